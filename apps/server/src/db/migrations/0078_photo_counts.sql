CREATE TABLE "photo_counts" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"photos" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "images_by_property";--> statement-breakpoint
ALTER TABLE "photo_counts" ADD CONSTRAINT "photo_counts_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "images_by_property" ON "images" USING btree ("property_id","created_at","id");