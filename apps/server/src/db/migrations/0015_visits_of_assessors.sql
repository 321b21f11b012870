CREATE TABLE "home_visit_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"visit_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"side" "answer_side" NOT NULL,
	"side_said_as" "side_words" NOT NULL,
	"answer" "answer_value" NOT NULL,
	"amount" "answer_amount"
);
--> statement-breakpoint
CREATE TABLE "home_visits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"user_id" uuid,
	"name" text,
	"organization" text,
	"home" text NOT NULL,
	"seen_on" date NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"notes" text DEFAULT '' NOT NULL,
	CONSTRAINT "one_visit_a_day" UNIQUE("property_id","user_id","seen_on")
);
--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "visit_id" uuid;--> statement-breakpoint
ALTER TABLE "owner_answers" ADD COLUMN "visit_id" uuid;--> statement-breakpoint
ALTER TABLE "home_visit_answers" ADD CONSTRAINT "home_visit_answers_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_visit_answers" ADD CONSTRAINT "home_visit_answers_visit_id_home_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."home_visits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_visits" ADD CONSTRAINT "home_visits_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_visits" ADD CONSTRAINT "home_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "home_visit_answers_by_visit" ON "home_visit_answers" USING btree ("visit_id");--> statement-breakpoint
CREATE INDEX "home_visits_by_user" ON "home_visits" USING btree ("user_id","seen_on");--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_visit_id_home_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."home_visits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_answers" ADD CONSTRAINT "owner_answers_visit_id_home_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."home_visits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "images_by_visit" ON "images" USING btree ("visit_id") WHERE visit_id is not null;--> statement-breakpoint
CREATE INDEX "owner_answers_by_visit" ON "owner_answers" USING btree ("visit_id") WHERE visit_id is not null;