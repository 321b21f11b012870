-- Erasing all that an actor has, and handing it out.

create policy definer_functions on policy_review_requests to dss_owner using (true) with check (true);
--> statement-breakpoint
create policy erase on visitors for delete to dss_owner using (true);
--> statement-breakpoint
create policy erase_reads on visitors for select to dss_owner using (true);
--> statement-breakpoint
-- When something was last done with a home, without reading the home.
create policy last_used on analysis_jobs for select to dss_owner using (true);
--> statement-breakpoint

-- The actor's requests for a policy review of its own properties.
create function app.my_policy_reviews()
  returns table (of_property uuid, first_name text, last_name text, email text, phone text, notes text, created_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select r.property_id, r.first_name, r.last_name, r.email, r.phone, r.notes, r.created_at
  from public.policy_review_requests r
  where app.has_right('own', r.property_id)
  order by r.created_at;
end;
--> statement-breakpoint

-- Deletes an actor with all that it left, and its properties, which it answers with: they are deleted as of `at`, also those that
-- could still be restored. Properties that somebody else owns too stay theirs.
create function app.erase_actor(at timestamptz) returns setof uuid
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
  delete from public.policy_review_requests r where r.property_id = any (owned);
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

revoke all on function app.my_policy_reviews(), app.erase_actor(timestamptz) from public;
--> statement-breakpoint
grant execute on function app.my_policy_reviews(), app.erase_actor(timestamptz) to dss_visitor;
