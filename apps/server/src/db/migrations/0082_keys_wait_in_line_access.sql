-- Events of one network wait for a lock with its name rather than for its row: who waits for a row that another transaction has changed
-- looks for its newest version by running the statement once more. With 16 at once, that is a tenth of PostgreSQL's time for a write.
-- What is counted, and when it is refused, stays as it was.

-- Counts as app.count_event does, and refuses by an error of its own, with which the database does nothing of the transaction.
create or replace function app.count_or_refuse(limits jsonb, at timestamptz) returns void
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
