alter table owner_answers enable row level security, force row level security;
--> statement-breakpoint
alter table disputes enable row level security, force row level security;
--> statement-breakpoint

create policy view on owner_answers for select to dss_visitor using (property_id in (select app.my_properties('view')));
--> statement-breakpoint
create policy make on owner_answers for insert to dss_visitor with check (property_id in (select app.my_properties('own')));
--> statement-breakpoint
create policy change on owner_answers for update to dss_visitor
  using (property_id in (select app.my_properties('own'))) with check (property_id in (select app.my_properties('own')));
--> statement-breakpoint
create policy remove on owner_answers for delete to dss_visitor using (property_id in (select app.my_properties('own')));
--> statement-breakpoint
grant select, insert, delete, update (answer, answered_at) on owner_answers to dss_visitor;
--> statement-breakpoint

create policy view on disputes for select to dss_visitor using (property_id in (select app.my_properties('view')));
--> statement-breakpoint
create policy make on disputes for insert to dss_visitor with check (property_id in (select app.my_properties('own')));
--> statement-breakpoint
create policy change on disputes for update to dss_visitor
  using (property_id in (select app.my_properties('own'))) with check (property_id in (select app.my_properties('own')));
--> statement-breakpoint
grant select, insert, update (withdrawn_at) on disputes to dss_visitor;
--> statement-breakpoint

create policy of_the_job on owner_answers for select to dss_worker using (property_id = app.job_property());
--> statement-breakpoint
grant select on owner_answers to dss_worker;
--> statement-breakpoint
create policy of_the_job on disputes for select to dss_worker using (property_id = app.job_property());
--> statement-breakpoint
grant select on disputes to dss_worker;
