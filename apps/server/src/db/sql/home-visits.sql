-- Visits of assessors: what an assessor answers and photographs at a home is theirs of that day, whatever a request says. The owner reads
-- it at once. The assessor reads it while the owner lets them in, and afterward keeps a list: which home, which day, and how many answers.

alter table home_visits enable row level security, force row level security;

create policy view on home_visits for select to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = home_visits.property_id
      and (
        held."right" = 'own'
        or (held."right" = 'add_photos' and held.actor_kind = 'user' and held.actor_id = home_visits.user_id)
      )
    offset 0
  )
);
create policy change on home_visits for update to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = home_visits.property_id
      and held."right" = 'add_photos' and held.actor_kind = 'user' and held.actor_id = home_visits.user_id
    offset 0
  )
);
-- Not whose account it is: an owner knows the name.
grant select (id, property_id, name, organization, home, seen_on, started_at, ended_at, notes),
  update (organization, notes, ended_at) on home_visits to dss_visitor;
create policy definer_functions on home_visits to dss_owner using (true);

alter table home_visit_answers enable row level security, force row level security;

-- With their visit.
create policy view on home_visit_answers for select to dss_visitor using (
  exists (select from home_visits v where v.id = home_visit_answers.visit_id offset 0)
);
-- Sides named as those of the house turn with its front, which its owner alone says.
create policy turn on home_visit_answers for update to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = home_visit_answers.property_id and held."right" = 'own' offset 0
  )
);
grant select, update (side) on home_visit_answers to dss_visitor;
create policy definer_functions on home_visit_answers to dss_owner using (true);

-- The visit of an assessor who says or photographs something now: that of the day that the sender named (app.seen_on), as far as it can be,
-- else today. Null for everybody else. Nobody is an assessor of a home of their own. `shown`: what the home is called.
create function app.visit_now(of_property uuid, shown text) returns uuid
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  assessor constant pg_catalog.uuid := app.actor_id();
  person public.home_people;
  day pg_catalog.date;
  visit pg_catalog.uuid;
begin
  if app.actor_kind() is distinct from 'user'::public.actor_kind then return null; end if;
  select * into person from public.home_people p
  where p.property_id = of_property and p.user_id = assessor and p.role = 'assessor'::public.home_role
    and p.ended_at is null and p.ends_at > now();
  if not found or not app.has_right('add_photos'::public.access_right, of_property::pg_catalog.uuid)
    or app.has_right('own'::public.access_right, of_property::pg_catalog.uuid) then
    return null;
  end if;
  -- A calendar is a day ahead of ours at most, and nobody visited before they were let in.
  day := least(
    greatest(
      coalesce(nullif(current_setting('app.seen_on', true), '')::pg_catalog.date, current_date),
      person.joined_at::pg_catalog.date - 1, current_date - 30
    ),
    current_date + 1
  );
  insert into public.home_visits (id, property_id, user_id, name, organization, home, seen_on)
  values (gen_random_uuid(), of_property, assessor, person.joined_name, (
      select v.organization from public.home_visits v where v.user_id = assessor order by v.started_at desc, v.id limit 1
    ), coalesce(shown, ''), day)
  on conflict (property_id, user_id, seen_on) do nothing;
  select v.id into visit from public.home_visits v
  where v.property_id = of_property and v.user_id = assessor and v.seen_on = day;
  return visit;
end $$;

-- The same with the home as whoever asks sees it.
create function app.visit_here(of_property uuid) returns uuid
  language sql set search_path = pg_catalog, pg_temp
begin atomic
  select app.visit_now(of_property, (select p.address from public.properties p where p.id = of_property));
end;

grant execute on function app.visit_now(uuid, text), app.visit_here(uuid) to dss_visitor;

-- Whose word an answer is. Answered again by anybody else, it is theirs; turned with the front, it stays what an assessor said. Of who
-- isn't a request, such as the deletion of a photo, nothing changes.
create function app.note_visit_of_answer() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  visit pg_catalog.uuid;
begin
  if tg_op = 'UPDATE' and new.answered_at is not distinct from old.answered_at then return new; end if;
  visit := app.visit_here(new.property_id::pg_catalog.uuid);
  if visit is null and tg_op = 'INSERT' then
    select said.visit_id into visit from public.home_visit_answers said
    where said.visit_id = new.visit_id and said.property_id = new.property_id
      and said.question_id = new.question_id and said.answer = new.answer
    limit 1;
  end if;
  new.visit_id := visit;
  return new;
end $$;
create trigger note_visit before insert or update on owner_answers
  for each row execute function app.note_visit_of_answer();

-- Keeps with the visit what its own assessor says.
create function app.keep_answer_of_visit() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.actor_kind() is distinct from 'user'::public.actor_kind or not exists (
    select from public.home_visits v where v.id = new.visit_id and v.user_id = app.actor_id()
  ) then
    return null;
  end if;
  delete from public.home_visit_answers said
  where said.visit_id = new.visit_id and said.question_id = new.question_id and said.side = new.side;
  insert into public.home_visit_answers (property_id, visit_id, question_id, side, side_said_as, answer, amount)
  values (new.property_id, new.visit_id, new.question_id, new.side, new.side_said_as, new.answer, new.amount);
  return null;
end $$;
create trigger keep_of_visit after insert or update on owner_answers
  for each row when (new.visit_id is not null) execute function app.keep_answer_of_visit();

-- What an assessor takes back, or replaces, they didn't say.
create function app.forget_answer_of_visit() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.home_visit_answers said using public.home_visits v
  where v.id = old.visit_id and said.visit_id = v.id and app.actor_kind() = 'user'::public.actor_kind and v.user_id = app.actor_id()
    and said.question_id = old.question_id and said.side = old.side;
  return null;
end $$;
create trigger forget_of_visit after delete on owner_answers
  for each row when (old.visit_id is not null) execute function app.forget_answer_of_visit();

create function app.note_visit_of_photo() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  new.visit_id := app.visit_here(new.property_id::pg_catalog.uuid);
  return new;
end $$;
create trigger note_visit before insert on images for each row execute function app.note_visit_of_photo();

-- Whose words the answers are, for all who see those, and for the home's own jobs: name, organization and day, and nothing else of a visit.
create function app.assessors_of(of_property uuid)
  returns table (id uuid, name text, organization text, seen_on date)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select v.id, v.name, v.organization, v.seen_on from public.home_visits v
  where v.property_id = of_property and (app.job_property() = of_property or (select app.has_right('view', of_property)));
end;

grant execute on function app.assessors_of(uuid) to dss_visitor, dss_worker;

-- An assessor's list, newest first. `dangers`: 'question answer' of all that say that a hazard is there. Of a home that isn't open to them
-- anymore it tells what it was called, and how much they said.
create function app.my_visits(dangers text[])
  returns table (
    id uuid, property_id uuid, home text, seen_on date, ended_at timestamptz, answers int, hazards int,
    is_open boolean, organization text, notes text
  )
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select v.id, v.property_id, v.home, v.seen_on, v.ended_at, said.answers, said.hazards, held.is_open, v.organization,
    case when held.is_open then v.notes end
  from public.home_visits v
  cross join lateral (select app.has_right('add_photos', v.property_id) as is_open) held
  cross join lateral (
    select count(*)::int as answers,
      (count(*) filter (where a.question_id || ' ' || a.answer::text = any (dangers)))::int as hazards
    from public.home_visit_answers a where a.visit_id = v.id
  ) said
  where app.actor_kind() = 'user' and v.user_id = app.actor_id()
    and not exists (select from public.deleted_properties d where d.property_id = v.property_id)
  order by v.seen_on desc, v.started_at desc, v.id
  limit 5000;
end;

grant execute on function app.my_visits(text[]) to dss_visitor;
