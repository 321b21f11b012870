-- Deleting and erasing. What its owner has deleted is there for nobody, until it is restored or, a little later, deleted for good. No
-- request deletes rows of properties and images: deleting and restoring are functions, since nobody changes a row that is out of sight.

alter table deleted_properties enable row level security, force row level security;

create policy definer_functions on deleted_properties for insert to dss_owner with check (true);
create policy definer_functions_read on deleted_properties for select to dss_owner using (true);
create policy definer_functions_restore on deleted_properties for delete to dss_owner using (true);

create policy sweep on deleted_properties to dss_worker using (true);
grant select on deleted_properties to dss_worker;

-- Whether the actor owned such a property, which is deleted now.
create function app.delete_property(of_property uuid, at timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not app.has_right('own'::public.access_right, of_property::pg_catalog.uuid) then return false; end if;
  insert into public.deleted_properties (property_id, deleted_at) values (of_property, at) on conflict do nothing;
  return found;
end $$;

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

-- The photo's row id; null where the actor owns no such photo.
create function app.delete_photo(of_property uuid, client_id text, at timestamptz) returns uuid
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  update public.images set deleted_at = at
  where property_id = of_property and image_id = client_id and deleted_at is null
    and (select app.has_right('own', of_property))
  returning id;
end;

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
    and (select app.has_right('own', of_property))
  returning id;
end;

grant execute on function app.delete_property(uuid, timestamptz), app.restore_property(uuid, timestamptz),
  app.delete_photo(uuid, text, timestamptz), app.restore_photo(uuid, text, timestamptz) to dss_visitor;

-- Deletes an actor with all that it left, and its properties, which it answers with: they are deleted as of `at`, also those that could
-- still be restored. Properties that somebody else owns too stay theirs. Its requests for a policy review keep no name, address, notes or
-- sender; whoever sent one is known by more than an address, which may have changed since.
create function app.erase_actor(at timestamptz) returns setof uuid
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  kind constant public.actor_kind := app.actor_kind();
  erased_by constant pg_catalog.uuid := app.actor_id();
  owned pg_catalog.uuid[];
  asked pg_catalog.uuid[];
begin
  if erased_by is null then return; end if;
  owned := array(
    select held.property_id from public.property_grants held
    where held.actor_kind = kind and held.actor_id = erased_by and held."right" = 'own'::public.access_right
      and not exists (
        select from public.property_grants other
        where other.property_id = held.property_id and other."right" = 'own'::public.access_right
          and (other.actor_kind, other.actor_id) <> (kind, erased_by)
      )
  );
  asked := array(
    select r.id from public.policy_review_requests r
    where r.property_id = any (owned) or (r.actor_kind = kind and r.actor_id = erased_by)
  );
  delete from public.outbox o using public.policy_review_requests r
  where r.id = any (asked) and o.id in (r.agency_mail_id, r.confirmation_mail_id);
  update public.policy_review_requests r
  set first_name = '', last_name = '', email = '', phone = null, notes = null, actor_kind = null, actor_id = null
  where r.id = any (asked);
  delete from public.leads l
  where (l.actor_kind = kind and l.actor_id = erased_by) or l.property_id = any (owned);
  delete from public.deleted_properties d where d.property_id = any (owned);
  insert into public.deleted_properties (property_id, deleted_at) select unnest(owned), at;
  delete from public.property_grants held where held.actor_kind = kind and held.actor_id = erased_by;
  delete from public.realtime_tickets t where t.actor_kind = kind and t.actor_id = erased_by;
  if kind = 'user'::public.actor_kind then
    delete from public.communities c where c.user_id = erased_by;
    delete from public.home_people p where p.user_id = erased_by;
    -- What they saw stays with the homes, in nobody's name.
    update public.home_visits v set user_id = null, name = null, organization = null where v.user_id = erased_by;
  end if;
  if kind = 'visitor'::public.actor_kind then
    delete from public.visitors v where v.id = erased_by;
  end if;
  return query select unnest(owned);
end $$;

grant execute on function app.erase_actor(timestamptz) to dss_visitor;

-- A property that is deleted for good is remembered as deleted, so that what still names it is deleted, too.
create function app.remember_deleted_property() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.deleted_properties (property_id) values (old.id) on conflict do nothing;
  return null;
end $$;
create trigger remember_deleted_property after delete on properties
  for each row execute function app.remember_deleted_property();

-- Deletes homes without an account with which nothing was done since: no photo, analysis or answer. Neither a phone nor a link that shows
-- a home keeps it.
create policy last_used on analysis_jobs for select to dss_owner using (true);
create function app.expire_properties(since timestamptz, at timestamptz) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare expired bigint;
begin
  insert into public.deleted_properties (property_id, deleted_at)
  select held.property_id, at from public.property_grants held
  where held."right" = 'own'::public.access_right and not held.property_deleted and held.answered_at < since
    and not exists (
      select from public.property_grants other
      where other.property_id = held.property_id and other."right" = 'own'::public.access_right
        and (other.actor_kind <> 'visitor'::public.actor_kind or other.answered_at >= since)
    )
    and not exists (select from public.images i where i.property_id = held.property_id and i.created_at >= since)
    and not exists (select from public.analysis_jobs j where j.property_id = held.property_id and j.created_at >= since)
  limit 1000
  on conflict do nothing;
  get diagnostics expired = row_count;
  return expired;
end $$;

grant execute on function app.expire_properties(timestamptz, timestamptz) to dss_purge;

-- The role dss_purge deletes for good what was deleted, and reaches nothing else. An update of the time is granted where rows are locked
-- before.

create policy purge on deleted_properties to dss_purge using (true);
grant select, delete, update (deleted_at) on deleted_properties to dss_purge;

create policy purge on properties to dss_purge using (exists (select from deleted_properties where deleted_properties.property_id = id));
grant select (id), delete on properties to dss_purge;

create policy purge on images to dss_purge using (deleted_at is not null);
grant select, delete, update (deleted_at) on images to dss_purge;

-- The objects of all photos of a property, deleted ones too, and of its insurer's letters, in one snapshot: a photo that is restored or
-- deleted meanwhile is always among them.
create function app.objects_of_photos(of_property uuid) returns table (source_url text, working_path text, thumbnail_path text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select photo.source_url, photo.working_path, photo.thumbnail_path from public.images photo where photo.property_id = of_property
  union all
  -- An insurer's letter is one file.
  select letter.path, letter.path, letter.path
  from public.insurer_notices notice
    cross join lateral (select notice.property_id || '/' || notice.letter_id || '.letter.jpg' as path) letter
  where notice.property_id = of_property and notice.letter_id is not null;
end;

grant execute on function app.objects_of_photos(uuid) to dss_purge;

-- Where a photo was deleted, what may name it: whatever is made from the property's photos.

create policy purge on analyses to dss_purge using (exists (select from images where images.property_id = analyses.property_id));
grant select (id, property_id, raw_json), delete on analyses to dss_purge;

create policy purge on finding_comparisons to dss_purge
  using (exists (select from images where images.property_id = finding_comparisons.property_id));
grant select (property_id), delete on finding_comparisons to dss_purge;

create policy purge on disputes to dss_purge using (exists (select from images where images.property_id = disputes.property_id));
grant select (id, property_id, photo_ids, question_ids), delete, update (photo_ids) on disputes to dss_purge;

create policy purge on model_retries to dss_purge using (exists (select from images where images.property_id = model_retries.property_id));
grant select (property_id, request), update (request) on model_retries to dss_purge;

create policy purge on analysis_jobs to dss_purge using (
  exists (select from images where images.property_id = analysis_jobs.property_id)
  or exists (select from deleted_properties where deleted_properties.property_id = analysis_jobs.property_id)
);
grant select (id, property_id, request, error_detail), update (request, error_detail) on analysis_jobs to dss_purge;

create policy purge on owner_answers for select to dss_purge
  using (exists (select from images where images.property_id = owner_answers.property_id));
create policy purge_photo on owner_answers for update to dss_purge
  using (exists (select from images where images.property_id = owner_answers.property_id));
grant select (property_id, image_id), update (image_id, box) on owner_answers to dss_purge;

create policy purge on image_placements for select to dss_purge
  using (exists (select from images where images.property_id = image_placements.property_id));
create policy purge_photo on image_placements for update to dss_purge
  using (exists (select from images where images.property_id = image_placements.property_id));
grant select (property_id, repeats_image_id), update (repeats_image_id) on image_placements to dss_purge;
