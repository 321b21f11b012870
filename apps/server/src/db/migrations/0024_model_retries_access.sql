alter table model_retries enable row level security, force row level security;
--> statement-breakpoint
create policy view on model_retries for select to dss_visitor using (property_id in (select app.my_properties('view')));
--> statement-breakpoint
grant select on model_retries to dss_visitor;
--> statement-breakpoint
create policy of_the_job on model_retries to dss_worker
  using (property_id = app.job_property()) with check (property_id = app.job_property());
--> statement-breakpoint
grant select, insert, update, delete on model_retries to dss_worker;
--> statement-breakpoint

-- Plans another try of a model that failed. One per property: a newer plan takes the place of the one before.
create function app.plan_model_retry(property_id uuid, wait interval) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    'retry_model',
    json_build_object('property_id', property_id),
    job_key => 'model_retry:' || property_id::text,
    run_at => now() + wait,
    max_attempts => 25
  );
end $$;
--> statement-breakpoint
revoke all on function app.plan_model_retry(uuid, interval) from public;
--> statement-breakpoint
grant execute on function app.plan_model_retry(uuid, interval) to dss_worker;
--> statement-breakpoint
-- Whoever is to own a function must be able to make one where it stands, for this moment.
grant create on schema app to dss_queue;
--> statement-breakpoint
alter function app.plan_model_retry(uuid, interval) owner to dss_queue;
--> statement-breakpoint
revoke create on schema app from dss_queue;
