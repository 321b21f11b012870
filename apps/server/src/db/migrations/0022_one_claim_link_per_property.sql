-- A property has one claim link, the newest: making another replaces it.
delete from claim_links older using claim_links newer
where older.property_id = newer.property_id
  and (older.created_at, older.token_hash) < (newer.created_at, newer.token_hash);
--> statement-breakpoint
ALTER TABLE "claim_links" ADD CONSTRAINT "one_claim_link_per_property" UNIQUE("property_id");--> statement-breakpoint
create policy replace on claim_links for update to dss_visitor
  using (property_id in (select app.my_properties('own'))) with check (property_id in (select app.my_properties('own')));
--> statement-breakpoint
create policy own on claim_links for select to dss_visitor using (property_id in (select app.my_properties('own')));
--> statement-breakpoint
grant select (property_id), update (token_hash, expires_at, used_at, created_at) on claim_links to dss_visitor;
--> statement-breakpoint

-- What a claim link would come to, changing nothing: the property where the actor owns it already, and whether the link can
-- still be spent. No row where the token is none of ours.
create function app.read_claim_link(hash text, at timestamptz) returns table (owned uuid, stands boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select
    case when link.property_id in (select app.my_properties('own'::public.access_right)) then link.property_id end,
    link.used_at is null and link.expires_at > at
  from public.claim_links link where link.token_hash = hash;
end;
--> statement-breakpoint
revoke all on function app.read_claim_link(text, timestamptz) from public;
--> statement-breakpoint
grant execute on function app.read_claim_link(text, timestamptz) to dss_visitor;
