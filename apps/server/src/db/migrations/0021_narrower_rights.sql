-- A function that runs with its owner's rights must find nothing but what it means, whoever calls it. So nobody else makes
-- anything where it looks; names are looked up in pg_catalog alone, and in the caller's temporary schema last; and a
-- function that is bound late calls ours with their schema and the type of every argument.

revoke create on schema app from dss_queue;
--> statement-breakpoint
alter function app.my_properties(public.access_right) set search_path = pg_catalog, pg_temp;
--> statement-breakpoint
alter function app.renew_photo_urls(uuid, timestamptz) set search_path = pg_catalog, pg_temp;
--> statement-breakpoint
alter function app.remember_deleted_property() set search_path = pg_catalog, pg_temp;
--> statement-breakpoint
alter function app.redeem_realtime_ticket(text, timestamptz) set search_path = pg_catalog, pg_temp;
--> statement-breakpoint
alter function app.read_place_answer(text, timestamptz) set search_path = pg_catalog, pg_temp;
--> statement-breakpoint
alter function app.keep_place_answer(text, jsonb, timestamptz) set search_path = pg_catalog, pg_temp;
--> statement-breakpoint
alter function app.sweep_place_answers(timestamptz, int) set search_path = pg_catalog, pg_temp;
--> statement-breakpoint
alter function app.find_aerial_picture(text, timestamptz) set search_path = pg_catalog, pg_temp;
--> statement-breakpoint
alter function app.keep_aerial_picture(text, int, date, timestamptz, timestamptz) set search_path = pg_catalog, pg_temp;
--> statement-breakpoint
alter function app.sweep_aerial_pictures(timestamptz, bigint) set search_path = pg_catalog, pg_temp;
--> statement-breakpoint
alter function app.sweep_model_calls(timestamptz) set search_path = pg_catalog, pg_temp;
--> statement-breakpoint
-- These run with the rights of whoever changes a row, the owner's among them.
alter function app.announce_change() set search_path = pg_catalog, pg_temp;
--> statement-breakpoint
alter function app.announce_property() set search_path = pg_catalog, pg_temp;
--> statement-breakpoint
alter function app.announce_visitor() set search_path = pg_catalog, pg_temp;
--> statement-breakpoint

create or replace function app.grant_own_to_maker() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.property_grants (property_id, actor_kind, actor_id, "right")
  values (new.id, app.actor_kind(), app.actor_id(), 'own'::public.access_right);
  return null;
end $$;
--> statement-breakpoint

create or replace function app.claim_property(hash text, at timestamptz) returns uuid
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare claimed pg_catalog.uuid;
begin
  if app.actor_id() is null then return null; end if;
  update public.claim_links set used_at = at
  where token_hash = hash and used_at is null and expires_at > at
  returning property_id into claimed;
  if claimed is null then
    -- The browser that spent the link opens it again.
    select property_id into claimed from public.claim_links
    where token_hash = hash
      and property_id in (select owned from app.my_properties('own'::public.access_right) as owned);
    return claimed;
  end if;
  delete from public.property_grants
  where property_id = claimed and "right" = 'own'::public.access_right;
  insert into public.property_grants (property_id, actor_kind, actor_id, "right")
  values (claimed, app.actor_kind(), app.actor_id(), 'own'::public.access_right) on conflict do nothing;
  return claimed;
end $$;
--> statement-breakpoint

-- Forgets no ticket that still counts, whatever time is named.
create or replace function app.issue_realtime_ticket(hash text, at timestamptz, until timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.actor_id() is null then return false; end if;
  delete from public.realtime_tickets where expires_at <= least(at, now());
  insert into public.realtime_tickets (ticket_hash, actor_kind, actor_id, expires_at)
  values (hash, app.actor_kind(), app.actor_id(), until);
  return true;
end $$;
--> statement-breakpoint

-- As before, but an event of the future doesn't count: it was dated by a clock that has gone back since. A minute is let
-- pass, since the clocks of several servers differ, and requests that arrive together wait for each other here.
create or replace function app.count_event(limits jsonb, at timestamptz) returns table (refused_by int, wait_ms bigint)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  latest constant pg_catalog.timestamptz := at + interval '1 minute';
  wanted record;
  blocking pg_catalog.timestamptz;
  wait interval;
  longest interval;
begin
  -- Always in the same order, so that two events never wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('rate ' || bucket, 0))
  from (select distinct value ->> 'bucket' as bucket from jsonb_array_elements(limits) order by 1) buckets;

  for wanted in
    select place - 1 as place, bucket, event, amount, max, make_interval(secs => window_ms / 1000.0) as slides
    from rows from (
      jsonb_to_recordset(limits) as (bucket text, event text, amount bigint, max bigint, window_ms bigint)
    ) with ordinality as l (bucket, event, amount, max, window_ms, place)
  loop
    continue when exists (
      select from public.rate_events e
      where e.bucket = wanted.bucket and e.event = wanted.event
        and e.counted_at > at - wanted.slides and e.counted_at <= latest
    );
    -- The newest event that has to leave the window before this one fits.
    select max(e.counted_at) into blocking from (
      select counted_at, sum(amount) over (order by counted_at desc, event) as so_far
      from public.rate_events
      where bucket = wanted.bucket and counted_at > at - wanted.slides and counted_at <= latest
    ) e where e.so_far > wanted.max - wanted.amount;
    wait := case
      when wanted.amount > wanted.max then wanted.slides
      when blocking is not null then blocking + wanted.slides - at
    end;
    if wait is not null and (longest is null or wait > longest) then
      longest := wait;
      refused_by := wanted.place;
    end if;
  end loop;

  if longest is not null then
    wait_ms := ceil(extract(epoch from longest) * 1000);
    return next;
    return;
  end if;

  insert into public.rate_events as e (bucket, event, amount, counted_at, expires_at)
  select bucket, event, amount, at, at + make_interval(secs => window_ms / 1000.0)
  from jsonb_to_recordset(limits) as l (bucket text, event text, amount bigint, max bigint, window_ms bigint)
  on conflict (bucket, event) do update
    set amount = excluded.amount, counted_at = excluded.counted_at, expires_at = excluded.expires_at
    where e.expires_at <= excluded.counted_at or e.counted_at > latest;
end $$;
--> statement-breakpoint

-- Forgets what no window counts any more, and what the future would count once it comes.
create or replace function app.sweep_rate_events(at timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.rate_events where expires_at <= at or counted_at > at + interval '1 minute';
end;
--> statement-breakpoint

-- Sweeping takes any date, so no request may do it.
revoke execute on function app.sweep_rate_events(timestamptz), app.sweep_place_answers(timestamptz, int),
  app.sweep_aerial_pictures(timestamptz, bigint) from dss_visitor;
--> statement-breakpoint
grant execute on function app.sweep_rate_events(timestamptz), app.sweep_place_answers(timestamptz, int),
  app.sweep_aerial_pictures(timestamptz, bigint) to dss_worker;
