-- Work days of a community, and who comes. Whoever coordinates it reads and changes all of it; whoever has a day's link reads the day and
-- how many people come, never who, and changes nothing but their own word, by the id that their browser made.

alter table community_work_days enable row level security, force row level security;

-- Whoever coordinates the community: nobody else sees the row that is looked for.
create policy coordinate on community_work_days to dss_visitor using (
  exists (select from communities c where c.id = community_work_days.community_id offset 0)
);
grant select, insert, delete,
  update (hazard, day, starts_at, ends_at, place, tasks, bring, cancelled, "before", changed_at)
  on community_work_days to dss_visitor;
create policy definer_functions on community_work_days to dss_owner using (true);

alter table work_day_sign_ups enable row level security, force row level security;

create policy coordinate on work_day_sign_ups to dss_visitor using (
  exists (select from community_work_days d where d.id = work_day_sign_ups.work_day_id offset 0)
);
grant select, delete on work_day_sign_ups to dss_visitor;
create policy definer_functions on work_day_sign_ups to dss_owner using (true);

-- A day is over once it is on no calendar anymore: the westernmost is twelve hours behind UTC.
create function app.takes_sign_ups(on_day date, is_cancelled boolean, at timestamptz) returns boolean
  language sql immutable set search_path = pg_catalog, pg_temp
begin atomic
  select not is_cancelled and on_day >= ((at - interval '12 hours') at time zone 'UTC')::date;
end;

create function app.invited_work_day(of_day uuid, at timestamptz)
  returns table (id uuid, hazard text, day date, starts_at text, ends_at text, place text, tasks text[], bring text[], cancelled boolean,
    "before" jsonb, changed_at timestamptz, community text, coordinator text, people int, takes_sign_ups boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select d.id, d.hazard, d.day, d.starts_at, d.ends_at, d.place, d.tasks, d.bring, d.cancelled, d."before", d.changed_at, c.name, u.name,
    (select coalesce(sum(s.people), 0)::int from public.work_day_sign_ups s where s.work_day_id = d.id),
    app.takes_sign_ups(d.day, d.cancelled, at)
  from public.community_work_days d
    join public.communities c on c.id = d.community_id
    join auth.users u on u.id = c.user_id
  where d.id = of_day;
end;

-- Keeps that somebody comes, or what they say of it now: 'kept', 'gone' for no such day, 'closed', or 'full'.
create function app.sign_up_for_work_day(of_day uuid, sign_up uuid, called text, count int, at timestamptz, most int) returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  invited record;
begin
  -- Two at once count each other.
  select d.day, d.cancelled into invited from public.community_work_days d where d.id = of_day for update;
  if not found then return 'gone'; end if;
  if not app.takes_sign_ups(invited.day::pg_catalog.date, invited.cancelled::pg_catalog.bool, at::pg_catalog.timestamptz) then return 'closed'; end if;
  update public.work_day_sign_ups s set first_name = called, people = count where s.id = sign_up and s.work_day_id = of_day;
  if found then return 'kept'; end if;
  if (select count(*) from public.work_day_sign_ups s where s.work_day_id = of_day) >= most then return 'full'; end if;
  insert into public.work_day_sign_ups (id, work_day_id, first_name, people, signed_up_at) values (sign_up, of_day, called, count, at);
  return 'kept';
end $$;

create function app.withdraw_sign_up(sign_up uuid) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.work_day_sign_ups s where s.id = sign_up;
end;

grant execute on function app.invited_work_day(uuid, timestamptz), app.withdraw_sign_up(uuid),
  app.sign_up_for_work_day(uuid, uuid, text, int, timestamptz, int) to dss_visitor;

-- Forgets who came to days before one.
create function app.forget_sign_ups(before_day date) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.work_day_sign_ups s
  using public.community_work_days d
  where d.id = s.work_day_id and d.day < before_day;
end;

grant execute on function app.forget_sign_ups(date) to dss_worker;
