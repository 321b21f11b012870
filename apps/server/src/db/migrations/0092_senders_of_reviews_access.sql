-- Whoever sent a request for a policy review is known by more than an address, which may have changed since.

-- Deletes an actor with all that it left, and its properties, which it answers with: they are deleted as of `at`, also those that
-- could still be restored. Properties that somebody else owns too stay theirs. Its requests for a policy review keep no name, address, notes or sender.
create or replace function app.erase_actor(at timestamptz) returns setof uuid
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
  delete from public.mails m using public.policy_review_requests r
  where r.id = any (asked) and m.id in (r.agency_mail_id, r.confirmation_mail_id);
  update public.policy_review_requests r
  set first_name = '', last_name = '', email = '', phone = null, notes = null, actor_kind = null, actor_id = null
  where r.id = any (asked);
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
