-- Leads: contact details that somebody left, and their delivery. Whoever left one sees it, and the owner of its home that there is one.

alter table leads enable row level security, force row level security;

create policy leave on leads for insert to dss_visitor with check (
  attempts = 0 and failure is null and delivered_at is null and given_up_at is null
  and actor_kind is not distinct from app.actor_kind() and actor_id is not distinct from app.actor_id()
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

-- One that is to be delivered, unless it has been, or its property is deleted.
create function app.read_lead(wanted uuid)
  returns table (lead jsonb, address jsonb, session_data jsonb, attempts int)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select l.lead, l.address, l.session_data, l.attempts from public.leads l
  where l.id = wanted and l.shared and l.delivered_at is null and l.given_up_at is null
    and not exists (select from public.deleted_properties d where d.property_id = l.property_id);
end;

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

create function app.sweep_leads(before timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.leads where created_at < before;
end;

grant execute on function app.read_lead(uuid), app.note_lead(uuid, text, boolean), app.sweep_leads(timestamptz) to dss_worker;
