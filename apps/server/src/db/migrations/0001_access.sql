-- Who may read and change what. Row-level security on every table that holds a user's data, forced, so that
-- even the tables' owner is held to it outside the functions below.
--
--   dss_owner    owns tables and functions; nobody logs in as it
--   dss_visitor  every request, with the actor in app.actor_kind and app.actor_id
--   dss_worker   every job, with its property in app.property_id
--   dss_queue    owns the job queue, reads no property

create schema app;
--> statement-breakpoint
grant usage on schema app, public to dss_visitor, dss_worker;
--> statement-breakpoint
grant usage on schema public to dss_queue;
--> statement-breakpoint
grant usage, create on schema app to dss_queue;
--> statement-breakpoint

-- A setting that was never made or was reset reads as null or '': both mean nobody.
create function app.actor_kind() returns public.actor_kind language sql stable
  return nullif(current_setting('app.actor_kind', true), '')::public.actor_kind;
--> statement-breakpoint
create function app.actor_id() returns uuid language sql stable
  return nullif(current_setting('app.actor_id', true), '')::uuid;
--> statement-breakpoint
create function app.job_property() returns uuid language sql stable
  return nullif(current_setting('app.property_id', true), '')::uuid;
--> statement-breakpoint

-- The properties on which the actor holds a right. Owning includes adding photos, which includes viewing.
create function app.my_properties(needed public.access_right) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select grants.property_id from public.property_grants grants
  where grants.actor_kind = app.actor_kind() and grants.actor_id = app.actor_id()
    and case needed
      when 'own' then grants."right" = 'own'
      when 'add_photos' then grants."right" in ('own', 'add_photos')
      when 'view' then true
    end;
end;
--> statement-breakpoint

-- Whoever makes a property owns it.
create function app.grant_own_to_maker() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into public.property_grants (property_id, actor_kind, actor_id, "right")
  values (new.id, app.actor_kind(), app.actor_id(), 'own');
  return null;
end $$;
--> statement-breakpoint
create trigger grant_own_to_maker after insert on properties
  for each row execute function app.grant_own_to_maker();
--> statement-breakpoint

-- Spends a claim link: the actor becomes the property's only owner. Null where the link is unknown, over, or
-- spent by somebody else.
create function app.claim_property(hash text, at timestamptz) returns uuid
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare claimed uuid;
begin
  if app.actor_id() is null then return null; end if;
  update public.claim_links set used_at = at
  where token_hash = hash and used_at is null and expires_at > at
  returning property_id into claimed;
  if claimed is null then
    -- The browser that spent the link opens it again.
    select property_id into claimed from public.claim_links
    where token_hash = hash and property_id in (select app.my_properties('own'));
    return claimed;
  end if;
  delete from public.property_grants where property_id = claimed and "right" = 'own';
  insert into public.property_grants (property_id, actor_kind, actor_id, "right")
  values (claimed, app.actor_kind(), app.actor_id(), 'own') on conflict do nothing;
  return claimed;
end $$;
--> statement-breakpoint

-- Starts a new hour for photo URLs whose first half hour is over.
create function app.renew_photo_urls(of_property uuid, at timestamptz) returns void
  language sql security definer set search_path = pg_catalog, public
begin atomic
  update public.images set urls_signed_at = at
  where property_id = of_property
    and urls_signed_at <= at - interval '30 minutes'
    and property_id in (select app.my_properties('view'));
end;
--> statement-breakpoint

revoke all on all functions in schema app from public;
--> statement-breakpoint
grant execute on function app.actor_kind(), app.actor_id(), app.job_property(), app.my_properties(public.access_right)
  to dss_visitor, dss_worker, dss_queue;
--> statement-breakpoint
grant execute on function app.claim_property(text, timestamptz), app.renew_photo_urls(uuid, timestamptz) to dss_visitor;
--> statement-breakpoint

alter table visitors enable row level security, force row level security;
--> statement-breakpoint
alter table properties enable row level security, force row level security;
--> statement-breakpoint
alter table property_grants enable row level security, force row level security;
--> statement-breakpoint
alter table claim_links enable row level security, force row level security;
--> statement-breakpoint
alter table images enable row level security, force row level security;
--> statement-breakpoint
alter table image_placements enable row level security, force row level security;
--> statement-breakpoint
alter table observations enable row level security, force row level security;
--> statement-breakpoint
alter table analysis_jobs enable row level security, force row level security;
--> statement-breakpoint
alter table analyses enable row level security, force row level security;
--> statement-breakpoint
alter table hazards enable row level security, force row level security;
--> statement-breakpoint

-- What the SECURITY DEFINER functions above need, and nothing else, passes the owner's forced security.
create policy definer_functions on property_grants to dss_owner using (true) with check (true);
--> statement-breakpoint
create policy definer_functions on claim_links to dss_owner using (true) with check (true);
--> statement-breakpoint
create policy definer_functions on images for all to dss_owner using (true) with check (true);
--> statement-breakpoint

create policy own_row on visitors to dss_visitor
  using (app.actor_kind() = 'visitor' and id = app.actor_id())
  with check (app.actor_kind() = 'visitor' and id = app.actor_id());
--> statement-breakpoint
grant select, insert, update (ended_at) on visitors to dss_visitor;
--> statement-breakpoint

create policy view on properties for select to dss_visitor using (id in (select app.my_properties('view')));
--> statement-breakpoint
create policy make on properties for insert to dss_visitor with check (
  case app.actor_kind() when 'visitor' then user_id is null when 'user' then user_id = app.actor_id() else false end
);
--> statement-breakpoint
create policy change on properties for update to dss_visitor
  using (id in (select app.my_properties('own'))) with check (id in (select app.my_properties('own')));
--> statement-breakpoint
create policy remove on properties for delete to dss_visitor using (id in (select app.my_properties('own')));
--> statement-breakpoint
grant select, insert, delete, update (address, address_formatted, place_id, lat, lng) on properties to dss_visitor;
--> statement-breakpoint

create policy own_rows on property_grants for select to dss_visitor
  using (actor_kind = app.actor_kind() and actor_id = app.actor_id());
--> statement-breakpoint
grant select on property_grants to dss_visitor;
--> statement-breakpoint

create policy make on claim_links for insert to dss_visitor with check (property_id in (select app.my_properties('own')));
--> statement-breakpoint
grant insert on claim_links to dss_visitor;
--> statement-breakpoint

create policy view on images for select to dss_visitor using (property_id in (select app.my_properties('view')));
--> statement-breakpoint
create policy make on images for insert to dss_visitor with check (property_id in (select app.my_properties('add_photos')));
--> statement-breakpoint
create policy remove on images for delete to dss_visitor using (property_id in (select app.my_properties('own')));
--> statement-breakpoint
grant select, insert, delete on images to dss_visitor;
--> statement-breakpoint

create policy view on image_placements for select to dss_visitor using (property_id in (select app.my_properties('view')));
--> statement-breakpoint
create policy make on image_placements for insert to dss_visitor with check (
  property_id in (select app.my_properties('add_photos'))
  and exists (select from images where images.id = photo_id and images.property_id = image_placements.property_id)
);
--> statement-breakpoint
create policy change on image_placements for update to dss_visitor
  using (property_id in (select app.my_properties('add_photos')))
  with check (property_id in (select app.my_properties('add_photos')));
--> statement-breakpoint
create policy remove on image_placements for delete to dss_visitor using (property_id in (select app.my_properties('own')));
--> statement-breakpoint
grant select, insert, delete,
  update (x_rel, y_rel, lat, lng, caption, direction, area, name, updated_at) on image_placements to dss_visitor;
--> statement-breakpoint

create policy view on analysis_jobs for select to dss_visitor using (property_id in (select app.my_properties('view')));
--> statement-breakpoint
create policy make on analysis_jobs for insert to dss_visitor with check (property_id in (select app.my_properties('own')));
--> statement-breakpoint
create policy change on analysis_jobs for update to dss_visitor
  using (property_id in (select app.my_properties('own'))) with check (property_id in (select app.my_properties('own')));
--> statement-breakpoint
grant select, insert, update (status, step, updated_at) on analysis_jobs to dss_visitor;
--> statement-breakpoint

create policy view on analyses for select to dss_visitor using (property_id in (select app.my_properties('view')));
--> statement-breakpoint
grant select on analyses to dss_visitor;
--> statement-breakpoint
create policy view on hazards for select to dss_visitor using (property_id in (select app.my_properties('view')));
--> statement-breakpoint
grant select on hazards to dss_visitor;
--> statement-breakpoint

create policy of_the_job on properties for select to dss_worker using (id = app.job_property());
--> statement-breakpoint
grant select on properties to dss_worker;
--> statement-breakpoint
create policy of_the_job on images for select to dss_worker using (property_id = app.job_property());
--> statement-breakpoint
grant select on images to dss_worker;
--> statement-breakpoint
create policy of_the_job on image_placements for select to dss_worker using (property_id = app.job_property());
--> statement-breakpoint
grant select on image_placements to dss_worker;
--> statement-breakpoint
create policy of_the_job on observations to dss_worker
  using (property_id = app.job_property()) with check (property_id = app.job_property());
--> statement-breakpoint
grant select, insert, delete on observations to dss_worker;
--> statement-breakpoint
create policy of_the_job on analysis_jobs to dss_worker
  using (property_id = app.job_property()) with check (property_id = app.job_property());
--> statement-breakpoint
grant select, update on analysis_jobs to dss_worker;
--> statement-breakpoint
create policy of_the_job on analyses to dss_worker
  using (property_id = app.job_property()) with check (property_id = app.job_property());
--> statement-breakpoint
grant select, insert on analyses to dss_worker;
--> statement-breakpoint
create policy of_the_job on hazards to dss_worker
  using (property_id = app.job_property()) with check (property_id = app.job_property());
--> statement-breakpoint
grant select, insert on hazards to dss_worker;
--> statement-breakpoint

grant select on guidance to dss_visitor, dss_worker;
--> statement-breakpoint

-- The only way into the queue. PL/pgSQL binds late: graphile_worker's functions are made by its own migrations,
-- when the server starts. The queue's tries are a backstop: a job counts its own in analysis_jobs.attempts.
create function app.enqueue_analysis(job_id uuid, property_id uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    'analyse_property',
    json_build_object('job_id', job_id, 'property_id', property_id),
    job_key => 'analysis:' || job_id::text,
    max_attempts => 25
  );
end $$;
--> statement-breakpoint
revoke all on function app.enqueue_analysis(uuid, uuid) from public;
--> statement-breakpoint
grant execute on function app.enqueue_analysis(uuid, uuid) to dss_visitor, dss_worker;
--> statement-breakpoint
alter function app.enqueue_analysis(uuid, uuid) owner to dss_queue;
