-- Homes that are watched for fire weather, because their owners asked for it, with what was said about their place: the owner's alone.

alter table warned_homes enable row level security, force row level security;

create policy view on warned_homes for select to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = warned_homes.property_id and held."right" = 'own' offset 0
  )
);
create policy wish on warned_homes for insert to dss_visitor with check (
  exists (
    select from property_grants held
    where held.property_id = warned_homes.property_id and held."right" = 'own' offset 0
  )
);
create policy unwish on warned_homes for delete to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = warned_homes.property_id and held."right" = 'own' offset 0
  )
);
grant select, delete, insert (property_id, id) on warned_homes to dss_visitor;

-- A job writes what services said.
create policy of_the_job on warned_homes to dss_worker using (property_id = app.job_property());
grant select, update (asked_lat, asked_lng, zone, time_zone, checked_at, warnings, fires, fires_asked_at) on warned_homes to dss_worker;

create policy definer_functions on warned_homes to dss_owner using (true);

-- The homes that services are asked about. Where each is, only a job about that home reads.
create function app.watched_homes()
  returns table (property_id uuid, asked_lat double precision, asked_lng double precision, zone text, has_warnings boolean,
    has_fires boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select w.property_id, w.asked_lat, w.asked_lng, w.zone, w.warnings <> '[]', coalesce(w.fires, '[]') <> '[]'
  from public.warned_homes w
  where not exists (select from public.deleted_properties d where d.property_id = w.property_id)
  order by w.property_id;
end;

-- That a service answered about these zones. Most of the time it says nothing, and that is all there is to write.
create function app.note_zones_checked(zones text[], at timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  update public.warned_homes set checked_at = at where zone = any (zones);
end;

-- The same of fires: for nearly all homes there is none nearby.
create function app.note_fires_asked(homes uuid[], at timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  update public.warned_homes set fires = coalesce(fires, '[]'), fires_asked_at = at where property_id = any (homes);
end;

grant execute on function app.watched_homes(), app.note_zones_checked(text[], timestamptz),
  app.note_fires_asked(uuid[], timestamptz) to dss_worker;

-- Whoever has the link of a mail can end the mails, and nothing else.
create function app.end_warnings(link uuid) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.warned_homes where id = link;
end;

grant execute on function app.end_warnings(uuid) to dss_visitor;

-- The wish ends once nobody has the home who had it: also when somebody claims it.
create function app.end_warnings_of_former_owner() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.warned_homes wish
  where wish.property_id = old.property_id and not exists (
    select from public.property_grants held
    where held.property_id = old.property_id and held."right" = 'own'::public.access_right
  );
  return null;
end $$;
create trigger end_warnings after delete on property_grants
  for each row when (old."right" = 'own') execute function app.end_warnings_of_former_owner();
