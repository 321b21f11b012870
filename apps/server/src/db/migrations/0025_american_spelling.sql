ALTER TYPE "public"."dispute_whose" RENAME VALUE 'neighbour' TO 'neighbor';--> statement-breakpoint

-- The two functions are dss_queue's, so they are made anew. What is queued under the old name is still done.
drop function app.enqueue_analysis(uuid, uuid);
--> statement-breakpoint
create function app.enqueue_analysis(job_id uuid, property_id uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    'analyze_property',
    json_build_object('job_id', job_id, 'property_id', property_id),
    job_key => 'analysis:' || job_id::text,
    max_attempts => 25
  );
end $$;
--> statement-breakpoint
revoke all on function app.enqueue_analysis(uuid, uuid) from public;
--> statement-breakpoint
grant execute on function app.enqueue_analysis(uuid, uuid) to dss_visitor, dss_worker;
--> statement-breakpoint
drop function app.postpone_analysis(uuid, uuid, interval);
--> statement-breakpoint
create function app.postpone_analysis(job_id uuid, property_id uuid, wait interval) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    'analyze_property',
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
-- Whoever is to own a function must be able to make one where it stands, for this moment.
grant create on schema app to dss_queue;
--> statement-breakpoint
alter function app.enqueue_analysis(uuid, uuid) owner to dss_queue;
--> statement-breakpoint
alter function app.postpone_analysis(uuid, uuid, interval) owner to dss_queue;
--> statement-breakpoint
revoke create on schema app from dss_queue;
