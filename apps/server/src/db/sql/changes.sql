-- What changes is announced on the channel dss_changes, in the transaction that changes it: whoever commits it has told everybody who
-- listens, in whatever process, and a rollback has told nobody. Every login may listen, so an announcement carries ids and the kind of
-- change, never what anybody stored.

-- Arguments: the kind of change, and the column that names what changed ('' where its property says enough).
create function app.announce_change() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  changed record;
  subject uuid;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  case tg_argv[1]
    when 'id' then subject := changed.id;
    when 'photo_id' then subject := changed.photo_id;
    else subject := null;
  end case;
  perform pg_notify('dss_changes', json_strip_nulls(json_build_object(
    'what', tg_argv[0], 'property_id', changed.property_id, 'id', subject))::text);
  return null;
end $$;

create trigger announce_added after insert on images
  for each row execute function app.announce_change('photo_added', 'id');
-- Whoever follows a property learns that something is gone when it is deleted, and not again when that is for good.
create trigger announce_deleted after update of deleted_at on images
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function app.announce_change('photo_removed', 'id');
create trigger announce_removed after delete on images
  for each row when (old.deleted_at is null) execute function app.announce_change('photo_removed', 'id');
create trigger announce_restored after update of deleted_at on images
  for each row when (old.deleted_at is not null and new.deleted_at is null)
  execute function app.announce_change('photo_added', 'id');
create trigger announce_sorted after update of proposed_side, proposed_area on images
  for each row when (
    old.proposed_side is distinct from new.proposed_side or old.proposed_area is distinct from new.proposed_area
  )
  execute function app.announce_change('photo_sorted', 'id');
create trigger announce after insert or update or delete on image_placements
  for each row execute function app.announce_change('placement_changed', 'photo_id');

create trigger announce after insert or delete or update of status, step, photos_done, photos_total on analysis_jobs
  for each row execute function app.announce_change('job_changed', 'id');
create trigger announce after insert on analyses
  for each row execute function app.announce_change('analysis_added', 'id');

create trigger announce after insert or update or delete on owner_answers
  for each row execute function app.announce_change('answers_changed', '');
create trigger announce after insert or update or delete on disputes
  for each row execute function app.announce_change('disputes_changed', '');
create trigger announce after insert or update or delete on planned_actions
  for each row execute function app.announce_change('plan_changed', '');

create trigger announce after insert or update or delete on address_facts
  for each row execute function app.announce_change('address_facts_changed', '');

create trigger announce after insert or update or delete on insurer_notices
  for each row execute function app.announce_change('insurer_notices_changed', '');

create trigger announce after insert or delete on warned_homes
  for each row execute function app.announce_change('fire_warnings_changed', '');
-- When the services last answered is news only the first time, and where there is a fire to tell of.
create trigger announce_changed after update on warned_homes for each row when (
  (old.zone, old.warnings, old.fires, old.checked_at is null) is distinct from (new.zone, new.warnings, new.fires, new.checked_at is null)
  or (new.fires <> '[]' and old.fires_asked_at is distinct from new.fires_asked_at)
) execute function app.announce_change('fire_warnings_changed', '');

create trigger announce after insert or update or delete on phone_handovers
  for each row execute function app.announce_change('handovers_changed', '');
create trigger announce after insert or update or delete on home_people
  for each row execute function app.announce_change('people_changed', '');
create trigger announce after insert or update on home_visits
  for each row execute function app.announce_change('visits_changed', '');
create trigger announce after insert or delete on deleted_properties
  for each row execute function app.announce_change('access_changed', '');
-- Nobody's rights change when it is noted when a home was last answered about.
create trigger announce after insert or delete or update of actor_kind, actor_id, "right", expires_at, property_deleted
  on property_grants for each row execute function app.announce_change('access_changed', '');

-- The argument is the kind of change.
create function app.announce_property() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('dss_changes', json_build_object('what', tg_argv[0], 'property_id', old.id)::text);
  return null;
end $$;
create trigger announce_changed after update on properties
  for each row execute function app.announce_property('property_changed');
create trigger announce_deleted after delete on properties
  for each row execute function app.announce_property('access_changed');

create function app.announce_visitor() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('dss_changes', json_build_object('what', 'actor_changed', 'id', old.id)::text);
  return null;
end $$;
create trigger announce_ended after update of ended_at on visitors
  for each row execute function app.announce_visitor();
create trigger announce_deleted after delete on visitors
  for each row execute function app.announce_visitor();

create function app.announce_session() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('dss_changes', json_build_object('what', 'actor_changed', 'id', old.user_id)::text);
  return null;
end $$;
create trigger announce_ended after delete on auth.sessions
  for each row execute function app.announce_session();

-- Tickets: each admits one connection that follows changes, in the name of the actor who asked for it. One of a user is of its session, so
-- that the connection ends with that session rather than with the user's last one.

alter table realtime_tickets enable row level security, force row level security;

create policy definer_functions on realtime_tickets to dss_owner using (true);

-- Keeps a ticket for the actor who asks, and forgets all that are over, whatever time is named. False for a stranger.
create function app.issue_realtime_ticket(hash text, at timestamptz, until timestamptz, session_token text default null) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.actor_id() is null then return false; end if;
  delete from public.realtime_tickets where expires_at <= least(at, now());
  insert into public.realtime_tickets (ticket_hash, actor_kind, actor_id, session_id, expires_at)
  select hash, app.actor_kind(), app.actor_id(), (
    select held.id from auth.sessions held
    where app.actor_kind() = 'user'::public.actor_kind and held.user_id = app.actor_id()
      and (held.token = session_token or held.id::text = session_token)
  ), until;
  return true;
end $$;

-- Spends a ticket: whose it was, once. No row where it is unknown, spent or over.
create function app.redeem_realtime_ticket(hash text, at timestamptz)
  returns table (kind public.actor_kind, id uuid, session_id uuid)
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.realtime_tickets tickets where tickets.ticket_hash = hash and tickets.expires_at > at
  returning tickets.actor_kind, tickets.actor_id, tickets.session_id;
end;

grant execute on function app.issue_realtime_ticket(text, timestamptz, timestamptz, text), app.redeem_realtime_ticket(text, timestamptz)
  to dss_visitor;
