-- Properties: homes with their address and place.

alter table properties enable row level security, force row level security;

create policy view on properties for select to dss_visitor using (
  exists (select from property_grants held where held.property_id = properties.id offset 0)
);
create policy make on properties for insert to dss_visitor with check (
  case app.actor_kind() when 'visitor' then user_id is null when 'user' then user_id = app.actor_id() else false end
);
create policy change on properties for update to dss_visitor using (
  exists (select from property_grants held where held.property_id = properties.id and held."right" = 'own' offset 0)
);
grant select, insert,
  update (
    user_id, address, address_formatted, typed_address, located_address, address_lat, address_lng, place_id, lat, lng,
    coordinates_source, owners_state, earlier_addresses, outline, front_faces, missing_sides,
    photos_removed_after_finding
  )
  on properties to dss_visitor;

create policy of_the_job on properties for select to dss_worker using (id = app.job_property());
-- A geocoder's answer is written by a worker, and only where nobody has set coordinates.
create policy locate on properties for update to dss_worker using (id = app.job_property());
grant select, update (address_formatted, located_address, lat, lng, coordinates_source) on properties to dss_worker;

-- A property names the account that owns it. Whoever comes to own one may only name themselves.
create function app.check_named_owner() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if new.user_id is distinct from (case app.actor_kind() when 'user'::public.actor_kind then app.actor_id() end) then
    raise exception 'a property names its owner' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger check_named_owner before update of user_id on properties
  for each row execute function app.check_named_owner();

-- The user becomes the owner of those of the chosen properties that the visitor still owns, and links by which somebody else could claim
-- them end. What the visitor left about a property, such as contact details, becomes the user's with it. Of two sign-ins that choose the
-- same property, one gets it.
create function app.move_properties(from_visitor uuid, chosen uuid[], session_token text) returns setof uuid
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
    ), notified as (
      update public.push_subscriptions s set actor_kind = 'user'::public.actor_kind, actor_id = app.actor_id(),
        session_id = app.own_session(session_token::pg_catalog.text)
      from moved
      where s.property_id = moved.property_id
        and s.actor_kind = 'visitor'::public.actor_kind and s.actor_id = from_visitor
    )
    select moved.property_id from moved;
end $$;

grant execute on function app.move_properties(uuid, uuid[], text) to dss_visitor;
