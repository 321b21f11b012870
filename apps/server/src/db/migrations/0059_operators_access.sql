-- Operators' pages read figures and states of the whole product, without anybody's data: columns are granted by name, and none of
-- them holds an address, a place, a name, a text or a picture.
--
--   dss_operator    reads these columns, starts failed work again, and reaches nothing else

grant usage on schema app, public to dss_operator;
--> statement-breakpoint
create policy operate on analyses for select to dss_operator using (true);
--> statement-breakpoint
grant select (id, property_id, job_id, reason, dss_score, provider, model_name, schema_version, created_at) on analyses to dss_operator;
--> statement-breakpoint
create policy operate on hazards for select to dss_operator using (true);
--> statement-breakpoint
grant select (analysis_id) on hazards to dss_operator;
--> statement-breakpoint
grant select (hazard_type) on guidance to dss_operator;
--> statement-breakpoint
create policy operate on analysis_jobs to dss_operator using (true) with check (status in ('queued', 'cancelled'));
--> statement-breakpoint
grant select (id, property_id, status, error_code, photos_total, photos_known, attempts, created_at, updated_at),
  update (status, step, attempts, error_code, updated_at) on analysis_jobs to dss_operator;
--> statement-breakpoint
create policy operate on model_calls for select to dss_operator using (true);
--> statement-breakpoint
grant select on model_calls to dss_operator;
--> statement-breakpoint
create policy operate on images for select to dss_operator using (true);
--> statement-breakpoint
grant select (bytes) on images to dss_operator;
--> statement-breakpoint
create policy operate on aerial_pictures for select to dss_operator using (true);
--> statement-breakpoint
grant select (bytes) on aerial_pictures to dss_operator;
--> statement-breakpoint
create policy operate on policy_review_requests for select to dss_operator using (true);
--> statement-breakpoint
grant select (id, suspected_spam, agency_mail_id, created_at) on policy_review_requests to dss_operator;
--> statement-breakpoint
create policy operate on mails for select to dss_operator using (true);
--> statement-breakpoint
grant select (id, template, attempts, sent_at, given_up_at, created_at) on mails to dss_operator;
--> statement-breakpoint
create policy operate on leads for select to dss_operator using (true);
--> statement-breakpoint
grant select (id, shared, attempts, failure, delivered_at, given_up_at, created_at) on leads to dss_operator;
--> statement-breakpoint

-- Any process notes what failed or took long; operators read it.
alter table noted_calls enable row level security, force row level security;
--> statement-breakpoint
create policy note on noted_calls for insert to dss_worker with check (true);
--> statement-breakpoint
grant insert on noted_calls to dss_worker;
--> statement-breakpoint
create policy operate on noted_calls for select to dss_operator using (true);
--> statement-breakpoint
grant select on noted_calls to dss_operator;
--> statement-breakpoint
create policy definer_functions on noted_calls to dss_owner using (true) with check (true);
--> statement-breakpoint
create function app.sweep_noted_calls(before timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.noted_calls where at < before;
end;
--> statement-breakpoint

-- What a mail says stays with one that was given up, so that it can be sent once the mail server is mended; codes and links of
-- accounts are forgotten, since they are over by then.
create or replace function app.note_mail(mail uuid, reason text, is_over boolean) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  update public.mails set
    attempts = attempts + 1,
    failure = reason,
    sent_at = case when is_over and reason is null then now() end,
    given_up_at = case when is_over and reason is not null then now() end,
    props = case when is_over and (reason is null or template not like 'policy\_review\_%') then null else props end
  where id = mail;
end;
--> statement-breakpoint
-- Why each mail failed, which may quote the address it went to: operators see that there was one.
create function app.mail_failures() returns table (id uuid, failure text, sendable boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select m.id, regexp_replace(left(m.failure, 300), '[^\s<>,;"'']+@[^\s<>,;"'']+', '…@…', 'g'), m.props is not null
  from public.mails m where m.sent_at is null;
end;
--> statement-breakpoint
create function app.reopen_mail(wanted uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.mails set given_up_at = null, attempts = 0
  where id = wanted and sent_at is null and props is not null;
  return found;
end $$;
--> statement-breakpoint
create function app.reopen_lead(wanted uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.leads set given_up_at = null, attempts = 0
  where id = wanted and shared and delivered_at is null;
  return found;
end $$;
--> statement-breakpoint

-- The request on whose behalf the transaction runs; every job that it enqueues carries it along.
create function app.request_id() returns text
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select nullif(current_setting('app.request_id', true), '');
end;
--> statement-breakpoint
revoke all on function app.sweep_noted_calls(timestamptz), app.mail_failures(), app.reopen_mail(uuid), app.reopen_lead(uuid), app.request_id()
  from public;
--> statement-breakpoint
grant execute on function app.sweep_noted_calls(timestamptz) to dss_worker;
--> statement-breakpoint
grant execute on function app.mail_failures(), app.reopen_mail(uuid), app.reopen_lead(uuid) to dss_operator;
--> statement-breakpoint
grant execute on function app.request_id() to dss_queue;
--> statement-breakpoint

-- Functions of the queue belong to its role, which makes them itself.
grant usage, create on schema app to dss_queue;
--> statement-breakpoint
set local role dss_queue;
--> statement-breakpoint
create or replace function app.enqueue_analysis(job_id uuid, property_id uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    'analyze_property',
    json_strip_nulls(json_build_object('job_id', job_id, 'property_id', property_id, 'request_id', app.request_id())),
    job_key => 'analysis:' || job_id::text,
    max_attempts => 25
  );
end $$;
--> statement-breakpoint
create or replace function app.postpone_analysis(job_id uuid, property_id uuid, wait interval) returns void
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
--> statement-breakpoint
create or replace function app.plan_model_retry(property_id uuid, wait interval) returns void
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
--> statement-breakpoint
create or replace function app.enqueue_locating(property_id uuid, attempt int, wait interval) returns void
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
--> statement-breakpoint
create or replace function app.enqueue_mail(mail_id uuid, wait interval) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    'send_mail',
    json_strip_nulls(json_build_object('mail_id', mail_id, 'request_id', app.request_id())),
    job_key => 'mail:' || mail_id::text,
    run_at => now() + wait,
    max_attempts => 5
  );
end $$;
--> statement-breakpoint
create or replace function app.enqueue_lead(lead_id uuid, wait interval) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    'deliver_lead',
    json_strip_nulls(json_build_object('lead_id', lead_id, 'request_id', app.request_id())),
    job_key => 'lead:' || lead_id::text,
    run_at => now() + wait,
    max_attempts => 5
  );
end $$;
--> statement-breakpoint
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
--> statement-breakpoint
-- Runs a job that waits, or has failed for good, right away and with all its attempts.
create function app.retry_job(wanted bigint) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from graphile_worker.reschedule_jobs(array[wanted], run_at => now(), attempts => 0);
  return found;
end $$;
--> statement-breakpoint
-- Takes a job out of the queue unless it is running. Returns its key, which names what it was about.
create function app.discard_job(wanted bigint) returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare discarded text;
begin
  select coalesce(gone.key, '') into discarded from graphile_worker.complete_jobs(array[wanted]) gone;
  return discarded;
end $$;
--> statement-breakpoint
revoke all on function app.queue_jobs(), app.retry_job(bigint), app.discard_job(bigint) from public;
--> statement-breakpoint
grant execute on function app.queue_jobs(), app.retry_job(bigint), app.discard_job(bigint), app.enqueue_analysis(uuid, uuid),
  app.enqueue_mail(uuid, interval), app.enqueue_lead(uuid, interval) to dss_operator;
--> statement-breakpoint
set local role dss_owner;
--> statement-breakpoint
revoke create on schema app from dss_queue;
