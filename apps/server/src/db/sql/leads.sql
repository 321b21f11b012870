-- Leads: contact details that somebody left. One that is shared has a row of its id in the outbox. Whoever left one sees it, and the owner of its home that there is one.

alter table leads enable row level security, force row level security;

create policy leave on leads for insert to dss_visitor with check (
  actor_kind is not distinct from app.actor_kind() and actor_id is not distinct from app.actor_id()
  and (
    property_id is null
    or exists (
      select from property_grants held
      where held.property_id = leads.property_id and held."right" = 'own' offset 0
    )
  )
);
create policy view on leads for select to dss_visitor using (
  (actor_kind = app.actor_kind() and actor_id = app.actor_id())
  or (
    lead is null
    and exists (
      select from property_grants held
      where held.property_id = leads.property_id and held."right" = 'own' offset 0
    )
  )
);
grant select, insert on leads to dss_visitor;

create policy definer_functions on leads to dss_owner using (true);

create function app.sweep_leads(before timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.leads where created_at < before;
end;

grant execute on function app.sweep_leads(timestamptz) to dss_worker;

-- Wherever a lead is deleted, what waits to be sent of it is too.
create function app.take_lead_back() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.outbox o where o.id = old.id and o.kind = 'lead';
  return null;
end $$;
create trigger take_back after delete on leads
  for each row when (old.shared) execute function app.take_lead_back();
