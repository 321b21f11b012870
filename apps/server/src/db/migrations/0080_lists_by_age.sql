DROP INDEX "analyses_by_property";--> statement-breakpoint
ALTER TABLE "property_grants" ADD COLUMN "property_created_at" timestamp with time zone;--> statement-breakpoint
-- Who migrates owns the tables, but may read no home; within this transaction nobody else reads it as their owner.
ALTER TABLE "properties" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "property_grants" SET "property_created_at" = "properties"."created_at" FROM "properties"
WHERE "properties"."id" = "property_grants"."property_id" AND "property_grants"."right" = 'own';--> statement-breakpoint
ALTER TABLE "properties" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "property_grants_owned" ON "property_grants" USING btree ("actor_kind","actor_id","property_created_at","property_id") WHERE "right" = 'own';--> statement-breakpoint
CREATE INDEX "analyses_by_property" ON "analyses" USING btree ("property_id","created_at","id");--> statement-breakpoint
ALTER TABLE "property_grants" ADD CONSTRAINT "owner_knows_age" CHECK ("right" <> 'own' or property_created_at is not null);
