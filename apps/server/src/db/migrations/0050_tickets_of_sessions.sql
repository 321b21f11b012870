ALTER TABLE "realtime_tickets" ADD COLUMN "session_id" uuid;--> statement-breakpoint

-- A ticket is of its session, so that the connection that it admits ends with that session rather than with the user's last one.
drop function app.issue_realtime_ticket(text, timestamptz, timestamptz);
--> statement-breakpoint
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
--> statement-breakpoint
drop function app.redeem_realtime_ticket(text, timestamptz);
--> statement-breakpoint
create function app.redeem_realtime_ticket(hash text, at timestamptz)
  returns table (kind public.actor_kind, id uuid, session_id uuid)
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.realtime_tickets tickets where tickets.ticket_hash = hash and tickets.expires_at > at
  returning tickets.actor_kind, tickets.actor_id, tickets.session_id;
end;
--> statement-breakpoint
revoke all on function app.issue_realtime_ticket(text, timestamptz, timestamptz, text), app.redeem_realtime_ticket(text, timestamptz)
  from public;
--> statement-breakpoint
grant execute on function app.issue_realtime_ticket(text, timestamptz, timestamptz, text), app.redeem_realtime_ticket(text, timestamptz)
  to dss_visitor;
