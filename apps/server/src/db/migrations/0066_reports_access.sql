alter table reports enable row level security, force row level security;
--> statement-breakpoint
-- For `app.report_seal` alone, which hands out nothing of whose home a report is.
create policy definer_functions on reports for select to dss_owner using (true);
--> statement-breakpoint
-- `offset 0` as in 0039: the right is looked up on the row's own property.
create policy view on reports for select to dss_visitor using (
  exists (select from property_grants held
    where held.property_id = reports.property_id and held."right" = 'own' offset 0));
--> statement-breakpoint
create policy make on reports for insert to dss_visitor with check (
  exists (select from property_grants held
    where held.property_id = reports.property_id and held."right" = 'own' offset 0));
--> statement-breakpoint
grant select, insert on reports to dss_visitor;
--> statement-breakpoint

-- What proves a report genuine, for whoever has its code.
create function app.report_seal(of_code text) returns table (sha256 text, made_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select made.sha256, made.made_at from public.reports made where made.code = of_code;
end;
--> statement-breakpoint
revoke all on function app.report_seal(text) from public;
--> statement-breakpoint
grant execute on function app.report_seal(text) to dss_visitor;
