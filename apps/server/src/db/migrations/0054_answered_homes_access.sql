-- When a home was last answered about, without a look at its answers: at most one write a day.
create function app.note_answer() returns trigger language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.property_grants held set answered_at = pg_catalog.now()
  where held.property_id = new.property_id and held.answered_at < pg_catalog.now() - interval '1 day';
  return null;
end $$;
--> statement-breakpoint
revoke all on function app.note_answer() from public;
--> statement-breakpoint
create trigger note_answer after insert or update on owner_answers
  for each row execute function app.note_answer();
--> statement-breakpoint
-- Nobody's rights change when an answer is noted.
drop trigger announce on property_grants;
--> statement-breakpoint
create trigger announce after insert or delete or update of actor_kind, actor_id, "right", expires_at, property_deleted
  on property_grants
  for each row execute function app.announce_change('access_changed', '');
--> statement-breakpoint

-- Deletes homes without an account with which nothing was done since: no photo, analysis or answer.
create function app.expire_properties(since timestamptz, at timestamptz) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare expired bigint;
begin
  insert into public.deleted_properties (property_id, deleted_at)
  select held.property_id, at from public.property_grants held
  where held."right" = 'own'::public.access_right and not held.property_deleted and held.answered_at < since
    and not exists (
      select from public.property_grants other
      where other.property_id = held.property_id
        and (other.actor_kind <> 'visitor'::public.actor_kind or other.answered_at >= since)
    )
    and not exists (select from public.images i where i.property_id = held.property_id and i.created_at >= since)
    and not exists (select from public.analysis_jobs j where j.property_id = held.property_id and j.created_at >= since)
  limit 1000
  on conflict do nothing;
  get diagnostics expired = row_count;
  return expired;
end $$;
--> statement-breakpoint
revoke all on function app.expire_properties(timestamptz, timestamptz) from public;
--> statement-breakpoint
grant execute on function app.expire_properties(timestamptz, timestamptz) to dss_purge;
