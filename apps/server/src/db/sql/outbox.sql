-- What waits to be sent elsewhere, of every kind, and what became of it. Requests put something in and read nothing; a job reads the one
-- that it was given. What a kind is, is the code's: it needs no definition here.

alter table outbox enable row level security, force row level security;

create policy put_in on outbox for insert to dss_visitor with check (
  attempts = 0 and failure is null and sent_at is null and given_up_at is null
  and (
    property_id is null
    or exists (
      select from property_grants held
      where held.property_id = outbox.property_id and held."right" = 'own' offset 0
    )
  )
);
grant insert on outbox to dss_visitor;

create policy definer_functions on outbox to dss_owner using (true);

-- One that is neither sent nor given up.
create function app.read_from_outbox(of_kind text, wanted uuid) returns table (name text, recipient text, content jsonb, attempts int)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select o.name, o.recipient, o.content, o.attempts from public.outbox o
  where o.id = wanted and o.kind = of_kind and o.sent_at is null and o.given_up_at is null;
end;

-- What came of an attempt: sent, given up, or to be tried again. What was sent is forgotten; what one says that was given up stays with it
-- where it can be sent once whoever should take it is mended.
create function app.note_in_outbox(noted uuid, reason text, is_over boolean, is_forgotten boolean) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  update public.outbox set
    attempts = attempts + 1,
    failure = reason,
    sent_at = case when is_over and reason is null then now() end,
    given_up_at = case when is_over and reason is not null then now() end,
    content = case when is_over and is_forgotten then null else content end
  where id = noted;
end;

-- Which of these there still is a record of.
create function app.kept_in_outbox(ids uuid[]) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select o.id from public.outbox o where o.id = any (ids);
end;

create function app.sweep_outbox(of_kind text, before timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.outbox where kind = of_kind and coalesce(sent_at, given_up_at) < before;
end;

grant execute on function app.read_from_outbox(text, uuid), app.note_in_outbox(uuid, text, boolean, boolean), app.kept_in_outbox(uuid[]),
  app.sweep_outbox(text, timestamptz) to dss_worker;

-- What was sent about the actor's account, its properties, its leads and its requests for a policy review, without what it says: that is
-- elsewhere, or a secret.
create function app.my_outbox()
  returns table (id uuid, kind text, name text, recipient text, created_at timestamptz, sent_at timestamptz, given_up_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select o.id, o.kind, o.name, o.recipient, o.created_at, o.sent_at, o.given_up_at
  from public.outbox o
  where (app.actor_kind() = 'user' and o.user_id = app.actor_id())
    or o.property_id in (select app.my_properties('own'))
    or o.id in (
      select l.id from public.leads l where l.actor_kind = app.actor_kind() and l.actor_id = app.actor_id()
      union all
      select r.confirmation_mail_id from public.policy_review_requests r
      where r.actor_kind = app.actor_kind() and r.actor_id = app.actor_id()
    )
  order by o.created_at, o.id;
end;

grant execute on function app.my_outbox() to dss_visitor;

-- Has a mail sent to each account that owns the job's property: jobs may neither read accounts nor put anything in. It is about the
-- property, so that it is taken back with it.
create function app.mail_owners(template text, props jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare mail record;
begin
  for mail in
    insert into public.outbox (id, kind, name, recipient, user_id, property_id, content)
    select gen_random_uuid(), 'mail', mail_owners.template, u.email, u.id, held.property_id,
      jsonb_build_object('locale', u.locale, 'props', mail_owners.props)
    from public.property_grants held join auth.users u on u.id = held.actor_id
    where held.property_id = app.job_property() and held.actor_kind = 'user'::public.actor_kind
      and held."right" = 'own'::public.access_right and not held.property_deleted
    returning id
  loop
    perform app.enqueue_sending('mail'::pg_catalog.text, mail.id::pg_catalog.uuid, '0'::pg_catalog.interval);
  end loop;
end $$;

grant execute on function app.mail_owners(text, jsonb) to dss_worker;

-- Has the operator's own system told of a score of the job's property, unless that is deleted. It is about the property, so that it is
-- taken back with it.
create function app.tell_of_score(content jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare told record;
begin
  for told in
    insert into public.outbox (id, kind, property_id, content)
    select gen_random_uuid(), 'score', app.job_property(), tell_of_score.content
    where exists (
      select from public.property_grants held where held.property_id = app.job_property() and not held.property_deleted
    )
    returning id
  loop
    perform app.enqueue_sending('score'::pg_catalog.text, told.id::pg_catalog.uuid, '0'::pg_catalog.interval);
  end loop;
end $$;

grant execute on function app.tell_of_score(jsonb) to dss_worker;

-- What waits to be sent about a home, as that its score is ready, is taken back when the home is deleted.
create function app.take_back() returns trigger language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.outbox o where o.property_id = new.property_id and o.sent_at is null;
  return null;
end $$;
create trigger take_back after insert on deleted_properties
  for each row execute function app.take_back();
