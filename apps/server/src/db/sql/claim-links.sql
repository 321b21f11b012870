-- Claim links: whoever opens one becomes the property's owner. A property has one, the newest: making another replaces it.

alter table claim_links enable row level security, force row level security;

create policy make on claim_links for insert to dss_visitor with check (
  exists (
    select from property_grants held
    where held.property_id = claim_links.property_id and held."right" = 'own' offset 0
  )
);
create policy replace on claim_links for update to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = claim_links.property_id and held."right" = 'own' offset 0
  )
);
create policy own on claim_links for select to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = claim_links.property_id and held."right" = 'own' offset 0
  )
);
grant select (property_id, expires_at, used_at, created_at), insert, update (token_hash, expires_at, used_at, created_at) on claim_links
  to dss_visitor;

create policy definer_functions on claim_links to dss_owner
  using (property_id not in (select deleted_properties.property_id from deleted_properties)) with check (true);

-- What a claim link would come to, changing nothing: the property where the actor owns it already, and whether the link can still be
-- spent. No row where the token is none of ours.
create function app.read_claim_link(hash text, at timestamptz) returns table (owned uuid, stands boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select
    case when app.has_right('own', link.property_id) then link.property_id end,
    link.used_at is null and link.expires_at > at
  from public.claim_links link where link.token_hash = hash;
end;

-- Spends a claim link: the actor becomes the property's only owner, and whoever owned it before sees it no longer by links of their own.
-- Null where the link is unknown, over, or spent by somebody else. Where the property has no owner anymore, it counts as made now.
create function app.claim_property(hash text, at timestamptz) returns uuid
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  claimed pg_catalog.uuid;
  made pg_catalog.timestamptz;
begin
  if app.actor_id() is null then return null; end if;
  update public.claim_links set used_at = at
  where token_hash = hash and used_at is null and expires_at > at
  returning property_id into claimed;
  if claimed is null then
    -- The browser that spent the link opens it again.
    select property_id into claimed from public.claim_links
    where token_hash = hash and app.has_right('own'::public.access_right, property_id::pg_catalog.uuid);
    return claimed;
  end if;
  delete from public.share_links where property_id = claimed;
  select min(property_created_at) into made from public.property_grants
  where property_id = claimed and "right" = 'own'::public.access_right;
  delete from public.property_grants
  where property_id = claimed and "right" = 'own'::public.access_right;
  insert into public.property_grants (property_id, actor_kind, actor_id, "right", property_created_at)
  values (claimed, app.actor_kind(), app.actor_id(), 'own'::public.access_right, coalesce(made, at))
  on conflict do nothing;
  return claimed;
end $$;

grant execute on function app.read_claim_link(text, timestamptz), app.claim_property(text, timestamptz) to dss_visitor;
