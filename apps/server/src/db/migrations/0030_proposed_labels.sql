CREATE TYPE "public"."house_side" AS ENUM('front', 'back', 'left', 'right');--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "proposed_side" "house_side";--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "proposed_area" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "sorted_by" text;