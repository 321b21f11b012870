-- Mails that wait to be sent, and what became of them. Requests have them sent and read none; a job reads the one that it was given.

alter table mails enable row level security, force row level security;

create policy have_sent on mails for insert to dss_visitor
  with check (attempts = 0 and sent_at is null and given_up_at is null and property_id is null);
grant insert on mails to dss_visitor;

create policy definer_functions on mails to dss_owner using (true);

-- A mail that is neither sent nor given up.
create function app.read_mail(wanted uuid)
  returns table (recipient text, locale text, template text, props jsonb, attempts int)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select m.recipient, m.locale, m.template, m.props, m.attempts from public.mails m
  where m.id = wanted and m.sent_at is null and m.given_up_at is null;
end;

-- What came of an attempt: sent, given up, or to be tried again. What a mail says stays with one that was given up, so that it can be sent
-- once the mail server is mended; codes and links of accounts are forgotten, since they are over by then.
create function app.note_mail(mail uuid, reason text, is_over boolean) returns void
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

-- Which of these mails there still is a record of.
create function app.kept_mails(ids uuid[]) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select m.id from public.mails m where m.id = any (ids);
end;

create function app.sweep_mails(before timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.mails where coalesce(sent_at, given_up_at) < before;
end;

grant execute on function app.read_mail(uuid), app.note_mail(uuid, text, boolean), app.kept_mails(uuid[]), app.sweep_mails(timestamptz)
  to dss_worker;

-- Mails about the actor's account, its properties and its requests for a policy review, without what they say: it is elsewhere, or a secret.
create function app.my_mails()
  returns table (recipient text, language text, template text, created_at timestamptz, sent_at timestamptz, given_up_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select m.recipient, m.locale, m.template, m.created_at, m.sent_at, m.given_up_at
  from public.mails m
  where (app.actor_kind() = 'user' and m.user_id = app.actor_id())
    or m.property_id in (select app.my_properties('own'))
    or m.id in (
      select r.confirmation_mail_id from public.policy_review_requests r
      where r.actor_kind = app.actor_kind() and r.actor_id = app.actor_id()
    )
  order by m.created_at, m.id;
end;

grant execute on function app.my_mails() to dss_visitor;

-- Has a mail sent to each account that owns the job's property: jobs may neither read accounts nor make mails. It is about the property, so
-- that it is taken back with it.
create function app.mail_owners(template text, props jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare mail record;
begin
  for mail in
    insert into public.mails (id, recipient, user_id, property_id, locale, template, props)
    select gen_random_uuid(), u.email, u.id, held.property_id, u.locale, mail_owners.template, mail_owners.props
    from public.property_grants held join auth.users u on u.id = held.actor_id
    where held.property_id = app.job_property() and held.actor_kind = 'user'::public.actor_kind
      and held."right" = 'own'::public.access_right and not held.property_deleted
    returning id
  loop
    perform app.enqueue_mail(mail.id::pg_catalog.uuid, '0'::pg_catalog.interval);
  end loop;
end $$;

grant execute on function app.mail_owners(text, jsonb) to dss_worker;
