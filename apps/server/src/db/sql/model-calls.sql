-- What calls of models cost. It is the deployment's, not a property's: every worker adds to it and reads the whole. Nothing is taken back.

alter table model_calls enable row level security, force row level security;

create policy spending on model_calls to dss_worker using (true);
grant select, insert on model_calls to dss_worker;

create policy definer_functions on model_calls to dss_owner using (true);

-- Calls are forgotten by age alone, and never those of the running month, which the budget counts: a worker that could take them back
-- could spend it twice.
create function app.sweep_model_calls(before timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.model_calls where at < least(before, date_trunc('month', now(), 'UTC'));
end;

grant execute on function app.sweep_model_calls(timestamptz) to dss_worker;
