-- Calendar links: a calendar program reads by one when a home's upkeep is due. A link is an actor with the right to view, as a share link
-- is; it sees itself, and no other link.

alter table calendar_links enable row level security, force row level security;

create policy view on calendar_links for select to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = calendar_links.property_id
      and (held."right" = 'own' or (held.actor_kind = 'share_link' and held.actor_id = calendar_links.id))
    offset 0
  )
);
create policy make on calendar_links for insert to dss_visitor with check (
  exists (
    select from property_grants held
    where held.property_id = calendar_links.property_id and held."right" = 'own' offset 0
  )
);
create policy revoke on calendar_links for delete to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = calendar_links.property_id and held."right" = 'own' offset 0
  )
);
grant select, insert, delete on calendar_links to dss_visitor;

create policy definer_functions on calendar_links to dss_owner using (true);

create function app.grant_to_calendar_link() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into public.property_grants (property_id, actor_kind, actor_id, "right")
    values (new.property_id, 'share_link'::public.actor_kind, new.id, 'view'::public.access_right);
  else
    delete from public.property_grants held
    where held.property_id = old.property_id and held.actor_kind = 'share_link'::public.actor_kind and held.actor_id = old.id;
  end if;
  return null;
end $$;
create trigger grant_to_calendar_link after insert or delete on calendar_links
  for each row execute function app.grant_to_calendar_link();

-- A property's links end once nobody has it who made them: also when somebody claims it.
create function app.end_calendar_links() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.calendar_links link
  where link.property_id = old.property_id and not exists (
    select from public.property_grants held
    where held.property_id = old.property_id and held."right" = 'own'::public.access_right
  );
  return null;
end $$;
create trigger end_calendar_links after delete on property_grants
  for each row when (old."right" = 'own') execute function app.end_calendar_links();

-- A visitor who ends could revoke nothing afterward.
create function app.end_calendar_links_of_visitor() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.calendar_links link where link.property_id in (select app.owned_only_by_visitor(new.id::pg_catalog.uuid));
  return null;
end $$;
create trigger end_calendar_links after update of ended_at on visitors
  for each row when (old.ended_at is null and new.ended_at is not null) execute function app.end_calendar_links_of_visitor();
