CREATE TABLE "insurer_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"insurer" text NOT NULL,
	"dated_on" date,
	"answer_by" date,
	"policy_ends_on" date,
	"letter_id" uuid,
	"steps" jsonb DEFAULT '[]' NOT NULL,
	"outcome" text,
	"resolved_on" date,
	"counted" boolean DEFAULT false NOT NULL,
	"reminders_id" uuid,
	"reminded" jsonb DEFAULT '[]' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_reminder_per_link" UNIQUE("reminders_id"),
	CONSTRAINT "an_end_has_its_day" CHECK (("insurer_notices"."outcome" is null) = ("insurer_notices"."resolved_on" is null)),
	CONSTRAINT "only_an_end_is_counted" CHECK ("insurer_notices"."outcome" is not null or not "insurer_notices"."counted")
);
--> statement-breakpoint
CREATE TABLE "insurer_outcomes" (
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "insurer_outcomes_kind_outcome_pk" PRIMARY KEY("kind","outcome")
);
--> statement-breakpoint
ALTER TABLE "insurer_notices" ADD CONSTRAINT "insurer_notices_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "insurer_notices_by_property" ON "insurer_notices" USING btree ("property_id");--> statement-breakpoint
-- A deadline that was saved alone is of something that its owner hasn't described yet.
INSERT INTO "insurer_notices" ("id", "property_id", "kind", "insurer", "answer_by") SELECT gen_random_uuid(), "id", 'other', '', "insurer_deadline" FROM "properties" WHERE "insurer_deadline" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" DROP COLUMN "insurer_deadline";