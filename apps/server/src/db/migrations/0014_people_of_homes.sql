CREATE TYPE "public"."home_role" AS ENUM('agent', 'buyer', 'assessor');--> statement-breakpoint
CREATE TABLE "home_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"role" "home_role" NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone DEFAULT now() + interval '14 days' NOT NULL,
	"user_id" uuid,
	"joined_name" text,
	"joined_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "home_people_by_token" UNIQUE("token_hash"),
	CONSTRAINT "joined_together" CHECK (num_nonnulls(user_id, joined_name, joined_at) in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "home_people" ADD CONSTRAINT "home_people_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_people" ADD CONSTRAINT "home_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "home_people_by_property" ON "home_people" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "home_people_by_user" ON "home_people" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_role_per_person" ON "home_people" USING btree ("property_id","user_id") WHERE user_id is not null and ended_at is null;