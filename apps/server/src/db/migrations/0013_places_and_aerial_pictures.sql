CREATE TYPE "public"."coordinates_source" AS ENUM('picked', 'geocoder', 'owner');--> statement-breakpoint
CREATE TABLE "aerial_pictures" (
	"key" text PRIMARY KEY NOT NULL,
	"bytes" integer NOT NULL,
	"captured_on" date,
	"used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"answer" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "typed_address" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "coordinates_source" "coordinates_source";--> statement-breakpoint
CREATE INDEX "aerial_pictures_by_use" ON "aerial_pictures" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "aerial_pictures_by_expiry" ON "aerial_pictures" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "place_answers_by_expiry" ON "place_answers" USING btree ("expires_at");