-- The days of a home's sale: its owner and its agent enter them, and a buyer reads them.

alter table home_sales enable row level security, force row level security;

create policy view on home_sales for select to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = home_sales.property_id and held."right" = 'own' offset 0
  )
  -- One sees no row of home_people but one's own, and an owner those of the home.
  or exists (
    select from home_people p
    where p.property_id = home_sales.property_id and p.role in ('agent', 'buyer') and p.ended_at is null
      and app.actor_kind() = 'user' and p.user_id = app.actor_id()
    offset 0
  )
);
create policy enter on home_sales for insert to dss_visitor with check (
  exists (
    select from property_grants held
    where held.property_id = home_sales.property_id and held."right" = 'own' offset 0
  )
  or exists (
    select from home_people p
    where p.property_id = home_sales.property_id and p.role = 'agent' and p.ended_at is null
      and app.actor_kind() = 'user' and p.user_id = app.actor_id()
    offset 0
  )
);
create policy change on home_sales for update to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = home_sales.property_id and held."right" = 'own' offset 0
  )
  or exists (
    select from home_people p
    where p.property_id = home_sales.property_id and p.role = 'agent' and p.ended_at is null
      and app.actor_kind() = 'user' and p.user_id = app.actor_id()
    offset 0
  )
);
grant select, insert (property_id, contract_on, closing_on), update (contract_on, closing_on) on home_sales to dss_visitor;
