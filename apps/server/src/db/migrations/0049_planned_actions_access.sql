alter table planned_actions enable row level security, force row level security;
--> statement-breakpoint
-- `offset 0` as in 0039: the right is looked up on the row's own property.
create policy view on planned_actions for select to dss_visitor using (
  exists (select from property_grants held where held.property_id = planned_actions.property_id offset 0));
--> statement-breakpoint
create policy make on planned_actions for insert to dss_visitor with check (
  exists (select from property_grants held
    where held.property_id = planned_actions.property_id and held."right" = 'own' offset 0));
--> statement-breakpoint
create policy remove on planned_actions for delete to dss_visitor using (
  exists (select from property_grants held
    where held.property_id = planned_actions.property_id and held."right" = 'own' offset 0));
--> statement-breakpoint
grant select, insert, delete on planned_actions to dss_visitor;
--> statement-breakpoint

create trigger announce after insert or delete on planned_actions
  for each row execute function app.announce_change('plan_changed', '');
