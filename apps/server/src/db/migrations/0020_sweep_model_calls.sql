-- Calls are forgotten by age alone, and never those of the running month, which the budget counts: a worker that could
-- take them back could spend it twice.
create policy definer_functions on model_calls to dss_owner using (true) with check (true);
--> statement-breakpoint
create function app.sweep_model_calls(before timestamptz) returns void
  language sql security definer set search_path = pg_catalog, public
begin atomic
  delete from public.model_calls where at < least(before, date_trunc('month', now(), 'UTC'));
end;
--> statement-breakpoint
revoke all on function app.sweep_model_calls(timestamptz) from public;
--> statement-breakpoint
grant execute on function app.sweep_model_calls(timestamptz) to dss_worker;
