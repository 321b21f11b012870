-- A mail about a home, as that its score is ready, is taken back when the home is deleted.
alter policy have_sent on mails
  with check (attempts = 0 and sent_at is null and given_up_at is null and property_id is null);
--> statement-breakpoint
update mails m set property_id = p.id from properties p
where m.template = 'account_score_ready' and p.id::text = m.props ->> 'property_id';
--> statement-breakpoint
delete from mails m using deleted_properties d where d.property_id = m.property_id and m.sent_at is null;
--> statement-breakpoint

create function app.take_mails_back() returns trigger language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.mails m where m.property_id = new.property_id and m.sent_at is null;
  return null;
end $$;
--> statement-breakpoint
revoke all on function app.take_mails_back() from public;
--> statement-breakpoint
create trigger take_mails_back after insert on deleted_properties
  for each row execute function app.take_mails_back();
--> statement-breakpoint

-- As in 0064; the mail names its home.
create or replace function app.mail_score_ready() returns trigger language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
declare mail record;
begin
  for mail in
    insert into public.mails (id, recipient, user_id, property_id, locale, template, props)
    select gen_random_uuid(), u.email, u.id, held.property_id, u.locale, 'account_score_ready',
      pg_catalog.jsonb_build_object('property_id', held.property_id)
    from public.property_grants held join auth.users u on u.id = held.actor_id
    where held.property_id = new.property_id and held.actor_kind = 'user'::public.actor_kind
      and held."right" = 'own'::public.access_right and not held.property_deleted
    returning id
  loop
    perform app.enqueue_mail(mail.id::pg_catalog.uuid, '0'::pg_catalog.interval);
  end loop;
  return null;
end $$;
