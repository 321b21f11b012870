-- The only ways into the job queue. These functions belong to the queue's role, which makes them itself: nobody else may touch
-- graphile_worker. They are bound late, because that schema's functions are made by its own migrations.
--
-- The queue's tries are a backstop: a job counts its own.

grant create on schema app to dss_queue;
set local role dss_queue;

create function app.enqueue_analysis(job_id uuid, property_id uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    'analyze_property',
    json_strip_nulls(json_build_object('job_id', job_id, 'property_id', property_id, 'request_id', app.request_id())),
    job_key => 'analysis:' || job_id::text,
    max_attempts => 25
  );
end $$;

-- Puts a running job off. Its key moves to a new job of the queue, so the running one, once it returns, is over.
create function app.postpone_analysis(job_id uuid, property_id uuid, wait interval) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    'analyze_property',
    json_strip_nulls(json_build_object('job_id', job_id, 'property_id', property_id, 'request_id', app.request_id())),
    job_key => 'analysis:' || job_id::text,
    run_at => now() + wait,
    max_attempts => 25
  );
end $$;

-- Plans another try of a model that failed. One per property: a newer plan takes the place of the one before.
create function app.plan_model_retry(property_id uuid, wait interval) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    'retry_model',
    json_strip_nulls(json_build_object('property_id', property_id, 'request_id', app.request_id())),
    job_key => 'model_retry:' || property_id::text,
    run_at => now() + wait,
    max_attempts => 25
  );
end $$;

-- Finds coordinates for what was typed: once the transaction is through, or after a while. One such job per property.
create function app.enqueue_locating(property_id uuid, attempt int, wait interval) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    'locate_property',
    json_strip_nulls(json_build_object('property_id', property_id, 'attempt', attempt, 'request_id', app.request_id())),
    job_key => 'locate:' || property_id::text,
    run_at => now() + wait,
    max_attempts => 5
  );
end $$;

-- Asks public services about a property's place: once the transaction is through, or after a while. One such job per property.
create function app.enqueue_learning(property_id uuid, attempt int, wait interval) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    'learn_address',
    json_strip_nulls(json_build_object('property_id', property_id, 'attempt', attempt, 'request_id', app.request_id())),
    job_key => 'learn:' || property_id::text,
    run_at => now() + wait,
    max_attempts => 5
  );
end $$;

-- Asks which warnings there are for the homes that are watched. One such job for all of them. A run that plans the next one leaves a job
-- that somebody wants at once where it is: it was made for a home that this run doesn't know.
create function app.enqueue_watching(wait interval) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    'watch_warnings',
    json_strip_nulls(json_build_object('request_id', app.request_id())),
    job_key => 'watch_warnings',
    job_key_mode => case when wait > interval '0' then 'preserve_run_at' else 'replace' end,
    run_at => now() + wait,
    max_attempts => 25
  );
end $$;

-- Reminds owners of days that count after an insurer's notice. One such job per property. What an owner changed takes the place of an
-- earlier plan; a run that plans the next one doesn't, because the other was made for what this run hasn't read.
create function app.enqueue_reminding(property_id uuid, wait interval, owner_changed boolean) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    'remind_of_insurer',
    json_strip_nulls(json_build_object('property_id', property_id, 'request_id', app.request_id())),
    job_key => 'remind:' || property_id::text,
    job_key_mode => case when owner_changed then 'replace' else 'preserve_run_at' end,
    run_at => now() + wait,
    max_attempts => 25
  );
end $$;

-- Sends what is in the outbox.
create function app.enqueue_sending(kind text, id uuid, wait interval) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    'send_' || kind,
    json_strip_nulls(json_build_object(kind || '_id', id, 'request_id', app.request_id())),
    job_key => kind || ':' || id::text,
    run_at => now() + wait,
    max_attempts => 5
  );
end $$;

-- Takes a job out of the queue; one that is being worked on ends by itself.
create function app.forget_job(named text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.remove_job(named);
end $$;

grant execute on function app.enqueue_analysis(uuid, uuid) to dss_visitor, dss_worker, dss_operator;
grant execute on function app.enqueue_locating(uuid, int, interval), app.enqueue_learning(uuid, int, interval),
  app.enqueue_watching(interval), app.enqueue_reminding(uuid, interval, boolean), app.enqueue_sending(text, uuid, interval)
  to dss_visitor, dss_worker;
grant execute on function app.postpone_analysis(uuid, uuid, interval), app.plan_model_retry(uuid, interval) to dss_worker;
grant execute on function app.forget_job(text) to dss_purge;
grant execute on function app.enqueue_sending(text, uuid, interval) to dss_owner;

-- What is deleted from the outbox isn't sent anymore; what is being sent ends by itself.
create function app.forget_sending() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.remove_job(old.kind || ':' || old.id::text);
  return null;
end $$;

-- The queue as operators see it: the failure of a job without the values of its statement, which follow `params:`.
create function app.queue_jobs()
  returns table (id bigint, name text, created_at timestamptz, run_at timestamptz, locked_at timestamptz, attempts int, max_attempts int,
    failure text, request_id text)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query
    select j.id, j.task_identifier, j.created_at, j.run_at, j.locked_at, j.attempts::int, j.max_attempts::int,
      left(split_part(split_part(j.last_error, 'params:', 1), E'\n', 1), 200), p.payload ->> 'request_id'
    from graphile_worker.jobs j join graphile_worker._private_jobs p on p.id = j.id;
end $$;

-- Runs a job that waits, or has failed for good, right away and with all its attempts.
create function app.retry_job(wanted bigint) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from graphile_worker.reschedule_jobs(array[wanted], run_at => now(), attempts => 0);
  return found;
end $$;

-- Takes a job out of the queue unless it is running. Returns its key, which names what it was about.
create function app.discard_job(wanted bigint) returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare discarded text;
begin
  select coalesce(gone.key, '') into discarded from graphile_worker.complete_jobs(array[wanted]) gone;
  return discarded;
end $$;

grant execute on function app.queue_jobs(), app.retry_job(bigint), app.discard_job(bigint) to dss_operator;

set local role dss_owner;
revoke create on schema app from dss_queue;

create trigger forget_sending after delete on outbox
  for each row when (old.sent_at is null) execute function app.forget_sending();
