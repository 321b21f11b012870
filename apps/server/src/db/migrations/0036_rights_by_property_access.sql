-- Every policy asks for the actor's right on the row's own property, by the primary key of property_grants, so that a row costs
-- the same however many properties the actor has. What counts as a right of the actor is said once, by the policy of
-- property_grants: it holds for whatever the other policies read there.

-- A right counts for nothing while its property is deleted.
create function app.note_deletion_in_rights() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    update public.property_grants set property_deleted = false where property_id = old.property_id;
  else
    update public.property_grants set property_deleted = true where property_id = new.property_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
revoke all on function app.note_deletion_in_rights() from public;
--> statement-breakpoint
create trigger note_in_rights after insert or delete on deleted_properties
  for each row execute function app.note_deletion_in_rights();
--> statement-breakpoint
update property_grants set property_deleted = true
where property_id in (select deleted_properties.property_id from deleted_properties);
--> statement-breakpoint

alter policy own_rows on property_grants using (
  actor_kind = app.actor_kind() and actor_id = app.actor_id()
  and (expires_at is null or expires_at > now()) and not property_deleted
);
--> statement-breakpoint

-- Rights as requests have them: viewing comes with any right, adding photos with owning.
do $$
declare
  by_right constant jsonb := '{"view": "true", "add_photos": "held.\"right\" in (''own'', ''add_photos'')", "own": "held.\"right\" = ''own''"}';
  changed record;
  holds text;
begin
  for changed in
    select * from (values
      ('properties', 'view', 'view', 'using (%1$s)'),
      ('properties', 'change', 'own', 'using (%1$s) with check (%1$s)'),
      ('claim_links', 'make', 'own', 'with check (%1$s)'),
      ('claim_links', 'replace', 'own', 'using (%1$s) with check (%1$s)'),
      ('claim_links', 'own', 'own', 'using (%1$s)'),
      ('images', 'view', 'view', 'using (deleted_at is null and %1$s)'),
      ('images', 'make', 'add_photos', 'with check (%1$s)'),
      ('image_placements', 'view', 'view', 'using (%1$s and exists (select from images where images.id = photo_id))'),
      ('image_placements', 'make', 'add_photos', 'with check (%1$s and exists (
        select from images where images.id = photo_id and images.property_id = image_placements.property_id))'),
      ('image_placements', 'change', 'add_photos', 'using (%1$s) with check (%1$s)'),
      ('image_placements', 'remove', 'own', 'using (%1$s)'),
      ('analysis_jobs', 'view', 'view', 'using (%1$s)'),
      ('analysis_jobs', 'make', 'own', 'with check (%1$s)'),
      ('analysis_jobs', 'change', 'own', 'using (%1$s) with check (%1$s)'),
      ('analyses', 'view', 'view', 'using (%1$s)'),
      ('hazards', 'view', 'view', 'using (%1$s)'),
      ('owner_answers', 'view', 'view', 'using (%1$s)'),
      ('owner_answers', 'make', 'own', 'with check (%1$s)'),
      ('owner_answers', 'change', 'own', 'using (%1$s) with check (%1$s)'),
      ('owner_answers', 'remove', 'own', 'using (%1$s)'),
      ('disputes', 'view', 'view', 'using (%1$s)'),
      ('disputes', 'make', 'own', 'with check (%1$s)'),
      ('disputes', 'change', 'own', 'using (%1$s) with check (%1$s)'),
      ('policy_review_requests', 'ask', 'view', 'with check (property_id is null or %1$s)'),
      ('model_retries', 'view', 'view', 'using (%1$s)')
    ) as list (on_table, policy, needed, condition)
  loop
    holds := format(
      'exists (select from property_grants held where held.property_id = %I.%I and %s)',
      changed.on_table,
      case changed.on_table when 'properties' then 'id' else 'property_id' end,
      by_right ->> changed.needed
    );
    execute format('alter policy %I on %I ', changed.policy, changed.on_table) || format(changed.condition, holds);
  end loop;
end $$;
--> statement-breakpoint

-- The same for what runs with the owner's rights, to whom every right is visible.
create function app.has_right(needed public.access_right, of_property uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select exists (
    select from public.property_grants held
    where held.property_id = of_property
      and held.actor_kind = app.actor_kind() and held.actor_id = app.actor_id()
      and (held.expires_at is null or held.expires_at > now()) and not held.property_deleted
      and case needed
        when 'own' then held."right" = 'own'
        when 'add_photos' then held."right" in ('own', 'add_photos')
        when 'view' then true
      end
  );
end;
--> statement-breakpoint
revoke all on function app.has_right(public.access_right, uuid) from public;
--> statement-breakpoint

-- Where a list of the actor's properties starts: by the index of property_grants by actor.
create or replace function app.my_properties(needed public.access_right) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select held.property_id from public.property_grants held
  where held.actor_kind = app.actor_kind() and held.actor_id = app.actor_id()
    and (held.expires_at is null or held.expires_at > now()) and not held.property_deleted
    and case needed
      when 'own' then held."right" = 'own'
      when 'add_photos' then held."right" in ('own', 'add_photos')
      when 'view' then true
    end;
end;
--> statement-breakpoint

create or replace function app.claim_property(hash text, at timestamptz) returns uuid
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare claimed pg_catalog.uuid;
begin
  if app.actor_id() is null then return null; end if;
  update public.claim_links set used_at = at
  where token_hash = hash and used_at is null and expires_at > at
  returning property_id into claimed;
  if claimed is null then
    -- The browser that spent the link opens it again.
    select property_id into claimed from public.claim_links
    where token_hash = hash and app.has_right('own'::public.access_right, property_id::pg_catalog.uuid);
    return claimed;
  end if;
  delete from public.property_grants
  where property_id = claimed and "right" = 'own'::public.access_right;
  insert into public.property_grants (property_id, actor_kind, actor_id, "right")
  values (claimed, app.actor_kind(), app.actor_id(), 'own'::public.access_right) on conflict do nothing;
  return claimed;
end $$;
--> statement-breakpoint
create or replace function app.read_claim_link(hash text, at timestamptz) returns table (owned uuid, stands boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select
    case when app.has_right('own', link.property_id) then link.property_id end,
    link.used_at is null and link.expires_at > at
  from public.claim_links link where link.token_hash = hash;
end;
--> statement-breakpoint
create or replace function app.renew_photo_urls(of_property uuid, at timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  update public.images set urls_signed_at = at
  where property_id = of_property and urls_signed_at <= at - interval '30 minutes'
    and (select app.has_right('view', of_property));
end;
--> statement-breakpoint
create or replace function app.delete_property(of_property uuid, at timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not app.has_right('own'::public.access_right, of_property::pg_catalog.uuid) then return false; end if;
  insert into public.deleted_properties (property_id, deleted_at) values (of_property, at) on conflict do nothing;
  return found;
end $$;
--> statement-breakpoint
create or replace function app.delete_photo(of_property uuid, client_id text, at timestamptz) returns uuid
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  update public.images set deleted_at = at
  where property_id = of_property and image_id = client_id and deleted_at is null
    and (select app.has_right('own', of_property))
  returning id;
end;
--> statement-breakpoint
create or replace function app.restore_photo(of_property uuid, client_id text, since timestamptz) returns uuid
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
