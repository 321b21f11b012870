-- Accounts. Only dss_accounts reads them: the part of the server that signs people in has connections of its own with that role, which in
-- turn has no right on anybody's property. Requests learn one thing at a time, from the functions below.

grant usage on schema auth to dss_accounts;

alter table auth.users enable row level security, force row level security;
alter table auth.sessions enable row level security, force row level security;
alter table auth.credentials enable row level security, force row level security;
alter table auth.verifications enable row level security, force row level security;
alter table auth.two_factors enable row level security, force row level security;
alter table auth.passkeys enable row level security, force row level security;
alter table auth.signing_keys enable row level security, force row level security;
alter table auth.operators enable row level security, force row level security;

create policy accounts on auth.users to dss_accounts using (true);
create policy accounts on auth.sessions to dss_accounts using (true);
create policy accounts on auth.credentials to dss_accounts using (true);
create policy accounts on auth.verifications to dss_accounts using (true);
create policy accounts on auth.two_factors to dss_accounts using (true);
create policy accounts on auth.passkeys to dss_accounts using (true);
create policy accounts on auth.signing_keys to dss_accounts using (true);
grant select, insert, update, delete
  on auth.users, auth.sessions, auth.credentials, auth.verifications, auth.two_factors, auth.passkeys, auth.signing_keys
  to dss_accounts;

-- What the functions below and the command that names operators need.
create policy definer_functions on auth.users for select to dss_owner using (true);
create policy definer_functions on auth.sessions for select to dss_owner using (true);
create policy definer_functions on auth.passkeys for select to dss_owner using (true);
create policy definer_functions on auth.operators to dss_owner using (true);
create policy erase on auth.users for delete to dss_owner using (true);
create policy erase on auth.verifications for delete to dss_owner using (true);
create policy erase_reads on auth.verifications for select to dss_owner using (true);

-- A session that is used is renewed for another week, but ends 90 days after it began at the latest.
create function app.end_session_in_time() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  new.expires_at := least(new.expires_at, new.created_at + interval '90 days');
  return new;
end $$;
create trigger end_in_time before insert or update of expires_at, created_at on auth.sessions
  for each row execute function app.end_session_in_time();

-- Whether the actor, a user, is still signed in with this session, by its token or id; null: with any.
create function app.is_signed_in(session_token text) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select app.actor_kind() = 'user' and exists (
    select from auth.sessions held
    where held.user_id = app.actor_id() and held.expires_at > now()
      and (session_token is null or held.token = session_token or held.id::text = session_token)
  );
end;

create function app.require_signed_in(session_token text) returns void
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  if not app.is_signed_in(session_token::text) then
    raise exception 'the user is signed out' using errcode = 'ZV002';
  end if;
end $$;

create function app.is_operator() returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select app.actor_kind() = 'user'
    and exists (select from auth.operators named where named.user_id = app.actor_id());
end;

-- Whether signing in to the actor's account takes a second step.
create function app.has_second_factor() returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select app.actor_kind() = 'user'
    and exists (select from auth.users u where u.id = app.actor_id() and u.two_factor_enabled);
end;

-- What an actor's account says of its user; null without one.
create function app.my_account() returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select jsonb_build_object(
    'name', u.name, 'email', u.email, 'language', u.locale, 'created_at', u.created_at,
    'second_factor', u.two_factor_enabled,
    'operator_since', (select named.created_at from auth.operators named where named.user_id = u.id),
    'signed_in_devices', coalesce((
      select jsonb_agg(jsonb_build_object(
        'user_agent', s.user_agent, 'network', s.ip_address, 'signed_in_at', s.created_at,
        'used_at', s.updated_at, 'expires_at', s.expires_at
      ) order by s.created_at)
      from auth.sessions s where s.user_id = u.id
    ), '[]'::jsonb),
    'passkeys', coalesce((
      select jsonb_agg(jsonb_build_object('name', k.name, 'created_at', k.created_at) order by k.created_at)
      from auth.passkeys k where k.user_id = u.id
    ), '[]'::jsonb)
  )
  from auth.users u
  where app.actor_kind() = 'user'::public.actor_kind and u.id = app.actor_id();
end;

-- Deletes the actor's account with its sessions, second factor, passkeys, links, codes and the mails that it was sent. Requests for a
-- policy review with its address keep no name, address or notes.
create function app.erase_account() returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  erased constant pg_catalog.uuid := app.actor_id();
  address pg_catalog.text;
begin
  if app.actor_kind() is distinct from 'user'::public.actor_kind then return; end if;
  select u.email into address from auth.users u where u.id = erased;
  delete from public.outbox o where o.user_id = erased;
  -- Those of before somebody signed up with the address, too.
  delete from public.outbox o
  where o.kind = 'mail' and lower(o.recipient) = address and o.name <> 'policy_review_request';
  delete from public.outbox o using public.policy_review_requests r
  where lower(r.email) = address and o.id in (r.agency_mail_id, r.confirmation_mail_id);
  update public.policy_review_requests r
  set first_name = '', last_name = '', email = '', phone = null, notes = null
  where lower(r.email) = address;
  delete from auth.verifications v where strpos(v.value, erased::text) > 0;
  delete from auth.users u where u.id = erased;
end $$;

grant execute on function app.is_signed_in(text), app.require_signed_in(text), app.is_operator(), app.has_second_factor(),
  app.my_account(), app.erase_account() to dss_visitor;
