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

create policy operate on mails for select to dss_operator using (true);
grant select (id, template, attempts, sent_at, given_up_at, created_at) on mails to dss_operator;

create policy operate on leads for select to dss_operator using (true);
grant select (id, shared, attempts, failure, delivered_at, given_up_at, created_at) on leads to dss_operator;

-- Why each mail failed, which may quote the address it went to: operators see that there was one.
create function app.mail_failures() returns table (id uuid, failure text, sendable boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select m.id, regexp_replace(left(m.failure, 300), '[^\s<>,;"'']+@[^\s<>,;"'']+', '…@…', 'g'), m.props is not null
  from public.mails m where m.sent_at is null;
end;

create function app.reopen_mail(wanted uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.mails set given_up_at = null, attempts = 0
  where id = wanted and sent_at is null and props is not null;
  return found;
end $$;

create function app.reopen_lead(wanted uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.leads set given_up_at = null, attempts = 0
  where id = wanted and shared and delivered_at is null;
  return found;
end $$;

grant execute on function app.mail_failures(), app.reopen_mail(uuid), app.reopen_lead(uuid) to dss_operator;

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
