-- People on a home: its owner invites an agent, a buyer or an assessor, who accepts with an account. Whoever is invited sees their own row,
-- and the owner those of the home.
--
-- An agent and a buyer see what a share link shows. So the right to view is their row's, as that of a link is the link's: no right of the
-- account's own opens more to them. An assessor adds photos and answers as a phone does that was handed the home: by a handover, which
-- has the row's id.
--
-- An agent and a buyer whose invitation said so get the papers of the sale, too: for these the database asks who has them.

alter table home_people enable row level security, force row level security;

create policy view on home_people for select to dss_visitor using (
  (app.actor_kind() = 'user' and user_id = app.actor_id())
  or exists (
    select from property_grants held
    where held.property_id = home_people.property_id and held."right" = 'own' offset 0
  )
);
create policy invite on home_people for insert to dss_visitor with check (
  exists (
    select from property_grants held
    where held.property_id = home_people.property_id and held."right" = 'own' offset 0
  )
);
-- Times and account are set here alone, by the database's clock.
grant select (id, property_id, role, name, sees_papers, invited_at, expires_at, user_id, joined_name, joined_at, ends_at, ended_at),
  insert (id, property_id, role, name, sees_papers, token_hash) on home_people to dss_visitor;

create policy definer_functions on home_people to dss_owner using (true);

-- The invitation that the transaction opens, by the hash of its token.
create function app.opened_invitation() returns text language sql stable
  return nullif(current_setting('app.opened_invitation', true), '');

-- An invitation says which home it is to, and a role on which home it is: to whoever asks for it, and to nobody else.
create policy invited_to on properties for select to dss_owner using (
  exists (
    select from home_people p
    where p.property_id = properties.id and p.ended_at is null
      and (p.token_hash = app.opened_invitation() or (app.actor_kind() = 'user' and p.user_id = app.actor_id()))
  )
);

-- What an invitation would come to, changing nothing. No row where it is unknown, over, or accepted by somebody else.
create function app.read_home_invitation(hash text)
  returns table (role public.home_role, name text, sees_papers bool, address text, owner text, expires_at timestamptz, role_id uuid)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform set_config('app.opened_invitation', hash, true);
  return query
    select p.role, p.name, p.sees_papers, home.address, (
        select u.name from public.property_grants held join auth.users u on u.id = held.actor_id
        where held.property_id = p.property_id and held.actor_kind = 'user'::public.actor_kind
          and held."right" = 'own'::public.access_right
        order by held.created_at limit 1
      ), p.expires_at, case when p.user_id is not null then p.id end
    from public.home_people p join public.properties home on home.id = p.property_id
    where p.token_hash = hash and p.ended_at is null
      and not exists (select from public.deleted_properties d where d.property_id = p.property_id)
      and case
        when p.user_id is null then p.expires_at > now()
        else app.actor_kind() = 'user'::public.actor_kind and p.user_id = app.actor_id()
      end;
  perform set_config('app.opened_invitation', '', true);
end $$;

-- Accepts an invitation for the account that asks, under the name that its person chose: their role. One that they had on the same home
-- ends with it. No row where the invitation is unknown, over, or accepted by somebody else; null where the home is their own.
create function app.accept_home_invitation(hash text, chosen_name text) returns table (role_id uuid)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  accepted_by constant pg_catalog.uuid := app.actor_id();
  given public.home_people;
begin
  if app.actor_kind() is distinct from 'user'::public.actor_kind then return; end if;
  -- Of two people, the second one waits here, and finds the invitation spent.
  select * into given from public.home_people p where p.token_hash = hash for update;
  if not found or given.ended_at is not null or exists (
    select from public.deleted_properties d where d.property_id = given.property_id
  ) then
    return;
  end if;
  if app.has_right('own'::public.access_right, given.property_id::pg_catalog.uuid) then
    return query select null::pg_catalog.uuid;
    return;
  end if;
  if given.user_id is not null then
    if given.user_id = accepted_by then return query select given.id; end if;
    return;
  end if;
  if given.expires_at <= now() then return; end if;
  update public.home_people p set ended_at = now()
  where p.property_id = given.property_id and p.user_id = accepted_by and p.ended_at is null;
  update public.home_people p
  set user_id = accepted_by, joined_name = chosen_name, joined_at = now(),
    ends_at = case when p.role = 'assessor'::public.home_role then now() + interval '30 days' end
  where p.id = given.id;
  return query select given.id;
end $$;

-- The roles of the account that asks, while they last.
create function app.my_home_roles()
  returns table (id uuid, role public.home_role, property_id uuid, address text, name text, sees_papers bool, joined_name text,
    joined_at timestamptz, ends_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select p.id, p.role, p.property_id, home.address, p.name, p.sees_papers, p.joined_name, p.joined_at, p.ends_at
  from public.home_people p join public.properties home on home.id = p.property_id
  where app.actor_kind() = 'user' and p.user_id = app.actor_id()
    and p.ended_at is null and (p.ends_at is null or p.ends_at > now())
    and not exists (select from public.deleted_properties d where d.property_id = p.property_id)
  order by p.joined_at, p.id;
end;

-- Ends a role, for the home's owner or whoever has it; an invitation that nobody accepted is gone. Does nothing for anybody else.
create function app.end_home_person(person uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  ending public.home_people;
begin
  select * into ending from public.home_people p where p.id = person for update;
  if not found or not (
    app.has_right('own'::public.access_right, ending.property_id::pg_catalog.uuid)
    or (app.actor_kind() = 'user'::public.actor_kind and ending.user_id = app.actor_id())
  ) then
    return;
  end if;
  if ending.user_id is null then
    delete from public.home_people p where p.id = person;
  else
    update public.home_people p set ended_at = now() where p.id = person and p.ended_at is null;
  end if;
end $$;

-- Which work is done, for whoever gets the papers of the sale. What it cost and what was noted of it is the owner's alone.
create policy in_papers on planned_actions for select to dss_owner using (app.sees_papers(property_id));

create function app.work_in_papers(of_property uuid) returns table (step_id text, done_on date)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select done.step_id, done.done_on from public.planned_actions done
  where done.property_id = of_property and done.done_on is not null and app.sees_papers(of_property)
  order by done.done_on, done.step_id;
end;

grant execute on function app.work_in_papers(uuid) to dss_visitor;

grant execute on function app.read_home_invitation(text), app.accept_home_invitation(text, text), app.my_home_roles(),
  app.end_home_person(uuid) to dss_visitor;

create function app.give_right_of_person() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.role <> 'assessor'::public.home_role then
    insert into public.property_grants (property_id, actor_kind, actor_id, "right")
    values (new.property_id, 'share_link'::public.actor_kind, new.id, 'view'::public.access_right);
    return null;
  end if;
  -- The assessor's phone has one handover of the home. What it added by an earlier one stays its own.
  insert into public.phone_handovers (id, property_id, code_hash, expires_at)
  values (new.id, new.property_id, gen_random_uuid()::text, now());
  update public.images set handover_id = new.id where handover_id in (
    select h.id from public.phone_handovers h
    where h.property_id = new.property_id and h.actor_kind = 'user'::public.actor_kind and h.actor_id = new.user_id
  );
  delete from public.phone_handovers h
  where h.property_id = new.property_id and h.actor_kind = 'user'::public.actor_kind and h.actor_id = new.user_id;
  update public.phone_handovers h
  set actor_kind = 'user'::public.actor_kind, actor_id = new.user_id, connected_at = now(), ends_at = new.ends_at
  where h.id = new.id;
  insert into public.property_grants (property_id, actor_kind, actor_id, "right", expires_at)
  values (new.property_id, 'user'::public.actor_kind, new.user_id, 'add_photos'::public.access_right, new.ends_at);
  return null;
end $$;
create trigger give_right after update on home_people
  for each row when (old.user_id is null and new.user_id is not null) execute function app.give_right_of_person();

create function app.take_right_of_person() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if old.role = 'assessor'::public.home_role then
    -- Its right goes with it.
    delete from public.phone_handovers h where h.id = old.id;
  else
    delete from public.property_grants held
    where held.property_id = old.property_id and held.actor_kind = 'share_link'::public.actor_kind and held.actor_id = old.id;
  end if;
  return null;
end $$;
create trigger take_right after update on home_people
  for each row when (old.user_id is not null and old.ended_at is null and new.ended_at is not null)
  execute function app.take_right_of_person();
create trigger take_right_with_row after delete on home_people
  for each row when (old.user_id is not null and old.ended_at is null) execute function app.take_right_of_person();

-- An assessor's role ends with the handover, whoever ended that.
create function app.end_role_of_handover() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.home_people p set ended_at = least(now(), p.ends_at) where p.id = old.id and p.ended_at is null;
  return null;
end $$;
create trigger end_role after delete on phone_handovers
  for each row when (old.actor_id is not null) execute function app.end_role_of_handover();

-- Nobody whom the former owner invited stays once the home is somebody else's. A buyer comes to own it.
create function app.end_people_of_former_owner() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if exists (
    select from public.property_grants held
    where held.property_id = old.property_id and held."right" = 'own'::public.access_right
  ) then
    return null;
  end if;
  delete from public.home_people p where p.property_id = old.property_id and p.user_id is null;
  update public.home_people p set ended_at = now()
  where p.property_id = old.property_id and p.ended_at is null;
  return null;
end $$;
create trigger end_people after delete on property_grants
  for each row when (old."right" = 'own') execute function app.end_people_of_former_owner();

-- Whoever hands a home over may stay on it as its agent if its new owner lets them, as one who made it for its owner. The owner sees them
-- by the account's name. The papers of the sale are for the new owner to give.
create function app.stay_as_agent(of_property uuid, account uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  person constant pg_catalog.uuid := gen_random_uuid();
  own_name pg_catalog.text;
begin
  select u.name into own_name from auth.users u where u.id = account;
  if not found then return; end if;
  insert into public.home_people (id, property_id, role, name, token_hash, expires_at)
  values (person, of_property, 'agent'::public.home_role, own_name, gen_random_uuid()::text, now());
  -- As if accepted, which gives the right.
  update public.home_people p set user_id = account, joined_name = own_name, joined_at = now() where p.id = person;
end $$;

-- A visitor who ends could end nobody's role afterward.
create function app.end_people_of_visitor() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.home_people p where p.property_id in (select app.owned_only_by_visitor(new.id::pg_catalog.uuid));
  return null;
end $$;
create trigger end_people after update of ended_at on visitors
  for each row when (old.ended_at is null and new.ended_at is not null) execute function app.end_people_of_visitor();

-- Forgets roles and invitations a month after they ended.
create function app.sweep_home_people() returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.home_people p
  where coalesce(p.ended_at, p.ends_at, case when p.user_id is null then p.expires_at end) < now() - interval '30 days';
end;

grant execute on function app.sweep_home_people() to dss_worker;
