-- Phone handovers: a phone that opens a code may add photos to a home for two hours. It sees its own handover, while it stands.

alter table phone_handovers enable row level security, force row level security;

create policy view on phone_handovers for select to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = phone_handovers.property_id
      and (
        held."right" = 'own'
        or (held.actor_kind = phone_handovers.actor_kind and held.actor_id = phone_handovers.actor_id)
      )
    offset 0
  )
);
create policy make on phone_handovers for insert to dss_visitor with check (
  exists (
    select from property_grants held
    where held.property_id = phone_handovers.property_id and held."right" = 'own' offset 0
  )
);
create policy revoke on phone_handovers for delete to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = phone_handovers.property_id and held."right" = 'own' offset 0
  )
);
-- Times and phone are set here alone, by the database's clock.
grant select (id, property_id, expires_at, actor_kind, actor_id, connected_at, ends_at, created_at),
  insert (id, property_id, code_hash), delete on phone_handovers to dss_visitor;

create policy definer_functions on phone_handovers to dss_owner using (true);

-- Spends a code: the phone that asks may add photos to its property for two hours. No row where the code is unknown, over, or spent by
-- another phone. Whoever owns the property anyway spends nothing.
create function app.redeem_phone_handover(hash text) returns table (of_property uuid, until timestamptz)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  phone_kind constant public.actor_kind := app.actor_kind();
  phone constant pg_catalog.uuid := app.actor_id();
  given public.phone_handovers;
begin
  if phone is null or phone_kind not in ('visitor'::public.actor_kind, 'user'::public.actor_kind) then return; end if;
  -- Of two phones, the second one waits here, and finds the code spent.
  select * into given from public.phone_handovers h where h.code_hash = hash for update;
  if not found or exists (
    select from public.deleted_properties d where d.property_id = given.property_id
  ) then
    return;
  end if;
  if app.has_right('own'::public.access_right, given.property_id::pg_catalog.uuid) then
    return query select given.property_id, null::timestamptz;
    return;
  end if;
  -- An assessor's phone adds photos anyway, and for longer.
  return query
    select h.property_id, h.ends_at from public.phone_handovers h join public.home_people p on p.id = h.id
    where h.property_id = given.property_id and h.actor_kind = phone_kind and h.actor_id = phone and h.ends_at > now();
  if found then return; end if;
  if given.actor_id is not null then
    -- The phone that spent it opens it again.
    if (given.actor_kind, given.actor_id) = (phone_kind, phone) and given.ends_at > now() then
      return query select given.property_id, given.ends_at;
    end if;
    return;
  end if;
  if given.expires_at <= now() then return; end if;
  -- A phone that comes back keeps what it added.
  update public.images set handover_id = given.id where handover_id in (
    select h.id from public.phone_handovers h
    where h.property_id = given.property_id and h.actor_kind = phone_kind and h.actor_id = phone
  );
  delete from public.phone_handovers h
  where h.property_id = given.property_id and h.actor_kind = phone_kind and h.actor_id = phone;
  update public.phone_handovers h
  set actor_kind = phone_kind, actor_id = phone, connected_at = now(), ends_at = now() + interval '2 hours'
  where h.id = given.id
  returning h.ends_at into given.ends_at;
  insert into public.property_grants (property_id, actor_kind, actor_id, "right", expires_at)
  values (given.property_id, phone_kind, phone, 'add_photos'::public.access_right, given.ends_at);
  return query select given.property_id, given.ends_at;
end $$;

grant execute on function app.redeem_phone_handover(text) to dss_visitor;

-- Which photos are a phone's own: whatever a request says.
create function app.note_handover() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  new.handover_id := (
    select h.id from public.phone_handovers h
    where h.property_id = new.property_id and h.actor_kind = app.actor_kind() and h.actor_id = app.actor_id()
      and h.ends_at > now() and not app.has_right('own'::public.access_right, h.property_id::pg_catalog.uuid)
  );
  return new;
end $$;
create trigger note_handover before insert on images for each row execute function app.note_handover();

-- A phone's right ends with its handover, and its handover with its right; all of a property's end once nobody has it who made them.
create function app.end_right_of_phone() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.property_grants held
  where held.property_id = old.property_id and held.actor_kind = old.actor_kind and held.actor_id = old.actor_id
    and held."right" = 'add_photos'::public.access_right;
  return null;
end $$;
create trigger end_right after delete on phone_handovers
  for each row when (old.actor_id is not null) execute function app.end_right_of_phone();

create function app.end_handovers() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.phone_handovers h
  where h.property_id = old.property_id and case old."right"
    when 'add_photos'::public.access_right then h.actor_kind = old.actor_kind and h.actor_id = old.actor_id
    else not exists (
      select from public.property_grants held
      where held.property_id = old.property_id and held."right" = 'own'::public.access_right
    )
  end;
  return null;
end $$;
create trigger end_handovers after delete on property_grants
  for each row when (old."right" <> 'view') execute function app.end_handovers();

-- A visitor who ends is no phone anymore, and could revoke nothing afterward.
create function app.end_handovers_of_visitor() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.phone_handovers h
  where (h.actor_kind = 'visitor'::public.actor_kind and h.actor_id = new.id)
    or h.property_id in (select app.owned_only_by_visitor(new.id::pg_catalog.uuid));
  return null;
end $$;
create trigger end_handovers after update of ended_at on visitors
  for each row when (old.ended_at is null and new.ended_at is not null) execute function app.end_handovers_of_visitor();

-- Forgets handovers a day after they ended.
create function app.sweep_phone_handovers() returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.phone_handovers h where coalesce(h.ends_at, h.expires_at) < now() - interval '1 day';
end;

grant execute on function app.sweep_phone_handovers() to dss_worker;
