-- A request may have a mail sent; only the job that sends it reads it.
alter table mails enable row level security, force row level security;
--> statement-breakpoint
create policy have_sent on mails for insert to dss_visitor
  with check (attempts = 0 and sent_at is null and given_up_at is null);
--> statement-breakpoint
grant insert on mails to dss_visitor;
--> statement-breakpoint
create policy definer_functions on mails to dss_owner using (true) with check (true);
--> statement-breakpoint

create function app.enqueue_mail(mail_id uuid, wait interval) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    'send_mail',
    json_build_object('mail_id', mail_id),
    job_key => 'mail:' || mail_id::text,
    run_at => now() + wait,
    max_attempts => 5
  );
end $$;
--> statement-breakpoint
-- A mail that is neither sent nor given up.
create function app.read_mail(wanted uuid)
  returns table (recipient text, locale text, template text, props jsonb, attempts int)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select m.recipient, m.locale, m.template, m.props, m.attempts from public.mails m
  where m.id = wanted and m.sent_at is null and m.given_up_at is null;
end;
--> statement-breakpoint
-- What came of an attempt: sent, given up, or to be tried again. What the mail said is forgotten with the first two.
create function app.note_mail(mail uuid, reason text, is_over boolean) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  update public.mails set
    attempts = attempts + 1,
    failure = reason,
    sent_at = case when is_over and reason is null then now() end,
    given_up_at = case when is_over and reason is not null then now() end,
    props = case when is_over then null else props end
  where id = mail;
end;
--> statement-breakpoint
create function app.sweep_mails(before timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.mails where coalesce(sent_at, given_up_at) < before;
end;
--> statement-breakpoint
revoke all on function app.enqueue_mail(uuid, interval), app.read_mail(uuid), app.note_mail(uuid, text, boolean),
  app.sweep_mails(timestamptz) from public;
--> statement-breakpoint
grant execute on function app.enqueue_mail(uuid, interval) to dss_visitor, dss_worker;
--> statement-breakpoint
grant execute on function app.read_mail(uuid), app.note_mail(uuid, text, boolean), app.sweep_mails(timestamptz) to dss_worker;
--> statement-breakpoint
grant create on schema app to dss_queue;
--> statement-breakpoint
alter function app.enqueue_mail(uuid, interval) owner to dss_queue;
--> statement-breakpoint
revoke create on schema app from dss_queue;
