ALTER TYPE "public"."analysis_reason" ADD VALUE 'photo_deleted';--> statement-breakpoint
ALTER TYPE "public"."analysis_reason" ADD VALUE 'photo_restored';--> statement-breakpoint
ALTER TABLE "images" DROP CONSTRAINT "images_image_id_within_property";--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "images_image_id_within_property" ON "images" USING btree ("property_id","image_id") WHERE deleted_at is null;