-- A session that is used is renewed for another week, but ends 90 days after it began at the latest.
create function app.end_session_in_time() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  new.expires_at := least(new.expires_at, new.created_at + interval '90 days');
  return new;
end $$;
--> statement-breakpoint
create trigger end_in_time before insert or update of expires_at, created_at on auth.sessions
  for each row execute function app.end_session_in_time();
--> statement-breakpoint

-- Whether signing in to the actor's account takes a second step.
create function app.has_second_factor() returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select app.actor_kind() = 'user'
    and exists (select from auth.users u where u.id = app.actor_id() and u.two_factor_enabled);
end;
--> statement-breakpoint
revoke all on function app.end_session_in_time(), app.has_second_factor() from public;
--> statement-breakpoint
grant execute on function app.has_second_factor() to dss_visitor;
