CREATE TYPE "public"."answer_side" AS ENUM('house', 'north', 'east', 'south', 'west');--> statement-breakpoint
CREATE TYPE "public"."answer_value" AS ENUM('yes', 'no', 'not_sure', 'not_applicable');--> statement-breakpoint
CREATE TYPE "public"."dispute_kind" AS ENUM('not_there', 'already_fixed', 'not_mine');--> statement-breakpoint
CREATE TYPE "public"."dispute_whose" AS ENUM('neighbour', 'landlord_or_association');--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"hazard_type" text NOT NULL,
	"photo_ids" uuid[] NOT NULL,
	"question_ids" text[] NOT NULL,
	"kind" "dispute_kind" NOT NULL,
	"whose" "dispute_whose",
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "owner_answers" (
	"property_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"side" "answer_side" NOT NULL,
	"answer" "answer_value" NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "owner_answers_property_id_question_id_side_pk" PRIMARY KEY("property_id","question_id","side")
);
--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_answers" ADD CONSTRAINT "owner_answers_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disputes_by_property" ON "disputes" USING btree ("property_id","created_at");