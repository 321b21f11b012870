-- What its owner has deleted is there for nobody, until it is restored or, a little later, deleted for good. No request deletes
-- rows of properties and images: deleting and restoring are the functions below, since nobody changes a row that is out of sight.
--
--   dss_purge    deletes for good what was deleted, and reaches nothing else

drop policy remove on properties;
--> statement-breakpoint
drop policy remove on images;
--> statement-breakpoint
revoke delete on properties, images from dss_visitor;
--> statement-breakpoint

create policy definer_functions_read on deleted_properties for select to dss_owner using (true);
--> statement-breakpoint
create policy definer_functions_restore on deleted_properties for delete to dss_owner using (true);
--> statement-breakpoint

-- Nobody holds a right on a property that is deleted: every policy of what hangs from a property asks here.
create or replace function app.my_properties(needed public.access_right) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select grants.property_id from public.property_grants grants
  where grants.actor_kind = app.actor_kind() and grants.actor_id = app.actor_id()
    and (grants.expires_at is null or grants.expires_at > now())
    and case needed
      when 'own' then grants."right" = 'own'
      when 'add_photos' then grants."right" in ('own', 'add_photos')
      when 'view' then true
    end
    and not exists (
      select from public.deleted_properties deleted where deleted.property_id = grants.property_id
    );
end;
--> statement-breakpoint
alter policy definer_functions on claim_links
  using (property_id not in (select deleted_properties.property_id from deleted_properties));
--> statement-breakpoint

alter policy view on images using (deleted_at is null and property_id in (select app.my_properties('view')));
--> statement-breakpoint
alter policy of_the_job on images using (deleted_at is null and property_id = app.job_property());
--> statement-breakpoint
alter policy view on image_placements
  using (property_id in (select app.my_properties('view')) and exists (select from images where images.id = photo_id));
--> statement-breakpoint

-- A property that is made under the id of one that was deleted for good is another one.
create or replace function app.grant_own_to_maker() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.deleted_properties where property_id = new.id;
  insert into public.property_grants (property_id, actor_kind, actor_id, "right")
  values (new.id, app.actor_kind(), app.actor_id(), 'own'::public.access_right);
  return null;
end $$;
--> statement-breakpoint

-- Whether the actor owned such a property, which is deleted now.
create function app.delete_property(of_property uuid, at timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.deleted_properties (property_id, deleted_at)
  select owned, at from app.my_properties('own'::public.access_right) as owned where owned = of_property
  on conflict do nothing;
  return found;
end $$;
--> statement-breakpoint

-- A deleted property is its owner's again, unless it was deleted before `since`: when that was, and null where there is none.
create function app.restore_property(of_property uuid, since timestamptz) returns timestamptz
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.deleted_properties
  where property_id = of_property and deleted_at >= since and exists (
    select from public.property_grants grants
    where grants.property_id = of_property and grants."right" = 'own'
      and grants.actor_kind = app.actor_kind() and grants.actor_id = app.actor_id()
      and (grants.expires_at is null or grants.expires_at > now())
  )
  returning deleted_at;
end;
--> statement-breakpoint

-- The photo's row id; null where the actor owns no such photo.
create function app.delete_photo(of_property uuid, client_id text, at timestamptz) returns uuid
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  update public.images set deleted_at = at
  where property_id = of_property and image_id = client_id and deleted_at is null
    and property_id in (select app.my_properties('own'))
  returning id;
end;
--> statement-breakpoint

-- The one that was deleted last under this id, unless that was before `since`.
create function app.restore_photo(of_property uuid, client_id text, since timestamptz) returns uuid
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  update public.images set deleted_at = null
  where id = (
      select id from public.images
      where property_id = of_property and image_id = client_id and deleted_at >= since
      order by deleted_at desc limit 1 for update
    )
    and property_id in (select app.my_properties('own'))
  returning id;
end;
--> statement-breakpoint
revoke all on function app.delete_property(uuid, timestamptz), app.restore_property(uuid, timestamptz),
  app.delete_photo(uuid, text, timestamptz), app.restore_photo(uuid, text, timestamptz) from public;
--> statement-breakpoint
grant execute on function app.delete_property(uuid, timestamptz), app.restore_property(uuid, timestamptz),
  app.delete_photo(uuid, text, timestamptz), app.restore_photo(uuid, text, timestamptz) to dss_visitor;
--> statement-breakpoint

-- Deleting for good. An update of the time is granted where rows are locked before.
grant usage on schema app, public to dss_purge;
--> statement-breakpoint
revoke delete on deleted_properties from dss_worker;
--> statement-breakpoint
create policy purge on deleted_properties to dss_purge using (true);
--> statement-breakpoint
grant select, delete, update (deleted_at) on deleted_properties to dss_purge;
--> statement-breakpoint
create policy purge on properties to dss_purge
  using (exists (select from deleted_properties where deleted_properties.property_id = id));
--> statement-breakpoint
grant select (id), delete on properties to dss_purge;
--> statement-breakpoint
create policy purge on images to dss_purge using (deleted_at is not null);
--> statement-breakpoint
grant select, delete, update (deleted_at) on images to dss_purge;
--> statement-breakpoint
-- Where a photo was deleted, what may name it: whatever is made from the property's photos.
create policy purge on analyses to dss_purge
  using (exists (select from images where images.property_id = analyses.property_id));
--> statement-breakpoint
grant select (id, property_id, raw_json), delete on analyses to dss_purge;
--> statement-breakpoint
create policy purge on finding_comparisons to dss_purge
  using (exists (select from images where images.property_id = finding_comparisons.property_id));
--> statement-breakpoint
grant select (property_id), delete on finding_comparisons to dss_purge;
--> statement-breakpoint
create policy purge on disputes to dss_purge
  using (exists (select from images where images.property_id = disputes.property_id));
--> statement-breakpoint
grant select (id, property_id, photo_ids, question_ids), delete, update (photo_ids) on disputes to dss_purge;
--> statement-breakpoint
create policy purge on model_retries to dss_purge
  using (exists (select from images where images.property_id = model_retries.property_id));
--> statement-breakpoint
grant select (property_id, request), update (request) on model_retries to dss_purge;
--> statement-breakpoint
create policy purge on analysis_jobs to dss_purge using (
  exists (select from images where images.property_id = analysis_jobs.property_id)
  or exists (select from deleted_properties where deleted_properties.property_id = analysis_jobs.property_id)
);
--> statement-breakpoint
grant select (id, property_id, request, error_detail), update (request, error_detail) on analysis_jobs to dss_purge;
--> statement-breakpoint

-- Takes a job out of the queue; one that is being worked on ends by itself.
create function app.forget_job(named text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.remove_job(named);
end $$;
--> statement-breakpoint
revoke all on function app.forget_job(text) from public;
--> statement-breakpoint
grant execute on function app.forget_job(text) to dss_purge;
--> statement-breakpoint
grant create on schema app to dss_queue;
--> statement-breakpoint
alter function app.forget_job(text) owner to dss_queue;
--> statement-breakpoint
revoke create on schema app from dss_queue;
--> statement-breakpoint

-- Whoever follows a property learns that something is gone when it is deleted, and not again when that is for good.
drop trigger announce_removed on images;
--> statement-breakpoint
create trigger announce_removed after delete on images
  for each row when (old.deleted_at is null) execute function app.announce_change('photo_removed', 'id');
--> statement-breakpoint
create trigger announce_deleted after update of deleted_at on images
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function app.announce_change('photo_removed', 'id');
--> statement-breakpoint
create trigger announce_restored after update of deleted_at on images
  for each row when (old.deleted_at is not null and new.deleted_at is null)
  execute function app.announce_change('photo_added', 'id');
--> statement-breakpoint
create trigger announce after insert or delete on deleted_properties
  for each row execute function app.announce_change('access_changed', '');
