-- Anybody may ask, about a property that they can see or about none. Nobody reads what was asked.
alter table policy_review_requests enable row level security, force row level security;
--> statement-breakpoint
create policy ask on policy_review_requests for insert to dss_visitor
  with check (property_id is null or property_id in (select app.my_properties('view')));
--> statement-breakpoint
grant insert on policy_review_requests to dss_visitor;
