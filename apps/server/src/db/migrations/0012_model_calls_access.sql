alter table model_calls enable row level security, force row level security;
--> statement-breakpoint
alter table finding_comparisons enable row level security, force row level security;
--> statement-breakpoint

-- What was spent is the deployment's, not a property's: every worker adds to it and reads the whole. Nothing is taken back.
create policy spending on model_calls to dss_worker using (true) with check (true);
--> statement-breakpoint
grant select, insert on model_calls to dss_worker;
--> statement-breakpoint

create policy of_the_job on finding_comparisons to dss_worker
  using (property_id = app.job_property()) with check (property_id = app.job_property());
--> statement-breakpoint
grant select, insert on finding_comparisons to dss_worker;
--> statement-breakpoint

-- Puts a running job off. Its key moves to a new job of the queue, so the running one, once it returns, is over.
create function app.postpone_analysis(job_id uuid, property_id uuid, wait interval) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    'analyse_property',
    json_build_object('job_id', job_id, 'property_id', property_id),
    job_key => 'analysis:' || job_id::text,
    run_at => now() + wait,
    max_attempts => 25
  );
end $$;
--> statement-breakpoint
revoke all on function app.postpone_analysis(uuid, uuid, interval) from public;
--> statement-breakpoint
grant execute on function app.postpone_analysis(uuid, uuid, interval) to dss_worker;
--> statement-breakpoint
alter function app.postpone_analysis(uuid, uuid, interval) owner to dss_queue;
