ALTER TABLE "image_placements" ADD COLUMN "work_step_id" text;--> statement-breakpoint
ALTER TABLE "planned_actions" ADD COLUMN "done_said_at" timestamp with time zone;--> statement-breakpoint
-- The owner of the tables sees no home's rows otherwise.
alter table planned_actions no force row level security;--> statement-breakpoint
-- When it was said wasn't kept. It was planned by then, and the day of the work had begun.
update planned_actions set done_said_at = greatest(planned_at, done_on::timestamptz) where done_on is not null;--> statement-breakpoint
alter table planned_actions force row level security;--> statement-breakpoint
ALTER TABLE "planned_actions" ADD CONSTRAINT "done_was_said" CHECK (("planned_actions"."done_on" is null) = ("planned_actions"."done_said_at" is null));--> statement-breakpoint
grant update (done_said_at) on planned_actions to dss_visitor;--> statement-breakpoint
grant select (done_said_at) on planned_actions to dss_worker;--> statement-breakpoint
grant update (work_step_id) on image_placements to dss_visitor;
