CREATE SCHEMA "auth";
--> statement-breakpoint
CREATE TYPE "public"."coordinates_source" AS ENUM('picked', 'geocoder', 'owner');--> statement-breakpoint
CREATE TYPE "public"."direction" AS ENUM('north', 'east', 'south', 'west');--> statement-breakpoint
CREATE TYPE "public"."house_side" AS ENUM('front', 'back', 'left', 'right');--> statement-breakpoint
CREATE TYPE "public"."side_words" AS ENUM('compass', 'house');--> statement-breakpoint
CREATE TYPE "public"."access_right" AS ENUM('own', 'add_photos', 'view');--> statement-breakpoint
CREATE TYPE "public"."actor_kind" AS ENUM('visitor', 'user', 'share_link');--> statement-breakpoint
CREATE TYPE "public"."analysis_reason" AS ENUM('requested', 'rerun', 'answer', 'dispute', 'action_done', 'weights', 'inputs_changed', 'model_retry', 'photo_deleted', 'photo_restored');--> statement-breakpoint
CREATE TYPE "public"."job_status" AS ENUM('queued', 'running', 'done', 'failed', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."job_step" AS ENUM('queued', 'observing', 'merging', 'scoring', 'done', 'failed', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."answer_amount" AS ENUM('a_little', 'a_lot', 'under_10_ft', '10_to_30_ft', '30_to_50_ft', 'over_50_ft', '20_to_40_percent', 'over_40_percent');--> statement-breakpoint
CREATE TYPE "public"."answer_side" AS ENUM('house', 'north', 'east', 'south', 'west');--> statement-breakpoint
CREATE TYPE "public"."answer_value" AS ENUM('yes', 'no', 'not_sure', 'not_applicable');--> statement-breakpoint
CREATE TYPE "public"."dispute_kind" AS ENUM('not_there', 'already_fixed', 'not_mine');--> statement-breakpoint
CREATE TYPE "public"."dispute_whose" AS ENUM('neighbor', 'landlord_or_association');--> statement-breakpoint
CREATE TABLE "deleted_properties" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "properties" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"address" text NOT NULL,
	"address_formatted" text NOT NULL,
	"typed_address" text,
	"place_id" text,
	"located_address" text,
	"owners_state" text,
	"earlier_addresses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"coordinates_source" "coordinates_source",
	"outline" jsonb,
	"address_lat" double precision,
	"address_lng" double precision,
	"front_faces" "direction",
	"missing_sides" "house_side"[] DEFAULT '{}' NOT NULL,
	"photos_removed_after_finding" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_claim_link_per_property" UNIQUE("property_id")
);
--> statement-breakpoint
CREATE TABLE "phone_handovers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone DEFAULT now() + interval '15 minutes' NOT NULL,
	"actor_kind" "actor_kind",
	"actor_id" uuid,
	"connected_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "phone_handovers_by_code" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "property_grants" (
	"property_id" uuid NOT NULL,
	"actor_kind" "actor_kind" NOT NULL,
	"actor_id" uuid NOT NULL,
	"right" "access_right" NOT NULL,
	"expires_at" timestamp with time zone,
	"property_deleted" boolean DEFAULT false NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"property_created_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "property_grants_property_id_actor_kind_actor_id_right_pk" PRIMARY KEY("property_id","actor_kind","actor_id","right"),
	CONSTRAINT "owner_knows_age" CHECK ("right" <> 'own' or property_created_at is not null)
);
--> statement-breakpoint
CREATE TABLE "realtime_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"actor_kind" "actor_kind" NOT NULL,
	"actor_id" uuid NOT NULL,
	"session_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"hides_place" boolean NOT NULL,
	"expires_at" timestamp with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "image_placements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	"image_id" text NOT NULL,
	"x_rel" double precision,
	"y_rel" double precision,
	"lat" double precision,
	"lng" double precision,
	"caption" text,
	"direction" "direction",
	"direction_said_as" "side_words" DEFAULT 'compass' NOT NULL,
	"area" text,
	"name" text,
	"repeats_image_id" text,
	"work_step_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_placement_per_photo" UNIQUE("photo_id")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"image_id" text NOT NULL,
	"source_url" text NOT NULL,
	"working_path" text NOT NULL,
	"thumbnail_path" text NOT NULL,
	"file_name" text,
	"content_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"chosen_sha256" text,
	"working_sha256" text NOT NULL,
	"browser_evidence" jsonb,
	"device_evidence" jsonb,
	"server_evidence" jsonb,
	"proposed_side" "house_side",
	"proposed_area" text,
	"sorted_by" text,
	"upload_action" uuid,
	"handover_id" uuid,
	"urls_signed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "photo_counts" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"photos" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "finding_comparisons" (
	"property_id" uuid NOT NULL,
	"cache_key" text NOT NULL,
	"comparison" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "finding_comparisons_property_id_cache_key_pk" PRIMARY KEY("property_id","cache_key")
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"job_id" uuid,
	"purpose" text NOT NULL,
	"provider" text NOT NULL,
	"model_name" text NOT NULL,
	"outcome" text NOT NULL,
	"cached_input_tokens" integer,
	"input_tokens" integer,
	"output_tokens" integer,
	"cost_micro_usd" bigint,
	"duration_ms" integer
);
--> statement-breakpoint
CREATE TABLE "observations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	"cache_key" text NOT NULL,
	"provider" text NOT NULL,
	"model_name" text NOT NULL,
	"schema_version" text DEFAULT 'v0.3' NOT NULL,
	"prompt_version" text DEFAULT 'none' NOT NULL,
	"reply" jsonb NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer,
	"cost_micro_usd" bigint,
	"duration_ms" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_observation_per_key" UNIQUE("photo_id","cache_key")
);
--> statement-breakpoint
CREATE TABLE "analyses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"job_id" uuid,
	"reason" "analysis_reason" NOT NULL,
	"dss_score" integer NOT NULL,
	"provider" text NOT NULL,
	"model_name" text NOT NULL,
	"schema_version" text NOT NULL,
	"weights_version" text NOT NULL,
	"inputs_hash" text NOT NULL,
	"raw_json" jsonb NOT NULL,
	"band" jsonb GENERATED ALWAYS AS (raw_json -> 'explanation' -> 'band') STORED,
	"provisional" jsonb GENERATED ALWAYS AS (raw_json -> 'explanation' -> 'provisional') STORED,
	"range" jsonb GENERATED ALWAYS AS (raw_json -> 'explanation' -> 'range') STORED,
	"confidence_percent" jsonb GENERATED ALWAYS AS (raw_json -> 'explanation' -> 'confidence_percent') STORED,
	"exposure" jsonb GENERATED ALWAYS AS (raw_json -> 'explanation' -> 'exposure') STORED,
	"model_calls" integer DEFAULT 0 NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer,
	"cost_micro_usd" bigint,
	"duration_ms" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "analyses_job_id_unique" UNIQUE("job_id")
);
--> statement-breakpoint
CREATE TABLE "analysis_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"status" "job_status" DEFAULT 'queued' NOT NULL,
	"step" "job_step" DEFAULT 'queued' NOT NULL,
	"reason" "analysis_reason" DEFAULT 'requested' NOT NULL,
	"request" jsonb NOT NULL,
	"photos_done" integer DEFAULT 0 NOT NULL,
	"photos_total" integer DEFAULT 0 NOT NULL,
	"photos_known" integer,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error_code" text,
	"error_detail" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hazards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"analysis_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"type" text NOT NULL,
	"confidence" double precision NOT NULL,
	"distance_to_structure_ft" double precision,
	"explanation" text NOT NULL,
	"image_id" text,
	"side" "direction",
	"area" text,
	"box" jsonb,
	"points_hundredths" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_retries" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"request" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
	"side_said_as" "side_words" DEFAULT 'compass' NOT NULL,
	"answer" "answer_value" NOT NULL,
	"amount" "answer_amount",
	"image_id" text,
	"box" jsonb,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "owner_answers_property_id_question_id_side_pk" PRIMARY KEY("property_id","question_id","side")
);
--> statement-breakpoint
CREATE TABLE "planned_actions" (
	"property_id" uuid NOT NULL,
	"step_id" text NOT NULL,
	"planned_at" timestamp with time zone NOT NULL,
	"done_on" date,
	"done_said_at" timestamp with time zone,
	"cost_usd" integer,
	"note" text,
	CONSTRAINT "planned_actions_property_id_step_id_pk" PRIMARY KEY("property_id","step_id"),
	CONSTRAINT "done_was_said" CHECK (("planned_actions"."done_on" is null) = ("planned_actions"."done_said_at" is null)),
	CONSTRAINT "only_done_actions_have_details" CHECK ("planned_actions"."done_on" is not null or ("planned_actions"."cost_usd" is null and "planned_actions"."note" is null))
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"code" text PRIMARY KEY NOT NULL,
	"property_id" uuid,
	"locale" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policy_review_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid,
	"actor_kind" "actor_kind",
	"actor_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"notes" text,
	"locale" text NOT NULL,
	"suspected_spam" boolean DEFAULT false NOT NULL,
	"agency_mail_id" uuid,
	"confirmation_mail_id" uuid,
	"status_set" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_counts" (
	"bucket" text PRIMARY KEY NOT NULL,
	"first_at" timestamp with time zone[] NOT NULL,
	"last_at" timestamp with time zone[] NOT NULL,
	"amounts" bigint[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_events" (
	"bucket" text NOT NULL,
	"event" text NOT NULL,
	"amount" bigint NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_events_bucket_event_pk" PRIMARY KEY("bucket","event")
);
--> statement-breakpoint
CREATE TABLE "aerial_pictures" (
	"key" text PRIMARY KEY NOT NULL,
	"bytes" integer NOT NULL,
	"captured_on" date,
	"used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"answer" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guidance" (
	"hazard_type" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"why" text NOT NULL,
	"action" text NOT NULL,
	"est_cost" text NOT NULL,
	"time" text NOT NULL,
	"source" text NOT NULL,
	"step_id" text,
	"diy_or_pro" text,
	"cost_low_usd" integer,
	"cost_high_usd" integer,
	"hours_low" double precision,
	"hours_high" double precision,
	"figures_are_estimates" boolean
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"user_id" uuid,
	"property_id" uuid,
	"locale" text NOT NULL,
	"template" text NOT NULL,
	"props" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"sent_at" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_kind" "actor_kind",
	"actor_id" uuid,
	"property_id" uuid,
	"lead" jsonb,
	"address" jsonb,
	"session_data" jsonb NOT NULL,
	"shared" boolean NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"delivered_at" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."operators" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text,
	"public_key" text NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"counter" integer NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"aaguid" text,
	"created_at" timestamp with time zone DEFAULT now(),
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "auth"."sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth"."signing_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"alg" text,
	"crv" text
);
--> statement-breakpoint
CREATE TABLE "auth"."two_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"user_id" uuid NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"turned_on_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "auth"."users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"locale" text DEFAULT 'en' NOT NULL,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "auth"."verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "noted_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"request_id" text,
	"method" text NOT NULL,
	"route" text NOT NULL,
	"status" integer,
	"duration_ms" integer NOT NULL,
	"error" text
);
--> statement-breakpoint
ALTER TABLE "calendar_links" ADD CONSTRAINT "calendar_links_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_links" ADD CONSTRAINT "claim_links_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_handovers" ADD CONSTRAINT "phone_handovers_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_grants" ADD CONSTRAINT "property_grants_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_placements" ADD CONSTRAINT "image_placements_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_placements" ADD CONSTRAINT "image_placements_photo_id_images_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_handover_id_phone_handovers_id_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."phone_handovers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_counts" ADD CONSTRAINT "photo_counts_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_comparisons" ADD CONSTRAINT "finding_comparisons_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "observations" ADD CONSTRAINT "observations_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "observations" ADD CONSTRAINT "observations_photo_id_images_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_jobs" ADD CONSTRAINT "analysis_jobs_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_retries" ADD CONSTRAINT "model_retries_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_answers" ADD CONSTRAINT "owner_answers_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_actions" ADD CONSTRAINT "planned_actions_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_review_requests" ADD CONSTRAINT "policy_review_requests_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."operators" ADD CONSTRAINT "operators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_links_by_property" ON "calendar_links" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "phone_handovers_by_property" ON "phone_handovers" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "phone_handovers_by_phone" ON "phone_handovers" USING btree ("actor_kind","actor_id","property_id");--> statement-breakpoint
CREATE INDEX "property_grants_by_actor" ON "property_grants" USING btree ("actor_kind","actor_id","property_id");--> statement-breakpoint
CREATE INDEX "property_grants_owned" ON "property_grants" USING btree ("actor_kind","actor_id","property_created_at","property_id") WHERE "right" = 'own';--> statement-breakpoint
CREATE INDEX "share_links_by_property" ON "share_links" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "image_placements_by_property" ON "image_placements" USING btree ("property_id");--> statement-breakpoint
CREATE UNIQUE INDEX "images_image_id_within_property" ON "images" USING btree ("property_id","image_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "images_by_property" ON "images" USING btree ("property_id","created_at","id");--> statement-breakpoint
CREATE INDEX "images_by_handover" ON "images" USING btree ("handover_id") WHERE handover_id is not null;--> statement-breakpoint
CREATE INDEX "model_calls_by_time" ON "model_calls" USING btree ("at");--> statement-breakpoint
CREATE INDEX "model_calls_by_job" ON "model_calls" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "analyses_by_property" ON "analyses" USING btree ("property_id","created_at","id");--> statement-breakpoint
CREATE INDEX "analysis_jobs_by_property" ON "analysis_jobs" USING btree ("property_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_unfinished_job_per_property" ON "analysis_jobs" USING btree ("property_id") WHERE status in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "hazards_by_analysis" ON "hazards" USING btree ("analysis_id","position");--> statement-breakpoint
CREATE INDEX "disputes_by_property" ON "disputes" USING btree ("property_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_by_property" ON "reports" USING btree ("property_id","made_at");--> statement-breakpoint
CREATE INDEX "rate_counts_by_expiry" ON "rate_counts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_events_by_expiry" ON "rate_events" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "aerial_pictures_by_use" ON "aerial_pictures" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "aerial_pictures_by_expiry" ON "aerial_pictures" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "place_answers_by_expiry" ON "place_answers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mails_by_property" ON "mails" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "leads_by_property" ON "leads" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "leads_by_actor" ON "leads" USING btree ("actor_kind","actor_id");--> statement-breakpoint
CREATE INDEX "credentials_by_user" ON "auth"."credentials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkeys_by_user" ON "auth"."passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "auth"."sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "two_factors_by_user" ON "auth"."two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_by_identifier" ON "auth"."verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_by_expiry" ON "auth"."verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "noted_calls_by_kind" ON "noted_calls" USING btree ("kind","at");--> statement-breakpoint
-- Room to update a row where it is: only a new slot changes an index.
ALTER TABLE "rate_counts" SET (fillfactor = 50);
