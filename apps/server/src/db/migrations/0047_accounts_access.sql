-- Accounts. Only dss_accounts reads them: the part of the server that signs people in has connections of its own with that role,
-- which in turn has no right on anybody's property. Requests learn one thing at a time, from the functions below.
grant usage on schema auth to dss_accounts;
--> statement-breakpoint
do $$
declare kept text;
begin
  foreach kept in array array['users', 'sessions', 'credentials', 'verifications', 'two_factors', 'passkeys', 'signing_keys', 'operators']
  loop
    execute format('alter table auth.%I enable row level security, force row level security', kept);
    continue when kept = 'operators';
    execute format('create policy accounts on auth.%I to dss_accounts using (true) with check (true)', kept);
    execute format('grant select, insert, update, delete on auth.%I to dss_accounts', kept);
  end loop;
end $$;
--> statement-breakpoint
-- What the functions below and the command that names operators need.
create policy definer_functions on auth.sessions for select to dss_owner using (true);
--> statement-breakpoint
create policy definer_functions on auth.users for select to dss_owner using (true);
--> statement-breakpoint
create policy definer_functions on auth.operators to dss_owner using (true) with check (true);
--> statement-breakpoint
create policy definer_functions on visitors for select to dss_owner using (true);
--> statement-breakpoint

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
--> statement-breakpoint

create function app.require_signed_in(session_token text) returns void
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  if not app.is_signed_in(session_token::text) then
    raise exception 'the user is signed out' using errcode = 'ZV002';
  end if;
end $$;
--> statement-breakpoint

create function app.is_operator() returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select app.actor_kind() = 'user'
    and exists (select from auth.operators named where named.user_id = app.actor_id());
end;
--> statement-breakpoint

-- The user becomes the owner of those of the chosen properties that the visitor still owns, and links by which somebody else
-- could claim them end. Of two sign-ins that choose the same property, one gets it.
create function app.move_properties(from_visitor uuid, chosen uuid[]) returns setof uuid
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
      returning held.property_id
    ), given as (
      insert into public.property_grants (property_id, actor_kind, actor_id, "right")
      select moved.property_id, 'user'::public.actor_kind, app.actor_id(), 'own'::public.access_right from moved
      on conflict do nothing
    ), ended as (
      delete from public.claim_links link using moved
      where link.property_id = moved.property_id and link.used_at is null
    )
    select moved.property_id from moved;
end $$;
--> statement-breakpoint

-- A property names the account that owns it. Whoever comes to own one may only name themselves.
create function app.check_named_owner() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if new.user_id is distinct from (case app.actor_kind() when 'user'::public.actor_kind then app.actor_id() end) then
    raise exception 'a property names its owner' using errcode = '42501';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger check_named_owner before update of user_id on properties
  for each row execute function app.check_named_owner();
--> statement-breakpoint
grant update (user_id) on properties to dss_visitor;
--> statement-breakpoint

create function app.announce_session() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('dss_changes', json_build_object('what', 'actor_changed', 'id', old.user_id)::text);
  return null;
end $$;
--> statement-breakpoint
create trigger announce_ended after delete on auth.sessions
  for each row execute function app.announce_session();
--> statement-breakpoint

revoke all on function app.is_signed_in(text), app.require_signed_in(text), app.is_operator(), app.move_properties(uuid, uuid[]), app.check_named_owner(), app.announce_session()
  from public;
--> statement-breakpoint
grant execute on function app.is_signed_in(text), app.require_signed_in(text), app.is_operator(), app.move_properties(uuid, uuid[]) to dss_visitor;
