-- Tells the owner by email that a score is ready, if it took so long that they may have left, and they have an account. In the
-- transaction that finishes the job, so that there is one mail or none.
create function app.mail_score_ready() returns trigger language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
declare mail record;
begin
  for mail in
    insert into public.mails (id, recipient, user_id, locale, template, props)
    select gen_random_uuid(), u.email, u.id, u.locale, 'account_score_ready',
      pg_catalog.jsonb_build_object('property_id', new.property_id)
    from public.property_grants held join auth.users u on u.id = held.actor_id
    where held.property_id = new.property_id and held.actor_kind = 'user'::public.actor_kind
      and held."right" = 'own'::public.access_right and not held.property_deleted
    returning id
  loop
    perform app.enqueue_mail(mail.id::pg_catalog.uuid, '0'::pg_catalog.interval);
  end loop;
  return null;
end $$;
--> statement-breakpoint
revoke all on function app.mail_score_ready() from public;
--> statement-breakpoint
set local role dss_queue;
--> statement-breakpoint
grant execute on function app.enqueue_mail(uuid, interval) to dss_owner;
--> statement-breakpoint
set local role dss_owner;
--> statement-breakpoint
create trigger mail_score_ready after update of status on analysis_jobs
  for each row when (
    new.status = 'done' and old.status <> 'done' and new.reason in ('requested', 'rerun')
    and new.created_at < now() - interval '2 minutes'
  )
  execute function app.mail_score_ready();
