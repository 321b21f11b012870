ALTER TABLE "image_placements" ADD COLUMN "repeats_image_id" text;--> statement-breakpoint
ALTER TABLE "planned_actions" ADD COLUMN "done_on" date;--> statement-breakpoint
ALTER TABLE "planned_actions" ADD COLUMN "cost_usd" integer;--> statement-breakpoint
ALTER TABLE "planned_actions" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "planned_actions" ADD CONSTRAINT "only_done_actions_have_details" CHECK ("planned_actions"."done_on" is not null or ("planned_actions"."cost_usd" is null and "planned_actions"."note" is null));