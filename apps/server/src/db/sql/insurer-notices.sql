-- What an owner enters of an insurer's letters: the owner's alone, not of whom the home is shown to, nor of a phone that takes photos.

alter table insurer_notices enable row level security, force row level security;

create policy view on insurer_notices for select to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = insurer_notices.property_id and held."right" = 'own' offset 0
  )
);
create policy make on insurer_notices for insert to dss_visitor with check (
  exists (
    select from property_grants held
    where held.property_id = insurer_notices.property_id and held."right" = 'own' offset 0
  )
);
create policy change on insurer_notices for update to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = insurer_notices.property_id and held."right" = 'own' offset 0
  )
);
create policy remove on insurer_notices for delete to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = insurer_notices.property_id and held."right" = 'own' offset 0
  )
);
grant select, insert, delete,
  update (kind, insurer, dated_on, answer_by, policy_ends_on, letter_id, steps, outcome, resolved_on, counted, reminders_id)
  on insurer_notices to dss_visitor;

-- Where a wish to be reminded ends, the row has to be seen before and after.
create policy definer_functions on insurer_notices to dss_owner using (true);

-- A job reminds of their days: it reads what these follow from, and neither who the insurer is nor how it ended up being counted.
create policy of_the_job on insurer_notices to dss_worker using (property_id = app.job_property());
grant select (id, property_id, kind, dated_on, answer_by, policy_ends_on, steps, outcome, reminders_id, reminded), update (reminded)
  on insurer_notices to dss_worker;

-- Whoever has the link of a mail can end the mails, and nothing else.
create function app.end_insurer_reminders(link uuid) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  update public.insurer_notices set reminders_id = null where reminders_id = link;
end;

grant execute on function app.end_insurer_reminders(uuid) to dss_visitor;

-- The wish ends once nobody has the home who had it: also when somebody claims it.
create function app.end_reminders_of_former_owner() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.insurer_notices n set reminders_id = null
  where n.property_id = old.property_id and n.reminders_id is not null and not exists (
    select from public.property_grants held
    where held.property_id = old.property_id and held."right" = 'own'::public.access_right
  );
  return null;
end $$;
create trigger end_reminders after delete on property_grants
  for each row when (old."right" = 'own') execute function app.end_reminders_of_former_owner();

-- How they ended, counted. Nobody writes a number: it follows from the notices whose owners allow it, and stays once they are deleted.

alter table insurer_outcomes enable row level security, force row level security;

create policy definer_functions on insurer_outcomes to dss_owner using (true);

create function app.count_insurer_outcome() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'UPDATE' and old.counted then
    update public.insurer_outcomes o set count = o.count - 1 where o.kind = old.kind and o.outcome = old.outcome;
  end if;
  if new.counted then
    insert into public.insurer_outcomes as counted (kind, outcome, count) values (new.kind, new.outcome, 1)
    on conflict (kind, outcome) do update set count = counted.count + 1;
  end if;
  return null;
end $$;
create trigger count_made after insert on insurer_notices
  for each row when (new.counted) execute function app.count_insurer_outcome();
create trigger count_changed after update on insurer_notices for each row when (
  (old.counted, old.kind, old.outcome) is distinct from (new.counted, new.kind, new.outcome) and (old.counted or new.counted)
) execute function app.count_insurer_outcome();

-- For operators, whose routes ask who they are.
create function app.insurer_outcomes() returns table (kind text, outcome text, count integer)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select o.kind, o.outcome, o.count from public.insurer_outcomes o where o.count > 0 order by o.kind, o.outcome;
end;

grant execute on function app.insurer_outcomes() to dss_worker;
