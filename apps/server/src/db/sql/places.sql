-- What geocoders and providers of aerial pictures have answered, kept for a while.

alter table place_answers enable row level security, force row level security;

create policy definer_functions on place_answers to dss_owner using (true);

create function app.read_place_answer(asked text, at timestamptz) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select answer from public.place_answers where key = asked and expires_at > at;
end;

create function app.keep_place_answer(asked text, answered jsonb, until timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  insert into public.place_answers (key, answer, expires_at) values (asked, answered, until)
  on conflict (key) do update set answer = excluded.answer, expires_at = excluded.expires_at;
end;

-- Forgets what is over, and of the rest what ends first, beyond so many.
create function app.sweep_place_answers(at timestamptz, keep int) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.place_answers where expires_at <= at;
  delete from public.place_answers
  where key in (select key from public.place_answers order by expires_at desc offset keep);
end;

alter table aerial_pictures enable row level security, force row level security;

create policy definer_functions on aerial_pictures to dss_owner using (true);

-- What is known of a picture. Its use is noted once a day.
create function app.find_aerial_picture(wanted text, at timestamptz)
  returns table (bytes int, captured_on date, expires_at timestamptz)
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  update public.aerial_pictures set used_at = at
  where key = wanted and used_at < at - interval '1 day';
  select p.bytes, p.captured_on, p.expires_at from public.aerial_pictures p
  where p.key = wanted and p.expires_at > at;
end;

create function app.keep_aerial_picture(kept text, size int, taken date, at timestamptz, until timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  insert into public.aerial_pictures (key, bytes, captured_on, used_at, expires_at)
  values (kept, size, taken, at, until)
  on conflict (key) do update set bytes = excluded.bytes, captured_on = excluded.captured_on,
    used_at = excluded.used_at, expires_at = excluded.expires_at;
end;

-- Forgets what is over, and of the rest what was used longest ago, beyond so many bytes. Answers whose bytes may go.
create function app.sweep_aerial_pictures(at timestamptz, max_bytes bigint) returns setof text
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.aerial_pictures
  where expires_at <= at or key in (
    select key from (
      select key, sum(bytes) over (order by used_at desc, key) as so_far from public.aerial_pictures
    ) newest where so_far > max_bytes
  )
  returning key;
end;

grant execute on function app.read_place_answer(text, timestamptz), app.keep_place_answer(text, jsonb, timestamptz),
  app.find_aerial_picture(text, timestamptz), app.keep_aerial_picture(text, int, date, timestamptz, timestamptz) to dss_visitor;
-- Sweeping takes any date, so no request may do it.
grant execute on function app.sweep_place_answers(timestamptz, int), app.sweep_aerial_pictures(timestamptz, bigint) to dss_worker;
