-- Reports: the seal of each that was made, by which whoever has its code sees that it is genuine.

alter table reports enable row level security, force row level security;

create policy view on reports for select to dss_visitor using (
  exists (
    select from property_grants held
    where held.property_id = reports.property_id and held."right" = 'own' offset 0
  )
);
create policy make on reports for insert to dss_visitor with check (
  exists (
    select from property_grants held
    where held.property_id = reports.property_id and held."right" = 'own' offset 0
  )
  -- The packet of a sale, by its agent or buyer.
  or app.sees_papers(property_id)
);
grant select, insert on reports to dss_visitor;

create policy definer_functions on reports for select to dss_owner using (true);

-- What proves a report genuine, for whoever has its code, and nothing of whose home it is.
create function app.report_seal(of_code text) returns table (sha256 text, made_at timestamptz, pages integer)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select made.sha256, made.made_at, made.pages from public.reports made where made.code = of_code;
end;

grant execute on function app.report_seal(text) to dss_visitor;
