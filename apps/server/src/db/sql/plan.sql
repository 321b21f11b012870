-- What an owner plans to do, has done, paid and noted: the owner's alone, not of whom the home is shown to, nor of a phone that takes
-- photos.

alter table planned_actions enable row level security, force row level security;

create policy view on planned_actions for select to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = planned_actions.property_id and held."right" = 'own' offset 0
  )
);
create policy make on planned_actions for insert to dss_visitor with check (
  exists (
    select from property_grants held
    where held.property_id = planned_actions.property_id and held."right" = 'own' offset 0
  )
);
create policy change on planned_actions for update to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = planned_actions.property_id and held."right" = 'own' offset 0
  )
);
create policy remove on planned_actions for delete to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = planned_actions.property_id and held."right" = 'own' offset 0
  )
);
grant select, insert, delete, update (done_on, done_said_at, cost_usd, hours, cubic_yards, note) on planned_actions to dss_visitor;

-- A score depends on what is done, not on what was paid, worked or noted.
create policy of_the_job on planned_actions for select to dss_worker using (property_id = app.job_property());
grant select (property_id, step_id, done_on, done_said_at) on planned_actions to dss_worker;
