-- Who has a share link may see its property: the link is an actor of its own, with one right in property_grants that comes and goes with it.

alter table share_links enable row level security, force row level security;
--> statement-breakpoint
create policy definer_functions on share_links to dss_owner using (true) with check (true);
--> statement-breakpoint
-- `offset 0` as in 0039: the right is looked up on the row's own property. A link sees itself, and no other link.
create policy view on share_links for select to dss_visitor using (
  exists (select from property_grants held
    where held.property_id = share_links.property_id
      and (held."right" = 'own' or (held.actor_kind = 'share_link' and held.actor_id = share_links.id)) offset 0));
--> statement-breakpoint
create policy make on share_links for insert to dss_visitor with check (
  views = 0 and last_opened_at is null and exists (select from property_grants held
    where held.property_id = share_links.property_id and held."right" = 'own' offset 0));
--> statement-breakpoint
create policy revoke on share_links for delete to dss_visitor using (
  exists (select from property_grants held
    where held.property_id = share_links.property_id and held."right" = 'own' offset 0));
--> statement-breakpoint
grant select, insert, delete on share_links to dss_visitor;
--> statement-breakpoint

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
--> statement-breakpoint
revoke all on function app.grant_to_share_link() from public;
--> statement-breakpoint
create trigger grant_to_share_link after insert or delete on share_links
  for each row execute function app.grant_to_share_link();
--> statement-breakpoint

-- Counts that the link that asks was opened.
create function app.count_share_view(at timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  update public.share_links set views = views + 1, last_opened_at = at
  where app.actor_kind() = 'share_link' and id = app.actor_id() and (select app.has_right('view', property_id));
end;
--> statement-breakpoint
revoke all on function app.count_share_view(timestamptz) from public;
--> statement-breakpoint
grant execute on function app.count_share_view(timestamptz) to dss_visitor;
--> statement-breakpoint

-- A visitor who ends can revoke nothing afterward, so the links to what nobody else owns end too.
create function app.end_shares_of_visitor() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.share_links link using public.property_grants held
  where held.property_id = link.property_id and held."right" = 'own'::public.access_right
    and held.actor_kind = 'visitor'::public.actor_kind and held.actor_id = new.id
    and not exists (
      select from public.property_grants other
      where other.property_id = link.property_id and other."right" = 'own'::public.access_right
        and (other.actor_kind, other.actor_id) <> (held.actor_kind, held.actor_id)
    );
  return null;
end $$;
--> statement-breakpoint
revoke all on function app.end_shares_of_visitor() from public;
--> statement-breakpoint
create trigger end_shares after update of ended_at on visitors
  for each row when (old.ended_at is null and new.ended_at is not null) execute function app.end_shares_of_visitor();
--> statement-breakpoint

-- As in 0036; besides, whoever owned the property before sees it no longer by links of their own.
create or replace function app.claim_property(hash text, at timestamptz) returns uuid
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare claimed pg_catalog.uuid;
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
  delete from public.property_grants
  where property_id = claimed and "right" = 'own'::public.access_right;
  insert into public.property_grants (property_id, actor_kind, actor_id, "right")
  values (claimed, app.actor_kind(), app.actor_id(), 'own'::public.access_right) on conflict do nothing;
  return claimed;
end $$;
--> statement-breakpoint

-- As in 0054; a link that shows a home doesn't keep it.
create or replace function app.expire_properties(since timestamptz, at timestamptz) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare expired bigint;
begin
  insert into public.deleted_properties (property_id, deleted_at)
  select held.property_id, at from public.property_grants held
  where held."right" = 'own'::public.access_right and not held.property_deleted and held.answered_at < since
    and not exists (
      select from public.property_grants other
      where other.property_id = held.property_id and other.actor_kind <> 'share_link'::public.actor_kind
        and (other.actor_kind <> 'visitor'::public.actor_kind or other.answered_at >= since)
    )
    and not exists (select from public.images i where i.property_id = held.property_id and i.created_at >= since)
    and not exists (select from public.analysis_jobs j where j.property_id = held.property_id and j.created_at >= since)
  limit 1000
  on conflict do nothing;
  get diagnostics expired = row_count;
  return expired;
end $$;
--> statement-breakpoint

grant update (photos_removed_after_finding) on properties to dss_visitor;
