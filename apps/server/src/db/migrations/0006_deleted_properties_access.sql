-- The bytes of a property's photos are removed after its row: should that be cut off, this remembers what is left to do.
alter table deleted_properties enable row level security, force row level security;
--> statement-breakpoint
create policy definer_functions on deleted_properties for insert to dss_owner with check (true);
--> statement-breakpoint
create policy sweep on deleted_properties to dss_worker using (true);
--> statement-breakpoint
grant select, delete on deleted_properties to dss_worker;
--> statement-breakpoint
create function app.remember_deleted_property() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into public.deleted_properties (property_id) values (old.id) on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
revoke all on function app.remember_deleted_property() from public;
--> statement-breakpoint
create trigger remember_deleted_property after delete on properties
  for each row execute function app.remember_deleted_property();
