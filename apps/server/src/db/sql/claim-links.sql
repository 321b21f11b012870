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
grant select (property_id, expires_at, used_at, keeps_history, stays_as_agent, is_hand_over, created_at), insert,
  update (token_hash, expires_at, used_at, keeps_history, stays_as_agent, is_hand_over, created_at) on claim_links
  to dss_visitor;

create policy definer_functions on claim_links to dss_owner
  using (property_id not in (select deleted_properties.property_id from deleted_properties)) with check (true);

-- What a claim link would come to, changing nothing: the property where the actor owns it already, whether the link can still be spent,
-- whether it is from a former owner, and whether that one asks to stay as the agent. No row where the token is none of ours.
create function app.read_claim_link(hash text, at timestamptz)
  returns table (owned uuid, stands boolean, is_hand_over boolean, asks_to_stay boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select
    case when app.has_right('own', link.property_id) then link.property_id end,
    link.used_at is null and link.expires_at > at,
    link.is_hand_over,
    link.stays_as_agent and exists (
      select from public.property_grants held
      where held.property_id = link.property_id and held."right" = 'own' and held.actor_kind = 'user'
    )
  from public.claim_links link where link.token_hash = hash;
end;

-- The home that the transaction hands over.
create function app.handed_over() returns uuid language sql stable
  return nullif(current_setting('app.handed_over', true), '')::uuid;

create policy leave_behind on planned_actions to dss_owner using (property_id = app.handed_over());
create policy leave_behind on analyses to dss_owner using (property_id = app.handed_over());
create policy leave_behind on properties to dss_owner using (id = app.handed_over());

-- What of a property is its former owner's alone, and so nobody's who comes to own it.
create function app.leave_behind(of_property uuid, keeps_history bool, handed_over timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform set_config('app.handed_over', of_property::text, true);
  -- From here on, what was said before is the former owner's word.
  update public.properties home set handed_over_at = handed_over where home.id = of_property and handed_over is not null;
  update public.planned_actions p set cost_usd = null, hours = null, cubic_yards = null, note = null where p.property_id = of_property;
  -- Noted for whoever let the assessor in. What was seen goes along, in their name.
  update public.home_visits v set notes = '' where v.property_id = of_property;
  -- Whom they invited, and what they called them. Every role has ended.
  delete from public.home_people p where p.property_id = of_property;
  -- What waits is taken back; what was sent names whom.
  delete from public.outbox o where o.property_id = of_property and o.kind = 'mail';
  delete from public.leads l where l.property_id = of_property and l.actor_id is null;
  update public.leads l set property_id = null where l.property_id = of_property;
  update public.policy_review_requests r set property_id = null where r.property_id = of_property;
  if not keeps_history then
    delete from public.analyses a
    where a.property_id = of_property and a.id <> (
      select newest.id from public.analyses newest where newest.property_id = of_property
      order by newest.created_at desc, newest.id desc limit 1
    );
  end if;
  perform set_config('app.handed_over', '', true);
end $$;

-- Spends a claim link: the actor becomes the property's only owner, and whoever owned it before sees it no longer by links of their own.
-- Null where the link is unknown, over, or spent by somebody else. Where the property has no owner anymore, it counts as made now.
--
-- Whoever claims it may be anybody, as after a sale. So what is the former owner's alone stays behind: what work cost and took and what
-- they noted of it, who was written to about the home, and whatever they left of themselves with it. An insurer's letters are deleted by
-- the code that knows where they are.
--
-- Everybody's role on it ends, with the former owner's right. `keeps_agent`: whoever claims it lets the former owner stay as its agent, who
-- asked to.
create function app.claim_property(hash text, at timestamptz, keeps_agent bool) returns uuid
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  claimed pg_catalog.uuid;
  given public.claim_links;
  handed_over pg_catalog.timestamptz;
  former record;
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
  select * into given from public.claim_links link where link.property_id = claimed;
  delete from public.share_links where property_id = claimed;
  select min(held.property_created_at) as made,
    min(held.actor_id::text) filter (where held.actor_kind = 'user'::public.actor_kind) as account,
    bool_or(held.actor_kind = app.actor_kind() and held.actor_id = app.actor_id()) as is_same
  into former from public.property_grants held
  where held.property_id = claimed and held."right" = 'own'::public.access_right;
  delete from public.property_grants
  where property_id = claimed and "right" = 'own'::public.access_right;
  insert into public.property_grants (property_id, actor_kind, actor_id, "right", property_created_at)
  values (claimed, app.actor_kind(), app.actor_id(), 'own'::public.access_right, coalesce(former.made, at))
  on conflict do nothing;
  if former.is_same then return claimed; end if;
  if given.is_hand_over then handed_over := at; end if;
  perform app.leave_behind(
    claimed::pg_catalog.uuid, given.keeps_history::pg_catalog.bool, handed_over::pg_catalog.timestamptz
  );
  if keeps_agent and given.stays_as_agent and former.account is not null then
    perform app.stay_as_agent(claimed::pg_catalog.uuid, former.account::pg_catalog.uuid);
  end if;
  return claimed;
end $$;

grant execute on function app.read_claim_link(text, timestamptz), app.claim_property(text, timestamptz, bool) to dss_visitor;
