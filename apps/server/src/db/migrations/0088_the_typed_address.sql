ALTER TABLE "properties" ADD COLUMN "located_address" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "owners_state" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "earlier_addresses" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- The owner of the tables sees no home's rows otherwise.
alter table properties no force row level security;--> statement-breakpoint
-- A geocoder's text had replaced what was typed.
update properties set located_address = address_formatted, address_formatted = typed_address
where place_id is null and typed_address <> address_formatted and coordinates_source in ('geocoder', 'owner');--> statement-breakpoint
alter table properties force row level security;--> statement-breakpoint
grant update (located_address) on properties to dss_worker;--> statement-breakpoint
grant update (typed_address, located_address, owners_state, earlier_addresses) on properties to dss_visitor;
