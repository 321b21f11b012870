-- Anybody may leave a lead or an address, about a property that they can see or about none. Only the job that delivers it, and who
-- left it, read it; an address also the owner of its property.
alter table leads enable row level security, force row level security;
--> statement-breakpoint
create policy leave on leads for insert to dss_visitor with check (
  attempts = 0 and failure is null and delivered_at is null and given_up_at is null
  and actor_kind is not distinct from app.actor_kind() and actor_id is not distinct from app.actor_id()
  and (property_id is null or exists (
    select from property_grants held where held.property_id = leads.property_id offset 0
  ))
);
--> statement-breakpoint
create policy view on leads for select to dss_visitor using (
  (actor_kind = app.actor_kind() and actor_id = app.actor_id())
  or (lead is null and exists (
    select from property_grants held where held.property_id = leads.property_id and held."right" = 'own' offset 0
  ))
);
--> statement-breakpoint
grant select, insert on leads to dss_visitor;
--> statement-breakpoint
create policy definer_functions on leads to dss_owner using (true) with check (true);
--> statement-breakpoint

create function app.enqueue_lead(lead_id uuid, wait interval) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    'deliver_lead',
    json_build_object('lead_id', lead_id),
    job_key => 'lead:' || lead_id::text,
    run_at => now() + wait,
    max_attempts => 5
  );
end $$;
--> statement-breakpoint
-- One that is to be delivered, unless it has been, or its property is deleted.
create function app.read_lead(wanted uuid)
  returns table (lead jsonb, address jsonb, session_data jsonb, attempts int)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select l.lead, l.address, l.session_data, l.attempts from public.leads l
  where l.id = wanted and l.shared and l.delivered_at is null and l.given_up_at is null
    and not exists (select from public.deleted_properties d where d.property_id = l.property_id);
end;
--> statement-breakpoint
-- What came of an attempt: delivered, given up, or to be tried again.
create function app.note_lead(noted uuid, reason text, is_over boolean) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  update public.leads set
    attempts = attempts + 1,
    failure = reason,
    delivered_at = case when is_over and reason is null then now() end,
    given_up_at = case when is_over and reason is not null then now() end
  where id = noted;
end;
--> statement-breakpoint
create function app.sweep_leads(before timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.leads where created_at < before;
end;
--> statement-breakpoint
-- Wherever a lead is deleted, its delivery is too; one that is under way ends by itself.
create function app.forget_delivery() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.remove_job('lead:' || old.id::text);
  return null;
end $$;
--> statement-breakpoint
create trigger forget_delivery after delete on leads
  for each row when (old.shared) execute function app.forget_delivery();
--> statement-breakpoint
revoke all on function app.enqueue_lead(uuid, interval), app.read_lead(uuid), app.note_lead(uuid, text, boolean),
  app.sweep_leads(timestamptz), app.forget_delivery() from public;
--> statement-breakpoint
grant execute on function app.enqueue_lead(uuid, interval) to dss_visitor, dss_worker;
--> statement-breakpoint
grant execute on function app.read_lead(uuid), app.note_lead(uuid, text, boolean), app.sweep_leads(timestamptz) to dss_worker;
--> statement-breakpoint
grant create on schema app to dss_queue;
--> statement-breakpoint
alter function app.enqueue_lead(uuid, interval) owner to dss_queue;
--> statement-breakpoint
alter function app.forget_delivery() owner to dss_queue;
--> statement-breakpoint
revoke create on schema app from dss_queue;
