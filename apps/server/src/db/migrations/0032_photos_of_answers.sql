ALTER TABLE "properties" ADD COLUMN "missing_sides" "house_side"[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "owner_answers" ADD COLUMN "image_id" text;--> statement-breakpoint
ALTER TABLE "owner_answers" ADD COLUMN "box" jsonb;