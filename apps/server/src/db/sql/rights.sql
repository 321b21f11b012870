-- Rights on properties: who may see one, add photos to it, or owns it. Owning includes adding photos, which includes viewing.
--
-- Every policy of what hangs from a property asks for the actor's right on the row's own property, by the primary key of property_grants,
-- so that a row costs the same however many properties the actor has. What counts as a right of the actor is said once, by the policy of
-- property_grants: it holds for whatever the other policies read there.
--
-- They all end in `offset 0`. Without it PostgreSQL may turn `exists (…)` around: it then collects all rights of the actor before it
-- looks at the first row. With it, it has to look up the right on the row's own property.

alter table property_grants enable row level security, force row level security;

-- Who asks is found out once for each statement, instead of once for each row whose right is looked up.
create policy own_rows on property_grants for select to dss_visitor using (
  actor_kind = (select app.actor_kind()) and actor_id = (select app.actor_id())
  and (expires_at is null or expires_at > now()) and not property_deleted
);
grant select on property_grants to dss_visitor;

create policy definer_functions on property_grants to dss_owner using (true);

-- The same for what runs with the owner's rights, to whom every right is visible.
create function app.has_right(needed public.access_right, of_property uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select exists (
    select from public.property_grants held
    where held.property_id = of_property
      and held.actor_kind = app.actor_kind() and held.actor_id = app.actor_id()
      and (held.expires_at is null or held.expires_at > now()) and not held.property_deleted
      and case needed
        when 'own' then held."right" = 'own'
        when 'add_photos' then held."right" in ('own', 'add_photos')
        when 'view' then true
      end
  );
end;

-- Whether who asks is a role on the home whose invitation said that it gets the papers of the sale. Then it reads what public services and
-- the owner say of the place, and which work is done when, and seals a packet.
create function app.sees_papers(of_property uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select app.actor_kind() = 'share_link' and app.has_right('view', of_property) and exists (
    select from public.home_people p
    where p.id = app.actor_id() and p.property_id = of_property and p.sees_papers and p.role <> 'assessor'
      and p.user_id is not null and p.ended_at is null
  );
end;

grant execute on function app.sees_papers(uuid) to dss_visitor;

-- Where a list of the actor's properties starts: by the index of property_grants by actor.
create function app.my_properties(needed public.access_right) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select held.property_id from public.property_grants held
  where held.actor_kind = app.actor_kind() and held.actor_id = app.actor_id()
    and (held.expires_at is null or held.expires_at > now()) and not held.property_deleted
    and case needed
      when 'own' then held."right" = 'own'
      when 'add_photos' then held."right" in ('own', 'add_photos')
      when 'view' then true
    end;
end;

grant execute on function app.my_properties(access_right) to dss_visitor, dss_worker, dss_queue;

-- The properties of a visitor that nobody else owns: once the visitor ends, nobody could take back what opens them to others.
create function app.owned_only_by_visitor(visitor uuid) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select held.property_id from public.property_grants held
  where held."right" = 'own' and held.actor_kind = 'visitor' and held.actor_id = visitor
    and not exists (
      select from public.property_grants other
      where other.property_id = held.property_id and other."right" = 'own'
        and (other.actor_kind, other.actor_id) <> (held.actor_kind, held.actor_id)
    );
end;

-- Whoever makes a property owns it. One that is made under the id of one that was deleted for good is another one.
--
-- The right says when the property was made, so that a page of a long list reads only its own homes. It goes on from owner to owner.
create function app.grant_own_to_maker() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.deleted_properties where property_id = new.id;
  insert into public.property_grants (property_id, actor_kind, actor_id, "right", property_created_at)
  values (new.id, app.actor_kind(), app.actor_id(), 'own'::public.access_right, new.created_at);
  return null;
end $$;
create trigger grant_own_to_maker after insert on properties
  for each row execute function app.grant_own_to_maker();

-- A right counts for nothing while its property is deleted.
create function app.note_deletion_in_rights() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    update public.property_grants set property_deleted = false where property_id = old.property_id;
  else
    update public.property_grants set property_deleted = true where property_id = new.property_id;
  end if;
  return null;
end $$;
create trigger note_in_rights after insert or delete on deleted_properties
  for each row execute function app.note_deletion_in_rights();
