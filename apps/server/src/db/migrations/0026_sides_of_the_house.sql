CREATE TYPE "public"."side_words" AS ENUM('compass', 'house');--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "address_lat" double precision;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "address_lng" double precision;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "front_faces" "direction";--> statement-breakpoint
ALTER TABLE "image_placements" ADD COLUMN "direction_said_as" "side_words" DEFAULT 'compass' NOT NULL;--> statement-breakpoint
ALTER TABLE "owner_answers" ADD COLUMN "side_said_as" "side_words" DEFAULT 'compass' NOT NULL;