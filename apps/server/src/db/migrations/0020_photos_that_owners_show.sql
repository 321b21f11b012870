CREATE TABLE "community_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	"caption" text,
	"agreed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_photos_photo_id_unique" UNIQUE("photo_id")
);
--> statement-breakpoint
ALTER TABLE "community_photos" ADD CONSTRAINT "community_photos_property_id_community_homes_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."community_homes"("property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_photos" ADD CONSTRAINT "community_photos_photo_id_images_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_photos_by_home" ON "community_photos" USING btree ("property_id");