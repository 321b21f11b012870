-- Share links: whoever opens one sees a home. A link is an actor with the right to view; it sees itself, and no other link.

alter table share_links enable row level security, force row level security;

create policy view on share_links for select to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = share_links.property_id
      and (held."right" = 'own' or (held.actor_kind = 'share_link' and held.actor_id = share_links.id))
    offset 0
  )
);
create policy make on share_links for insert to dss_visitor with check (
  views = 0 and last_opened_at is null and exists (
    select from property_grants held
    where held.property_id = share_links.property_id and held."right" = 'own' offset 0
  )
);
create policy revoke on share_links for delete to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = share_links.property_id and held."right" = 'own' offset 0
  )
);
grant select, insert, delete on share_links to dss_visitor;

create policy definer_functions on share_links to dss_owner using (true);

create function app.grant_to_share_link() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into public.property_grants (property_id, actor_kind, actor_id, "right", expires_at)
    values (new.property_id, 'share_link'::public.actor_kind, new.id, 'view'::public.access_right, new.expires_at);
  else
    delete from public.property_grants held
    where held.property_id = old.property_id and held.actor_kind = 'share_link'::public.actor_kind and held.actor_id = old.id;
  end if;
  return null;
end $$;
create trigger grant_to_share_link after insert or delete on share_links
  for each row execute function app.grant_to_share_link();

-- Counts that the link that asks was opened.
create function app.count_share_view(at timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  update public.share_links set views = views + 1, last_opened_at = at
  where app.actor_kind() = 'share_link' and id = app.actor_id() and (select app.has_right('view', property_id));
end;

grant execute on function app.count_share_view(timestamptz) to dss_visitor;

-- A visitor who ends can revoke nothing afterward, so the links to what nobody else owns end too.
create function app.end_shares_of_visitor() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.share_links link where link.property_id in (select app.owned_only_by_visitor(new.id::pg_catalog.uuid));
  return null;
end $$;
create trigger end_shares after update of ended_at on visitors
  for each row when (old.ended_at is null and new.ended_at is not null) execute function app.end_shares_of_visitor();
