create policy change on planned_actions for update to dss_visitor
  using (exists (select from property_grants held
    where held.property_id = planned_actions.property_id and held."right" = 'own' offset 0))
  with check (exists (select from property_grants held
    where held.property_id = planned_actions.property_id and held."right" = 'own' offset 0));
--> statement-breakpoint
grant update (done_on, cost_usd, note) on planned_actions to dss_visitor;
--> statement-breakpoint
-- A score depends on what is done, not on what was paid or noted.
create policy of_the_job on planned_actions for select to dss_worker using (property_id = app.job_property());
--> statement-breakpoint
grant select (property_id, step_id, done_on) on planned_actions to dss_worker;
--> statement-breakpoint
drop trigger announce on planned_actions;
--> statement-breakpoint
create trigger announce after insert or update or delete on planned_actions
  for each row execute function app.announce_change('plan_changed', '');
--> statement-breakpoint
grant update (repeats_image_id) on image_placements to dss_visitor;
--> statement-breakpoint
create policy purge on image_placements for select to dss_purge
  using (exists (select from images where images.property_id = image_placements.property_id));
--> statement-breakpoint
create policy purge_photo on image_placements for update to dss_purge
  using (exists (select from images where images.property_id = image_placements.property_id));
--> statement-breakpoint
grant select (property_id, repeats_image_id), update (repeats_image_id) on image_placements to dss_purge;
--> statement-breakpoint
-- What was paid and noted is the owner's alone: not of whom the home is shown to, nor of a phone that takes photos.
alter policy view on planned_actions using (
  exists (select from property_grants held
    where held.property_id = planned_actions.property_id and held."right" = 'own' offset 0));
