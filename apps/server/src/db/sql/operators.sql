-- Operators' pages read figures and states of the whole product, without anybody's data: columns are granted by name, and none of them
-- holds an address, a place, a name, a text or a picture. The role dss_operator reads these columns, starts failed work again, and reaches
-- nothing else.

create policy operate on analyses for select to dss_operator using (true);
grant select (id, property_id, job_id, reason, dss_score, provider, model_name, schema_version, created_at) on analyses to dss_operator;

create policy operate on hazards for select to dss_operator using (true);
grant select (analysis_id) on hazards to dss_operator;
grant select (hazard_type) on guidance to dss_operator;

create policy operate on analysis_jobs to dss_operator using (true) with check (status in ('queued', 'cancelled'));
grant select (id, property_id, status, error_code, photos_total, photos_known, attempts, created_at, updated_at),
  update (status, step, attempts, error_code, updated_at) on analysis_jobs to dss_operator;

create policy operate on model_calls for select to dss_operator using (true);
grant select on model_calls to dss_operator;

create policy operate on images for select to dss_operator using (true);
grant select (bytes) on images to dss_operator;

create policy operate on aerial_pictures for select to dss_operator using (true);
grant select (bytes) on aerial_pictures to dss_operator;

create policy operate on policy_review_requests for select to dss_operator using (true);
grant select (id, suspected_spam, agency_mail_id, created_at) on policy_review_requests to dss_operator;

create policy operate on outbox for select to dss_operator using (true);
grant select (id, kind, name, attempts, sent_at, given_up_at, created_at) on outbox to dss_operator;

-- Why what waits has failed, which may quote the address it went to: operators see that there was one.
create function app.outbox_failures() returns table (id uuid, failure text, sendable boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select o.id, regexp_replace(left(o.failure, 300), '[^\s<>,;"'']+@[^\s<>,;"'']+', '…@…', 'g'), o.content is not null
  from public.outbox o where o.sent_at is null;
end;

create function app.send_again(of_kind text, wanted uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.outbox set given_up_at = null, attempts = 0
  where id = wanted and kind = of_kind and sent_at is null and content is not null;
  if not found then return false; end if;
  perform app.enqueue_sending(of_kind::pg_catalog.text, wanted::pg_catalog.uuid, '0'::pg_catalog.interval);
  return true;
end $$;

grant execute on function app.outbox_failures(), app.send_again(text, uuid) to dss_operator;

-- Calls that failed or were slow.

alter table noted_calls enable row level security, force row level security;

create policy note on noted_calls for insert to dss_worker with check (true);
grant insert on noted_calls to dss_worker;
create policy operate on noted_calls for select to dss_operator using (true);
grant select on noted_calls to dss_operator;

create policy definer_functions on noted_calls to dss_owner using (true);

create function app.sweep_noted_calls(before timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.noted_calls where at < before;
end;

grant execute on function app.sweep_noted_calls(timestamptz) to dss_worker;
