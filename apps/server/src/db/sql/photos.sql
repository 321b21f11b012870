-- Photos, where they were taken, and how many a property has.

alter table images enable row level security, force row level security;

create policy view on images for select to dss_visitor using (
  deleted_at is null and exists (select from property_grants held where held.property_id = images.property_id offset 0)
);
create policy make on images for insert to dss_visitor with check (
  exists (
    select from property_grants held
    where held.property_id = images.property_id and held."right" in ('own', 'add_photos') offset 0
  )
);
grant select, insert on images to dss_visitor;

create policy of_the_job on images for select to dss_worker using (deleted_at is null and property_id = app.job_property());
-- Jobs propose which side of the house and which area a photo shows, and change nothing else of it.
create policy of_the_job_to_sort on images for update to dss_worker
  using (deleted_at is null and property_id = app.job_property()) with check (property_id = app.job_property());
grant select, update (proposed_side, proposed_area, sorted_by) on images to dss_worker;

create policy definer_functions on images to dss_owner using (true);

-- Starts a new hour for photo URLs whose first half hour is over.
create function app.renew_photo_urls(of_property uuid, at timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  update public.images set urls_signed_at = at
  where property_id = of_property and urls_signed_at <= at - interval '30 minutes'
    and (select app.has_right('view', of_property));
end;

grant execute on function app.renew_photo_urls(uuid, timestamptz) to dss_visitor;

-- Placements. A phone that was handed the home says where its own photos were taken, and nothing of others.

alter table image_placements enable row level security, force row level security;

create policy view on image_placements for select to dss_visitor using (
  exists (select from property_grants held where held.property_id = image_placements.property_id offset 0)
  and exists (select from images where images.id = photo_id offset 0)
);
create policy make on image_placements for insert to dss_visitor with check (
  exists (
    select from property_grants held
    where held.property_id = image_placements.property_id
      and (
        held."right" = 'own'
        or (
          held."right" = 'add_photos' and exists (
            select from images added join phone_handovers h on h.id = added.handover_id
            where added.id = image_placements.photo_id and h.actor_kind = held.actor_kind and h.actor_id = held.actor_id
          )
        )
      )
    offset 0
  )
  and exists (
    select from images where images.id = photo_id and images.property_id = image_placements.property_id offset 0
  )
);
create policy change on image_placements for update to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = image_placements.property_id
      and (
        held."right" = 'own'
        or (
          held."right" = 'add_photos' and exists (
            select from images added join phone_handovers h on h.id = added.handover_id
            where added.id = image_placements.photo_id and h.actor_kind = held.actor_kind and h.actor_id = held.actor_id
          )
        )
      )
    offset 0
  )
);
create policy remove on image_placements for delete to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = image_placements.property_id and held."right" = 'own' offset 0
  )
);
grant select, insert, delete,
  update (
    x_rel, y_rel, lat, lng, caption, direction, direction_said_as, area, name, repeats_image_id, work_step_id, updated_at
  )
  on image_placements to dss_visitor;

create policy of_the_job on image_placements for select to dss_worker using (property_id = app.job_property());
grant select on image_placements to dss_worker;

-- The number of photos, kept so that a list of homes doesn't count them.

alter table photo_counts enable row level security, force row level security;

create policy view on photo_counts for select to dss_visitor using (
  exists (select from property_grants held where held.property_id = photo_counts.property_id offset 0)
);
grant select on photo_counts to dss_visitor;

create policy definer_functions on photo_counts to dss_owner using (true);

-- The argument says whether a photo came (1) or went (-1). One that went only updates: its home may be going, too.
create function app.count_photo() returns trigger language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_argv[0] = '1' then
    insert into public.photo_counts as counted (property_id, photos) values (new.property_id, 1)
    on conflict (property_id) do update set photos = counted.photos + 1;
  else
    update public.photo_counts set photos = photos - 1 where property_id = old.property_id;
  end if;
  return null;
end $$;
create trigger count_added after insert on images
  for each row when (new.deleted_at is null) execute function app.count_photo('1');
create trigger count_deleted after update of deleted_at on images
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function app.count_photo('-1');
create trigger count_restored after update of deleted_at on images
  for each row when (old.deleted_at is not null and new.deleted_at is null) execute function app.count_photo('1');
create trigger count_removed after delete on images
  for each row when (old.deleted_at is null) execute function app.count_photo('-1');
