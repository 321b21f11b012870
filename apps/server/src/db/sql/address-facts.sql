-- What public services know of a home's place, and the owner's word about it: the owner's alone. It tells where a home is, so nobody with
-- whom it is shared sees it, nor does a phone that takes photos; only an agent or a buyer whom the owner gave the papers of a sale.

alter table address_facts enable row level security, force row level security;

create policy view on address_facts for select to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = address_facts.property_id and held."right" = 'own' offset 0
  )
  or app.sees_papers(property_id)
);
create policy say on address_facts for insert to dss_visitor with check (
  exists (
    select from property_grants held
    where held.property_id = address_facts.property_id and held."right" = 'own' offset 0
  )
);
create policy say_anew on address_facts for update to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = address_facts.property_id and held."right" = 'own' offset 0
  )
);
create policy forget on address_facts for delete to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = address_facts.property_id and held."right" = 'own' offset 0
  )
);
grant select, delete, insert (property_id, fact, owners_word, said_at), update (owners_word, said_at) on address_facts to dss_visitor;

-- A job writes what services said, and neither reads nor writes the owner's word.
create policy of_the_job on address_facts to dss_worker using (property_id = app.job_property());
grant select (property_id, fact, found, asked_lat, asked_lng), insert (property_id, fact, found, asked_lat, asked_lng),
  update (found, asked_lat, asked_lng) on address_facts to dss_worker;
