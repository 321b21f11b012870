-- Counting is done by one function and nothing else: no role may read who did what when.
alter table rate_events enable row level security, force row level security;
--> statement-breakpoint
create policy definer_functions on rate_events to dss_owner using (true) with check (true);
--> statement-breakpoint

-- Counts an event against several limits, against all of them or none. Each is {bucket, event, amount, max, window_ms};
-- an event that the bucket holds already isn't counted again. Answers nothing where it was counted, else the limit
-- (its place in the list, from 0) that has to be waited for longest, and how long. Who is refused doesn't wait longer
-- for having asked.
create function app.count_event(limits jsonb, at timestamptz) returns table (refused_by int, wait_ms bigint)
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  wanted record;
  blocking timestamptz;
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
      where e.bucket = wanted.bucket and e.event = wanted.event and e.counted_at > at - wanted.slides
    );
    -- The newest event that has to leave the window before this one fits.
    select max(e.counted_at) into blocking from (
      select counted_at, sum(amount) over (order by counted_at desc, event) as so_far
      from public.rate_events
      where bucket = wanted.bucket and counted_at > at - wanted.slides
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
    where e.expires_at <= excluded.counted_at;
end $$;
--> statement-breakpoint

-- Forgets what no window counts any more.
create function app.sweep_rate_events(at timestamptz) returns void
  language sql security definer set search_path = pg_catalog, public
begin atomic
  delete from public.rate_events where expires_at <= at;
end;
--> statement-breakpoint
revoke all on function app.count_event(jsonb, timestamptz), app.sweep_rate_events(timestamptz) from public;
--> statement-breakpoint
grant execute on function app.count_event(jsonb, timestamptz), app.sweep_rate_events(timestamptz) to dss_visitor;
