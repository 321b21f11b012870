ALTER TABLE "mails" ADD COLUMN "property_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_by_property" ON "mails" USING btree ("property_id");