-- Rate limits. Events are counted in buckets, in slots: one takes the events of a tenth of its limit's window, and leaves the window with
-- its last one. So a limit is never exceeded, and room comes back at most a tenth of the window late. A slot of the future doesn't count:
-- it was dated by a clock that has gone back since. A minute is let pass, since the clocks of several servers differ.

alter table rate_counts enable row level security, force row level security;
alter table rate_events enable row level security, force row level security;

create policy definer_functions on rate_counts to dss_owner using (true);
create policy definer_functions on rate_events to dss_owner using (true);

-- Counts an event against several limits, against all of them or none. Each is {bucket, event, amount, max, window_ms}; an event with a
-- name that the bucket has counted within the window isn't counted again. Answers nothing where it was counted, else the limit (its place
-- in the list, from 0) that has to be waited for longest, and how long. Who is refused doesn't wait longer for having asked.
create function app.count_event(limits jsonb, at timestamptz) returns table (refused_by int, wait_ms bigint)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  latest constant pg_catalog.timestamptz := at + interval '1 minute';
  wanted record;
  counted public.rate_counts;
  used numeric;
  blocking pg_catalog.timestamptz;
  wait interval;
  longest interval;
begin
  -- Always in the same order, so that two events never wait for each other.
  for wanted in
    select place - 1 as place, bucket, event, amount, max, make_interval(secs => window_ms / 1000.0) as slides
    from rows from (
      jsonb_to_recordset(limits) as (bucket text, event text, amount bigint, max bigint, window_ms bigint)
    ) with ordinality as l (bucket, event, amount, max, window_ms, place)
    order by bucket
  loop
    select c.* into counted from public.rate_counts c where c.bucket = wanted.bucket for update;
    if not found then
      insert into public.rate_counts (bucket, first_at, last_at, amounts, expires_at)
      values (wanted.bucket, '{}', '{}', '{}', at + wanted.slides) on conflict do nothing;
      select c.* into counted from public.rate_counts c where c.bucket = wanted.bucket for update;
    end if;
    continue when wanted.event is not null and exists (
      select from public.rate_events e
      where e.bucket = wanted.bucket and e.event = wanted.event
        and e.counted_at > at - wanted.slides and e.counted_at <= latest
    );
    select coalesce(sum(slot.amount), 0) into used
    from unnest(counted.last_at, counted.amounts) as slot (last_at, amount)
    where slot.last_at > at - wanted.slides and slot.last_at <= latest;
    continue when used + wanted.amount <= wanted.max;

    -- The newest slot that has to leave the window before this event fits.
    select max(slot.last_at) into blocking from (
      select last_at, sum(amount) over (order by last_at desc) as so_far
      from unnest(counted.last_at, counted.amounts) as s (last_at, amount)
      where last_at > at - wanted.slides and last_at <= latest
    ) slot where slot.so_far > wanted.max - wanted.amount;
    wait := case when wanted.amount > wanted.max then wanted.slides else blocking + wanted.slides - at end;
    if longest is null or wait > longest then
      longest := wait;
      refused_by := wanted.place;
    end if;
  end loop;

  if longest is not null then
    wait_ms := ceil(extract(epoch from longest) * 1000);
    return next;
    return;
  end if;

  for wanted in
    select bucket, event, amount, make_interval(secs => window_ms / 1000.0) as slides
    from jsonb_to_recordset(limits) as l (bucket text, event text, amount bigint, window_ms bigint)
  loop
    if wanted.event is not null then
      insert into public.rate_events as e (bucket, event, amount, counted_at, expires_at)
      values (wanted.bucket, wanted.event, wanted.amount, at, at + wanted.slides)
      on conflict (bucket, event) do update
        set amount = excluded.amount, counted_at = excluded.counted_at, expires_at = excluded.expires_at
        where e.expires_at <= excluded.counted_at or e.counted_at > latest;
      continue when not found;
    end if;
    update public.rate_counts c set
      last_at[cardinality(c.last_at)] = greatest(c.last_at[cardinality(c.last_at)], at),
      amounts[cardinality(c.amounts)] = c.amounts[cardinality(c.amounts)] + wanted.amount
    where c.bucket = wanted.bucket
      and c.first_at[cardinality(c.first_at)] > at - wanted.slides / 10
      and c.last_at[cardinality(c.last_at)] <= latest;
    if not found then
      update public.rate_counts c set
        (first_at, last_at, amounts) = (
          select array_agg(slot.first_at order by slot.last_at) || at,
            array_agg(slot.last_at order by slot.last_at) || at,
            array_agg(slot.amount order by slot.last_at) || wanted.amount
          from unnest(c.first_at, c.last_at, c.amounts) as slot (first_at, last_at, amount)
          where slot.last_at > at - wanted.slides and slot.last_at <= latest
        ),
        expires_at = at + wanted.slides * 1.1
      where c.bucket = wanted.bucket;
    end if;
  end loop;
end $$;

-- Counts as app.count_event does, and refuses by an error of its own, with which the database does nothing of the transaction. A usual
-- event is counted by one statement for each of its keys.
--
-- Events of one network wait for a lock with its name rather than for its row: who waits for a row that another transaction has changed
-- looks for its newest version by running the statement once more.
create function app.count_or_refuse(limits jsonb, at timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  latest constant pg_catalog.timestamptz := at + interval '1 minute';
  wanted record;
  counted bigint[] := '{}';
  rest jsonb;
  places bigint[];
  refusal record;
begin
  -- Nearly always: events without names, in slots that are still open, of keys that have room even if nothing had left their windows.
  -- Always in the same order, here and in app.count_event, so that two events never wait for each other.
  for wanted in
    select place, bucket, event, amount, max, at - make_interval(secs => window_ms / 10000.0) as since
    from rows from (
      jsonb_to_recordset(limits) as (bucket text, event text, amount bigint, max bigint, window_ms bigint)
    ) with ordinality as l (bucket, event, amount, max, window_ms, place)
    order by bucket, place
  loop
    perform pg_advisory_xact_lock(hashtextextended('rate ' || wanted.bucket, 0));
    update public.rate_counts c set
      last_at[cardinality(c.last_at)] = greatest(c.last_at[cardinality(c.last_at)], at),
      amounts[cardinality(c.amounts)] = c.amounts[cardinality(c.amounts)] + 1
    where c.bucket = wanted.bucket and wanted.event is null and wanted.amount = 1
      and c.first_at[cardinality(c.first_at)] > wanted.since
      and c.last_at[cardinality(c.last_at)] <= latest
      and wanted.max > (select sum(slot) from unnest(c.amounts) slot);
    exit when not found;
    counted := counted || wanted.place;
  end loop;
  if cardinality(counted) = jsonb_array_length(limits) then return; end if;

  -- The others as app.count_event does it. Those that were counted had room, so none of them is what has to be waited for; a
  -- refusal undoes them.
  select jsonb_agg(l.wanted order by l.place), array_agg(l.place order by l.place) into rest, places
  from jsonb_array_elements(limits) with ordinality as l (wanted, place)
  where l.place <> all (counted);
  select c.refused_by, c.wait_ms into refusal from app.count_event(rest::pg_catalog.jsonb, at::pg_catalog.timestamptz) c;
  if found then
    raise exception 'a limit is reached' using errcode = 'ZL001', detail = json_build_object(
      'refused_by', places[refusal.refused_by + 1] - 1, 'wait_ms', refusal.wait_ms)::text;
  end if;
end $$;

grant execute on function app.count_event(jsonb, timestamptz), app.count_or_refuse(jsonb, timestamptz) to dss_visitor;

-- Forgets what no window counts any more, and what the future would count once it comes. Nobody waits for it: a row that somebody counts
-- in is left for the next time.
create function app.sweep_rate_events(at timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.rate_events where expires_at <= at or counted_at > at + interval '1 minute';
  delete from public.rate_counts where bucket in (
    select bucket from public.rate_counts
    where expires_at <= at or first_at[1] > at + interval '1 minute' for update skip locked
  );
end;

grant execute on function app.sweep_rate_events(timestamptz) to dss_worker;
