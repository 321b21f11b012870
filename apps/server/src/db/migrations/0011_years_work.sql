CREATE TABLE "community_entries" (
	"id" uuid NOT NULL,
	"community_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"hours" numeric(9, 2),
	"dollars" integer,
	"cubic_yards" numeric(9, 2),
	"in_kind" text,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "community_entries_community_id_id_pk" PRIMARY KEY("community_id","id")
);
--> statement-breakpoint
ALTER TABLE "planned_actions" DROP CONSTRAINT "only_done_actions_have_details";--> statement-breakpoint
ALTER TABLE "community_homes" ADD COLUMN "work_amounts" jsonb;--> statement-breakpoint
ALTER TABLE "planned_actions" ADD COLUMN "hours" numeric(7, 2);--> statement-breakpoint
ALTER TABLE "planned_actions" ADD COLUMN "cubic_yards" numeric(7, 2);--> statement-breakpoint
ALTER TABLE "community_entries" ADD CONSTRAINT "community_entries_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_entries_by_day" ON "community_entries" USING btree ("community_id","day");--> statement-breakpoint
ALTER TABLE "planned_actions" ADD CONSTRAINT "only_done_actions_have_details" CHECK ("planned_actions"."done_on" is not null or ("planned_actions"."cost_usd" is null and "planned_actions"."note" is null and "planned_actions"."hours" is null and "planned_actions"."cubic_yards" is null));