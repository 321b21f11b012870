-- Devices that are notified of a home's warnings. Each owner sees and ends their own.

alter table push_subscriptions enable row level security, force row level security;

create policy view on push_subscriptions for select to dss_visitor using (
  actor_kind = (select app.actor_kind()) and actor_id = (select app.actor_id())
  and exists (
    select from property_grants held
    where held.property_id = push_subscriptions.property_id and held."right" = 'own' offset 0
  )
);
create policy unsubscribe on push_subscriptions for delete to dss_visitor using (
  actor_kind = (select app.actor_kind()) and actor_id = (select app.actor_id())
  and exists (
    select from property_grants held
    where held.property_id = push_subscriptions.property_id and held."right" = 'own' offset 0
  )
);
grant select (property_id, device, locale, created_at), delete on push_subscriptions to dss_visitor;

-- A job sends to them, and forgets those that are gone.
create policy of_the_job on push_subscriptions to dss_worker using (property_id = app.job_property());
grant select, delete on push_subscriptions to dss_worker;

create policy definer_functions on push_subscriptions to dss_owner using (true);

-- The actor's own sign-in that a request came with; null for a visitor. For functions, which may read sign-ins.
create function app.own_session(session_token text) returns uuid
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  return (
    select held.id from auth.sessions held
    where app.actor_kind() = 'user'::public.actor_kind and held.user_id = app.actor_id()
      and (held.token = session_token or held.id::text = session_token)
  );
end $$;

-- Has a device of the actor notified of the home's warnings; one too many takes the place of the oldest. False while the warnings are off,
-- and for whoever doesn't own the home. A function, because a request can't see which sign-in it is of.
create function app.subscribe_device(of_property uuid, subscription jsonb, session_token text, most int) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not app.has_right('own'::public.access_right, of_property::pg_catalog.uuid) then return false; end if;
  perform from public.warned_homes w where w.property_id = of_property for update;
  if not found then return false; end if;
  insert into public.push_subscriptions as known
    (property_id, device, actor_kind, actor_id, session_id, endpoint, p256dh, auth, server_key, locale)
  select of_property, given.device, app.actor_kind(), app.actor_id(), app.own_session(session_token::pg_catalog.text), given.endpoint, given.p256dh,
    given.auth, given.server_key, given.locale
  from jsonb_to_record(subscription)
    as given (device text, endpoint text, p256dh text, auth text, server_key text, locale text)
  on conflict (property_id, device) do update set
    actor_kind = excluded.actor_kind, actor_id = excluded.actor_id, session_id = excluded.session_id, endpoint = excluded.endpoint,
    p256dh = excluded.p256dh, auth = excluded.auth, server_key = excluded.server_key, locale = excluded.locale, created_at = now();
  delete from public.push_subscriptions other
  where other.property_id = of_property and other.device in (
    select older.device from public.push_subscriptions older
    where older.property_id = of_property
    order by older.created_at desc, older.device offset most
  );
  return true;
end $$;

grant execute on function app.subscribe_device(uuid, jsonb, text, int) to dss_visitor;

-- Has each device of an owner of the job's property notified. It is about the property, so that it is taken back with it.
create function app.tell_devices(content jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare told record;
begin
  for told in
    insert into public.outbox (id, kind, user_id, property_id, content)
    select gen_random_uuid(), 'notification', case s.actor_kind when 'user'::public.actor_kind then s.actor_id end, s.property_id,
      tell_devices.content || jsonb_build_object('property_id', s.property_id, 'device', s.device)
    from public.push_subscriptions s
    where s.property_id = app.job_property() and exists (
      select from public.property_grants held
      where held.property_id = s.property_id and held.actor_kind = s.actor_kind and held.actor_id = s.actor_id
        and held."right" = 'own'::public.access_right and not held.property_deleted
    )
    returning id
  loop
    perform app.enqueue_sending('notification'::pg_catalog.text, told.id::pg_catalog.uuid, '0'::pg_catalog.interval);
  end loop;
end $$;

grant execute on function app.tell_devices(jsonb) to dss_worker;

-- A device is no longer notified of a home once its owner doesn't have it anymore, though somebody else does.
create function app.unsubscribe_former_owner() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.push_subscriptions s
  where s.property_id = old.property_id and s.actor_kind = old.actor_kind and s.actor_id = old.actor_id;
  return null;
end $$;
create trigger unsubscribe after delete on property_grants
  for each row when (old."right" = 'own') execute function app.unsubscribe_former_owner();

-- A visitor who ends could end nothing afterward.
create function app.unsubscribe_visitor() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.push_subscriptions s
  where s.actor_kind = 'visitor'::public.actor_kind and s.actor_id = new.id;
  return null;
end $$;
create trigger unsubscribe after update of ended_at on visitors
  for each row when (old.ended_at is null and new.ended_at is not null) execute function app.unsubscribe_visitor();

-- Whoever signs out, here or from another device, is notified no longer. A session that was over by itself says nothing of what its owner
-- wants, who may not come back before there is a warning.
create function app.unsubscribe_signed_out() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.push_subscriptions s where s.session_id = old.id;
  return null;
end $$;
create trigger unsubscribe after delete on auth.sessions
  for each row when (old.expires_at > now()) execute function app.unsubscribe_signed_out();
