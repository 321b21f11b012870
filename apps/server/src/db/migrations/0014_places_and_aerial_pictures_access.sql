-- A geocoder's answer is written by a worker, and only where nobody has set coordinates.
create policy locate on properties for update to dss_worker
  using (id = app.job_property()) with check (id = app.job_property());
--> statement-breakpoint
grant update (address_formatted, lat, lng, coordinates_source) on properties to dss_worker;
--> statement-breakpoint
grant update (coordinates_source) on properties to dss_visitor;
--> statement-breakpoint

-- Finds coordinates for what was typed: once the transaction is through, or after a while. One such job per property.
create function app.enqueue_locating(property_id uuid, attempt int, wait interval) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    'locate_property',
    json_build_object('property_id', property_id, 'attempt', attempt),
    job_key => 'locate:' || property_id::text,
    run_at => now() + wait,
    max_attempts => 5
  );
end $$;
--> statement-breakpoint
revoke all on function app.enqueue_locating(uuid, int, interval) from public;
--> statement-breakpoint
grant execute on function app.enqueue_locating(uuid, int, interval) to dss_visitor, dss_worker;
--> statement-breakpoint
alter function app.enqueue_locating(uuid, int, interval) owner to dss_queue;
--> statement-breakpoint

-- Answers are reached one by one, by whoever knows what was asked; no role may look through them.
alter table place_answers enable row level security, force row level security;
--> statement-breakpoint
create policy definer_functions on place_answers to dss_owner using (true) with check (true);
--> statement-breakpoint
create function app.read_place_answer(asked text, at timestamptz) returns jsonb
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select answer from public.place_answers where key = asked and expires_at > at;
end;
--> statement-breakpoint
create function app.keep_place_answer(asked text, answered jsonb, until timestamptz) returns void
  language sql security definer set search_path = pg_catalog, public
begin atomic
  insert into public.place_answers (key, answer, expires_at) values (asked, answered, until)
  on conflict (key) do update set answer = excluded.answer, expires_at = excluded.expires_at;
end;
--> statement-breakpoint
-- Forgets what is over, and of the rest what ends first, beyond so many.
create function app.sweep_place_answers(at timestamptz, keep int) returns void
  language sql security definer set search_path = pg_catalog, public
begin atomic
  delete from public.place_answers where expires_at <= at;
  delete from public.place_answers
  where key in (select key from public.place_answers order by expires_at desc offset keep);
end;
--> statement-breakpoint

alter table aerial_pictures enable row level security, force row level security;
--> statement-breakpoint
create policy definer_functions on aerial_pictures to dss_owner using (true) with check (true);
--> statement-breakpoint
-- What is known of a picture. Its use is noted once a day.
create function app.find_aerial_picture(wanted text, at timestamptz)
  returns table (bytes int, captured_on date, expires_at timestamptz)
  language sql security definer set search_path = pg_catalog, public
begin atomic
  update public.aerial_pictures set used_at = at
  where key = wanted and used_at < at - interval '1 day';
  select p.bytes, p.captured_on, p.expires_at from public.aerial_pictures p
  where p.key = wanted and p.expires_at > at;
end;
--> statement-breakpoint
create function app.keep_aerial_picture(kept text, size int, taken date, at timestamptz, until timestamptz) returns void
  language sql security definer set search_path = pg_catalog, public
begin atomic
  insert into public.aerial_pictures (key, bytes, captured_on, used_at, expires_at)
  values (kept, size, taken, at, until)
  on conflict (key) do update set bytes = excluded.bytes, captured_on = excluded.captured_on,
    used_at = excluded.used_at, expires_at = excluded.expires_at;
end;
--> statement-breakpoint
-- Forgets what is over, and of the rest what was used longest ago, beyond so many bytes. Answers whose bytes may go.
create function app.sweep_aerial_pictures(at timestamptz, max_bytes bigint) returns setof text
  language sql security definer set search_path = pg_catalog, public
begin atomic
  delete from public.aerial_pictures
  where expires_at <= at or key in (
    select key from (
      select key, sum(bytes) over (order by used_at desc, key) as so_far from public.aerial_pictures
    ) newest where so_far > max_bytes
  )
  returning key;
end;
--> statement-breakpoint
revoke all on function app.read_place_answer(text, timestamptz), app.keep_place_answer(text, jsonb, timestamptz),
  app.sweep_place_answers(timestamptz, int), app.find_aerial_picture(text, timestamptz),
  app.keep_aerial_picture(text, int, date, timestamptz, timestamptz),
  app.sweep_aerial_pictures(timestamptz, bigint) from public;
--> statement-breakpoint
grant execute on function app.read_place_answer(text, timestamptz), app.keep_place_answer(text, jsonb, timestamptz),
  app.sweep_place_answers(timestamptz, int), app.find_aerial_picture(text, timestamptz),
  app.keep_aerial_picture(text, int, date, timestamptz, timestamptz),
  app.sweep_aerial_pictures(timestamptz, bigint) to dss_visitor;
