-- What changes is announced on the channel dss_changes, in the transaction that changes it: whoever commits it has told
-- everybody who listens, in whatever process, and a rollback has told nobody. Every login may listen, so an
-- announcement carries ids and the kind of change, never what anybody stored.

-- Arguments: the kind of change, and the column that names what changed ('' where its property says enough).
create function app.announce_change() returns trigger language plpgsql set search_path = pg_catalog as $$
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
--> statement-breakpoint
create function app.announce_property() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  perform pg_notify('dss_changes', json_build_object('what', tg_argv[0], 'property_id', old.id)::text);
  return null;
end $$;
--> statement-breakpoint
create function app.announce_visitor() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  perform pg_notify('dss_changes', json_build_object('what', 'actor_changed', 'id', old.id)::text);
  return null;
end $$;
--> statement-breakpoint

create trigger announce_added after insert on images
  for each row execute function app.announce_change('photo_added', 'id');
--> statement-breakpoint
create trigger announce_removed after delete on images
  for each row execute function app.announce_change('photo_removed', 'id');
--> statement-breakpoint
create trigger announce after insert or update or delete on image_placements
  for each row execute function app.announce_change('placement_changed', 'photo_id');
--> statement-breakpoint
create trigger announce after insert or delete or update of status, step, photos_done, photos_total on analysis_jobs
  for each row execute function app.announce_change('job_changed', 'id');
--> statement-breakpoint
create trigger announce after insert on analyses
  for each row execute function app.announce_change('analysis_added', 'id');
--> statement-breakpoint
create trigger announce after insert or update or delete on owner_answers
  for each row execute function app.announce_change('answers_changed', '');
--> statement-breakpoint
create trigger announce after insert or update or delete on disputes
  for each row execute function app.announce_change('disputes_changed', '');
--> statement-breakpoint
create trigger announce after insert or update or delete on property_grants
  for each row execute function app.announce_change('access_changed', '');
--> statement-breakpoint
create trigger announce_changed after update on properties
  for each row execute function app.announce_property('property_changed');
--> statement-breakpoint
create trigger announce_deleted after delete on properties
  for each row execute function app.announce_property('access_changed');
--> statement-breakpoint
create trigger announce_ended after update of ended_at on visitors
  for each row execute function app.announce_visitor();
--> statement-breakpoint
create trigger announce_deleted after delete on visitors
  for each row execute function app.announce_visitor();
--> statement-breakpoint

-- A right may end by itself.
create or replace function app.my_properties(needed public.access_right) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select grants.property_id from public.property_grants grants
  where grants.actor_kind = app.actor_kind() and grants.actor_id = app.actor_id()
    and (grants.expires_at is null or grants.expires_at > now())
    and case needed
      when 'own' then grants."right" = 'own'
      when 'add_photos' then grants."right" in ('own', 'add_photos')
      when 'view' then true
    end;
end;
--> statement-breakpoint

alter table realtime_tickets enable row level security, force row level security;
--> statement-breakpoint
create policy definer_functions on realtime_tickets to dss_owner using (true) with check (true);
--> statement-breakpoint

-- Keeps a ticket for the actor who asks, and forgets all that are over. False for a stranger.
create function app.issue_realtime_ticket(hash text, at timestamptz, until timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if app.actor_id() is null then return false; end if;
  delete from public.realtime_tickets where expires_at <= at;
  insert into public.realtime_tickets (ticket_hash, actor_kind, actor_id, expires_at)
  values (hash, app.actor_kind(), app.actor_id(), until);
  return true;
end $$;
--> statement-breakpoint

-- Spends a ticket: whose it was, once. No row where it is unknown, spent or over.
create function app.redeem_realtime_ticket(hash text, at timestamptz)
  returns table (kind public.actor_kind, id uuid)
  language sql security definer set search_path = pg_catalog, public
begin atomic
  delete from public.realtime_tickets tickets where tickets.ticket_hash = hash and tickets.expires_at > at
  returning tickets.actor_kind, tickets.actor_id;
end;
--> statement-breakpoint
revoke all on function app.announce_change(), app.announce_property(), app.announce_visitor(),
  app.issue_realtime_ticket(text, timestamptz, timestamptz), app.redeem_realtime_ticket(text, timestamptz) from public;
--> statement-breakpoint
grant execute on function app.issue_realtime_ticket(text, timestamptz, timestamptz),
  app.redeem_realtime_ticket(text, timestamptz) to dss_visitor;
--> statement-breakpoint

-- The worker that finds its inputs changed starts the analysis that follows.
grant insert on analysis_jobs to dss_worker;
