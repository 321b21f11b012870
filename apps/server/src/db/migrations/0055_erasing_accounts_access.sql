-- Erasing an account with what signs it in, handing it out, and leads that go along with a home that is moved.

create policy erase on auth.users for delete to dss_owner using (true);
--> statement-breakpoint
create policy erase on auth.verifications for delete to dss_owner using (true);
--> statement-breakpoint
create policy erase_reads on auth.verifications for select to dss_owner using (true);
--> statement-breakpoint
create policy definer_functions on auth.passkeys for select to dss_owner using (true);
--> statement-breakpoint

-- What an actor's account says of its user; null without one.
create function app.my_account() returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select jsonb_build_object(
    'name', u.name, 'email', u.email, 'language', u.locale, 'created_at', u.created_at,
    'second_factor', u.two_factor_enabled,
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
--> statement-breakpoint

-- Deletes the actor's account with its sessions, second factor, passkeys, links, codes and the mails that it was sent.
create function app.erase_account() returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare erased constant pg_catalog.uuid := app.actor_id();
begin
  if app.actor_kind() is distinct from 'user'::public.actor_kind then return; end if;
  delete from public.mails m using auth.users u
  where u.id = erased and m.recipient = u.email and starts_with(m.template, 'account_');
  delete from auth.verifications v where strpos(v.value, erased::text) > 0;
  delete from auth.users u where u.id = erased;
end $$;
--> statement-breakpoint

-- As before, and what the visitor left about a property, such as contact details, becomes the user's with it.
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
      returning held.property_id
    ), given as (
      insert into public.property_grants (property_id, actor_kind, actor_id, "right")
      select moved.property_id, 'user'::public.actor_kind, app.actor_id(), 'own'::public.access_right from moved
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
--> statement-breakpoint

revoke all on function app.my_account(), app.erase_account() from public;
--> statement-breakpoint
grant execute on function app.my_account(), app.erase_account() to dss_visitor;
