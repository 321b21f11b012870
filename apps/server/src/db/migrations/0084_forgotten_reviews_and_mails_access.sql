-- Deleting keeps how many reviews were asked for, and nothing of who asked; and the outbox keeps no mail that the database doesn't.

-- Deletes an actor with all that it left, and its properties, which it answers with: they are deleted as of `at`, also those that
-- could still be restored. Properties that somebody else owns too stay theirs. Its requests for a policy review keep no name, address or notes.
create or replace function app.erase_actor(at timestamptz) returns setof uuid
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  kind constant public.actor_kind := app.actor_kind();
  erased_by constant pg_catalog.uuid := app.actor_id();
  owned pg_catalog.uuid[];
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
  delete from public.mails m using public.policy_review_requests r
  where r.property_id = any (owned) and m.id in (r.agency_mail_id, r.confirmation_mail_id);
  update public.policy_review_requests r
  set first_name = '', last_name = '', email = '', phone = null, notes = null
  where r.property_id = any (owned);
  delete from public.leads l
  where (l.actor_kind = kind and l.actor_id = erased_by) or l.property_id = any (owned);
  delete from public.deleted_properties d where d.property_id = any (owned);
  insert into public.deleted_properties (property_id, deleted_at) select unnest(owned), at;
  delete from public.property_grants held where held.actor_kind = kind and held.actor_id = erased_by;
  delete from public.realtime_tickets t where t.actor_kind = kind and t.actor_id = erased_by;
  if kind = 'visitor'::public.actor_kind then
    delete from public.visitors v where v.id = erased_by;
  end if;
  return query select unnest(owned);
end $$;
--> statement-breakpoint

-- Deletes the actor's account with its sessions, second factor, passkeys, links, codes and the mails that it was sent. Requests for a policy
-- review with its address keep no name, address or notes.
create or replace function app.erase_account() returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  erased constant pg_catalog.uuid := app.actor_id();
  address pg_catalog.text;
begin
  if app.actor_kind() is distinct from 'user'::public.actor_kind then return; end if;
  select u.email into address from auth.users u where u.id = erased;
  delete from public.mails m where m.user_id = erased;
  -- Those of before somebody signed up with the address, too.
  delete from public.mails m where lower(m.recipient) = address and m.template <> 'policy_review_request';
  delete from public.mails m using public.policy_review_requests r
  where lower(r.email) = address and m.id in (r.agency_mail_id, r.confirmation_mail_id);
  update public.policy_review_requests r
  set first_name = '', last_name = '', email = '', phone = null, notes = null
  where lower(r.email) = address;
  delete from auth.verifications v where strpos(v.value, erased::text) > 0;
  delete from auth.users u where u.id = erased;
end $$;
--> statement-breakpoint

-- Which of these mails there still is a record of.
create function app.kept_mails(ids uuid[]) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select m.id from public.mails m where m.id = any (ids);
end;
--> statement-breakpoint
revoke all on function app.kept_mails(uuid[]) from public;
--> statement-breakpoint
grant execute on function app.kept_mails(uuid[]) to dss_worker;
