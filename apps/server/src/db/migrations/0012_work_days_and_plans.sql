CREATE TABLE "community_plans" (
	"community_id" uuid PRIMARY KEY NOT NULL,
	"assessed_on" date,
	"planned_on" date,
	"first_year" integer NOT NULL,
	"goals" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_work_days" (
	"id" uuid PRIMARY KEY NOT NULL,
	"community_id" uuid NOT NULL,
	"hazard" text NOT NULL,
	"day" date NOT NULL,
	"starts_at" text NOT NULL,
	"ends_at" text NOT NULL,
	"place" text NOT NULL,
	"tasks" text[] NOT NULL,
	"bring" text[] NOT NULL,
	"cancelled" boolean NOT NULL,
	"before" jsonb,
	"changed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_day_sign_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"work_day_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"people" integer NOT NULL,
	"signed_up_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "community_plans" ADD CONSTRAINT "community_plans_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_work_days" ADD CONSTRAINT "community_work_days_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_day_sign_ups" ADD CONSTRAINT "work_day_sign_ups_work_day_id_community_work_days_id_fk" FOREIGN KEY ("work_day_id") REFERENCES "public"."community_work_days"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_work_days_by_day" ON "community_work_days" USING btree ("community_id","day");--> statement-breakpoint
CREATE INDEX "work_day_sign_ups_by_day" ON "work_day_sign_ups" USING btree ("work_day_id","signed_up_at");