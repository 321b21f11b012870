-- Communities: homes of a neighborhood, counted together. A coordinator reads the community and the counts that were published, never a
-- home; an owner reads what their own home gives. Why counts are published as they are: docs/decisions/0227.

alter table communities enable row level security, force row level security;

create policy coordinate on communities to dss_visitor using (app.actor_kind() = 'user' and user_id = app.actor_id());
-- Not the figures: what may be seen of them, and when, is decided below.
grant select (id, user_id, name, streets, dwellings, boundary, created_at),
  insert (id, user_id, name, streets, dwellings, boundary, created_at), update (name, streets, dwellings, boundary), delete
  on communities to dss_visitor;
create policy definer_functions on communities to dss_owner using (true);

alter table community_entries enable row level security, force row level security;

-- Whoever coordinates the community: nobody else sees the row that is looked for.
create policy coordinate on community_entries to dss_visitor using (
  exists (select from communities c where c.id = community_entries.community_id offset 0)
);
grant select, insert, delete, update (day, kind, hours, dollars, cubic_yards, in_kind, note) on community_entries to dss_visitor;

alter table community_plans enable row level security, force row level security;

create policy coordinate on community_plans to dss_visitor using (
  exists (select from communities c where c.id = community_plans.community_id offset 0)
);
grant select, insert, update (assessed_on, planned_on, first_year, goals, revision) on community_plans to dss_visitor;

alter table community_homes enable row level security, force row level security;

create policy view on community_homes for select to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = community_homes.property_id and held."right" = 'own' offset 0
  )
);
-- Only a home of an account, which leaves from any device, and is one owner's however many browsers they have.
create policy join_it on community_homes for insert to dss_visitor with check (
  app.actor_kind() = 'user' and exists (
    select from property_grants held
    where held.property_id = community_homes.property_id and held."right" = 'own' offset 0
  )
);
create policy give on community_homes for update to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = community_homes.property_id and held."right" = 'own' offset 0
  )
);
create policy leave on community_homes for delete to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = community_homes.property_id and held."right" = 'own' offset 0
  )
);
grant select, delete, insert (property_id, community_id, joined_at), update (work_done_on, work_amounts) on community_homes to dss_visitor;

create policy of_the_job on community_homes to dss_worker using (property_id = app.job_property());
grant select (property_id), update (band, hazards) on community_homes to dss_worker;
create policy definer_functions on community_homes to dss_owner using (true);

alter table community_photos enable row level security, force row level security;

create policy view on community_photos for select to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = community_photos.property_id and held."right" = 'own' offset 0
  )
);
create policy agree on community_photos for insert to dss_visitor with check (
  exists (
    select from property_grants held
    where held.property_id = community_photos.property_id and held."right" = 'own' offset 0
  )
  and exists (select from images i where i.id = photo_id and i.property_id = community_photos.property_id offset 0)
);
create policy say on community_photos for update to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = community_photos.property_id and held."right" = 'own' offset 0
  )
);
create policy take_back on community_photos for delete to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = community_photos.property_id and held."right" = 'own' offset 0
  )
);
grant select, insert, delete, update (caption) on community_photos to dss_visitor;
create policy definer_functions on community_photos to dss_owner using (true);

alter table community_counted enable row level security, force row level security;
create policy definer_functions on community_counted to dss_owner using (true);

-- What a home gives. These read with the rights of whoever asks, so that nothing but an own home can be given.

create function app.given_band(result jsonb) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
begin atomic
  -- As much known as a score takes (`enoughSeenPercent` of the domain).
  select case when (result -> 'explanation' ->> 'confidence_percent')::numeric >= 25 then result -> 'explanation' ->> 'band' end;
end;

create function app.given_hazards(result jsonb) returns text[]
  language sql immutable set search_path = pg_catalog, pg_temp
begin atomic
  select array(select distinct (found ->> 'type') collate "C" from jsonb_array_elements(coalesce(result -> 'hazards', '[]')) found order by 1);
end;

create function app.given_amounts(of_property uuid) returns jsonb
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select coalesce(jsonb_agg(
      jsonb_build_object('done_on', p.done_on, 'hours', p.hours, 'dollars', p.cost_usd, 'cubic_yards', p.cubic_yards)
      order by p.done_on, p.step_id
    ), '[]')
  from public.planned_actions p
  where p.property_id = of_property and p.done_on is not null and coalesce(p.hours, p.cost_usd, p.cubic_yards) is not null;
end;

create function app.given_by_home(of_property uuid)
  returns table (band text, hazards text[], work_done_on date[], work_amounts jsonb)
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select app.given_band(newest.raw_json), app.given_hazards(newest.raw_json),
    array(select p.done_on from public.planned_actions p where p.property_id = of_property and p.done_on is not null order by 1),
    -- Only if its owner chooses so.
    app.given_amounts(of_property)
  from (select 1) always left join lateral (
    select a.raw_json from public.analyses a where a.property_id = of_property order by a.created_at desc, a.id desc limit 1
  ) newest on true;
end;

grant execute on function app.given_by_home(uuid), app.given_amounts(uuid), app.given_band(jsonb), app.given_hazards(jsonb) to dss_visitor;
grant execute on function app.given_band(jsonb), app.given_hazards(jsonb) to dss_worker;

create function app.give_on_joining() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  select given.band, given.hazards, given.work_done_on into new.band, new.hazards, new.work_done_on
  from app.given_by_home(new.property_id::pg_catalog.uuid) given;
  return new;
end $$;
create trigger give_on_joining before insert on community_homes
  for each row execute function app.give_on_joining();

create function app.give_result() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update public.community_homes h
  set band = app.given_band(new.raw_json::pg_catalog.jsonb), hazards = app.given_hazards(new.raw_json::pg_catalog.jsonb)
  where h.property_id = new.property_id;
  return null;
end $$;
create trigger give_to_community after insert on analyses
  for each row execute function app.give_result();

create function app.give_work() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  home constant pg_catalog.uuid := coalesce(new.property_id, old.property_id);
begin
  update public.community_homes h
  set work_done_on =
    array(select p.done_on from public.planned_actions p where p.property_id = home and p.done_on is not null order by 1),
    work_amounts = case when h.work_amounts is not null then app.given_amounts(home::pg_catalog.uuid) end
  where h.property_id = home;
  return null;
end $$;
create trigger give_to_community after insert or update or delete on planned_actions
  for each row execute function app.give_work();

-- A home that leaves leaves nothing. That it was counted is known only by how many owners were.
create function app.forget_counted_home() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.community_counted c where c.property_id = old.property_id;
  return null;
end $$;
create trigger forget_counted_home after delete on community_homes
  for each row execute function app.forget_counted_home();

-- A home leaves with the owner who let it join.
create function app.leave_with_owner() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.community_homes h where h.property_id = old.property_id;
  return null;
end $$;
create trigger leave_community after delete on property_grants
  for each row when (old."right" = 'own') execute function app.leave_with_owner();

-- What whoever has the invitation learns, and the owner of a home that joined.
create function app.invited_community(of_community uuid)
  returns table (id uuid, name text, streets text[], dwellings int, coordinator text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select c.id, c.name, c.streets, c.dwellings, u.name
  from public.communities c join auth.users u on u.id = c.user_id
  where c.id = of_community;
end;

-- A count with chance added: each further home up or down is half as likely. So a count is at most twice as likely with a home than
-- without it, whatever is known of all others. It draws its bits from the generator of keys, since nobody may guess them.
create function app.blurred(counted bigint, most bigint) returns bigint
  language sql volatile set search_path = pg_catalog, pg_temp
begin atomic
  select greatest(0, least(most, counted
    + strpos(('x' || left(drawn.hex, 8))::bit(32)::text, '1') - strpos(('x' || right(drawn.hex, 8))::bit(32)::text, '1')))
  from (select replace(gen_random_uuid()::text, '-', '') as hex) drawn;
end;

-- A sum with chance added, to whole steps: as much more as one home may add is half as likely, so that what holds of counts holds of it.
create function app.blurred_sum(total numeric, most_of_home numeric, step int) returns bigint
  language sql volatile set search_path = pg_catalog, pg_temp
begin atomic
  select greatest(0, step * round((total::float8 + most_of_home::float8 / ln(2::float8) * (ln(drawn.one) - ln(drawn.other))) / step))::bigint
  from (
    select (('x' || left(keys.hex, 8))::bit(32)::bigint + 1) / 4294967296::float8 as one,
      (('x' || right(keys.hex, 8))::bit(32)::bigint + 1) / 4294967296::float8 as other
    from (select replace(gen_random_uuid()::text, '-', '') as hex) keys
  ) drawn;
end;

-- What the community's coordinator may see of its homes; null where that is nothing. New counts are made when three months have passed, or,
-- while fewer than forty owners ever were counted, twice as many as that are there; and the homes of at least five owners are new, gone or
-- different. Until then the same are shown again, as chance drawn anew often enough would show what it hides. The coordinator's own homes
-- make none of the five. They are counted, as every other.
create function app.community_figures(of_community uuid, kinds text[], at timestamptz) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  published record;
  owners pg_catalog.int8;
  different pg_catalog.int8;
  kept pg_catalog.int8;
  giving pg_catalog.int8;
  all_homes pg_catalog.int8;
  made pg_catalog.jsonb;
begin
  select c.user_id, c.figures, c.figures_made_at, c.counted_owners, c.most_counted_owners into published
  from public.communities c
  where c.id = of_community and app.actor_kind() = 'user'::public.actor_kind and c.user_id = app.actor_id()
  for update;
  if not found then return null; end if;
  select count(distinct g.actor_id),
    count(distinct g.actor_id) filter (
      where c.given is distinct from md5(concat_ws('/', h.band, h.hazards::text, h.work_done_on::text, h.work_amounts::text))
    ),
    count(distinct g.actor_id) filter (where c.property_id is not null),
    count(distinct g.actor_id) filter (where h.work_amounts is not null)
  into owners, different, kept, giving
  from public.community_homes h
    join public.property_grants g
      on g.property_id = h.property_id and g."right" = 'own'::public.access_right and not g.property_deleted
    left join public.community_counted c on c.community_id = of_community and c.property_id = h.property_id
  where h.community_id = of_community and g.actor_id <> published.user_id;
  if owners < 5 then return null; end if;
  if published.figures is not null and (
    greatest(different, published.counted_owners - kept) < 5
    or (
      at < published.figures_made_at + interval '3 months'
      and (published.most_counted_owners >= 40 or owners < 2 * published.most_counted_owners)
    )
  ) then
    return published.figures;
  end if;
  delete from public.community_counted c where c.community_id = of_community;
  insert into public.community_counted (community_id, property_id, given)
  select of_community, h.property_id, md5(concat_ws('/', h.band, h.hazards::text, h.work_done_on::text, h.work_amounts::text))
  from public.community_homes h
  where h.community_id = of_community
    and not exists (select from public.deleted_properties d where d.property_id = h.property_id);
  get diagnostics all_homes = row_count;
  with member as (
    select h.* from public.community_homes h
      join public.community_counted c on c.community_id = of_community and c.property_id = h.property_id
  ), in_band as (
    select named.band, count(m.property_id) as homes
    from unnest(array['excellent', 'good', 'fair', 'poor', 'unrated']) as named (band)
      left join member m on coalesce(m.band, 'unrated') = named.band
    group by named.band
  ), of_kind as (
    -- Each kind that there is, as one that no home has must not be told from one that few have.
    select named.kind, count(m.property_id) as homes
    from unnest(kinds) as named (kind) left join member m on named.kind = any (m.hazards)
    group by named.kind
  ), blurred_kind as materialized (
    select k.kind, app.blurred(k.homes::pg_catalog.int8, all_homes::pg_catalog.int8) as homes from of_kind k
  ), common as (
    -- What chance alone may have made is left out.
    select k.kind, k.homes from blurred_kind k where k.homes >= greatest(5, all_homes / 4.0)
    order by k.homes desc, k.kind limit 8
  ), worked as (
    select count(*) as homes from member m
    where exists (select from unnest(m.work_done_on) as done (day) where done.day > (at - interval '1 year')::date)
  ), amounts_of_home as (
    -- No more of one home than chance hides (`communityLimits.mostOfHome` of the domain). Without a sum, `least` would take the most.
    select least(24, coalesce(sum(done.hours), 0)) as hours, least(2000, coalesce(sum(done.dollars), 0)) as dollars,
      least(10, coalesce(sum(done.cubic_yards), 0)) as cubic_yards
    from member m
      left join lateral jsonb_to_recordset(m.work_amounts)
        as done (done_on date, hours numeric, dollars numeric, cubic_yards numeric)
        on extract(year from done.done_on) = extract(year from (at - interval '10 hours') at time zone 'UTC')
    where m.work_amounts is not null
    group by m.property_id
  ), amounts as (
    select count(*) as homes, sum(a.hours) as hours, sum(a.dollars) as dollars, sum(a.cubic_yards) as cubic_yards
    from amounts_of_home a
  )
  select jsonb_build_object(
    -- A day that has begun in Hawaii, so that nobody in the country reads one to come.
    'as_of', ((at - interval '10 hours') at time zone 'UTC')::date,
    'homes', all_homes,
    'bands', (
      select jsonb_object_agg(b.band, app.blurred(b.homes::pg_catalog.int8, all_homes::pg_catalog.int8)) from in_band b
    ),
    'hazards', (
      select coalesce(jsonb_agg(jsonb_build_object('type', c.kind, 'homes', c.homes) order by c.homes desc, c.kind), '[]')
      from common c
    ),
    'homes_with_work', (select app.blurred(w.homes::pg_catalog.int8, all_homes::pg_catalog.int8) from worked w),
    'work', case when giving >= 5 then (
      select jsonb_build_object(
        'year', extract(year from (at - interval '10 hours') at time zone 'UTC')::int,
        'homes', app.blurred(a.homes::pg_catalog.int8, all_homes::pg_catalog.int8),
        'hours', app.blurred_sum(a.hours::pg_catalog.numeric, 24::pg_catalog.numeric, 1::pg_catalog.int4),
        'dollars', app.blurred_sum(a.dollars::pg_catalog.numeric, 2000::pg_catalog.numeric, 100::pg_catalog.int4),
        'cubic_yards', app.blurred_sum(a.cubic_yards::pg_catalog.numeric, 10::pg_catalog.numeric, 1::pg_catalog.int4)
      ) from amounts a
    ) end
  ) into made;
  update public.communities c
  set figures = made, figures_made_at = at, counted_owners = owners,
    most_counted_owners = greatest(published.most_counted_owners, owners)
  where c.id = of_community;
  return made;
end $$;

-- The photos that owners agreed to show, for the community's coordinator: not of which home, and like its counts only from homes of five
-- owners up. All, or the one that is named. The day is that of the best source (`takenAt` of the domain). What counts are made of has nothing of them.
create function app.agreed_photos(of_community uuid, one uuid)
  returns table (id uuid, caption text, taken_on text, width int, height int, working_path text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select p.id, p.caption,
    left(coalesce(i.server_evidence ->> 'taken_at', i.device_evidence ->> 'taken_at', i.browser_evidence ->> 'taken_at'), 10),
    i.width, i.height, i.working_path
  from public.communities c
    join public.community_homes h on h.community_id = c.id
    join public.community_photos p on p.property_id = h.property_id
    join public.images i on i.id = p.photo_id and i.deleted_at is null
  where c.id = of_community and app.actor_kind() = 'user'::public.actor_kind and c.user_id = app.actor_id()
    and (one is null or p.id = one)
    and not exists (select from public.deleted_properties d where d.property_id = p.property_id)
    and 5 <= (
      select count(distinct g.actor_id)
      from public.community_homes joined
        join public.property_grants g
          on g.property_id = joined.property_id and g."right" = 'own'::public.access_right and not g.property_deleted
      where joined.community_id = c.id and g.actor_id <> c.user_id
    )
  order by p.id;
end;

grant execute on function app.invited_community(uuid), app.community_figures(uuid, text[], timestamptz), app.agreed_photos(uuid, uuid)
  to dss_visitor;
