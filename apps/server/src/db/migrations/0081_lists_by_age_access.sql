-- A right of an owner says when the property was made, so that a page of a long list reads only its own homes. It comes from the
-- property that is made, and goes on from owner to owner: these functions can't read properties, and the actor can't yet.

-- As in 0029.
create or replace function app.grant_own_to_maker() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.deleted_properties where property_id = new.id;
  insert into public.property_grants (property_id, actor_kind, actor_id, "right", property_created_at)
  values (new.id, app.actor_kind(), app.actor_id(), 'own'::public.access_right, new.created_at);
  return null;
end $$;
--> statement-breakpoint

-- As in 0061. Where the property has no owner anymore, it counts as made now.
create or replace function app.claim_property(hash text, at timestamptz) returns uuid
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  claimed pg_catalog.uuid;
  made pg_catalog.timestamptz;
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
  delete from public.share_links where property_id = claimed;
  select min(property_created_at) into made from public.property_grants
  where property_id = claimed and "right" = 'own'::public.access_right;
  delete from public.property_grants
  where property_id = claimed and "right" = 'own'::public.access_right;
  insert into public.property_grants (property_id, actor_kind, actor_id, "right", property_created_at)
  values (claimed, app.actor_kind(), app.actor_id(), 'own'::public.access_right, coalesce(made, at))
  on conflict do nothing;
  return claimed;
end $$;
--> statement-breakpoint

-- As in 0055.
create or replace function app.move_properties(from_visitor uuid, chosen uuid[]) returns setof uuid
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.actor_kind() is distinct from 'user'::public.actor_kind then return; end if;
  return query
    with moved as (
      delete from public.property_grants held
      where held.actor_kind = 'visitor'::public.actor_kind and held.actor_id = from_visitor
        and held."right" = 'own'::public.access_right and held.property_id = any (chosen)
        and not held.property_deleted
        and exists (select from public.visitors v where v.id = from_visitor and v.ended_at is null)
      returning held.property_id, held.property_created_at
    ), given as (
      insert into public.property_grants (property_id, actor_kind, actor_id, "right", property_created_at)
      select moved.property_id, 'user'::public.actor_kind, app.actor_id(), 'own'::public.access_right,
        moved.property_created_at
      from moved
      on conflict do nothing
    ), ended as (
      delete from public.claim_links link using moved
      where link.property_id = moved.property_id and link.used_at is null
    ), left_there as (
      update public.leads l set actor_kind = 'user'::public.actor_kind, actor_id = app.actor_id()
      from moved
      where l.property_id = moved.property_id
        and l.actor_kind = 'visitor'::public.actor_kind and l.actor_id = from_visitor
    )
    select moved.property_id from moved;
end $$;
