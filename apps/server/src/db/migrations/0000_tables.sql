CREATE TYPE "public"."access_right" AS ENUM('own', 'add_photos', 'view');--> statement-breakpoint
CREATE TYPE "public"."actor_kind" AS ENUM('visitor', 'user', 'share_link');--> statement-breakpoint
CREATE TYPE "public"."analysis_reason" AS ENUM('requested', 'rerun', 'answer', 'dispute', 'action_done');--> statement-breakpoint
CREATE TYPE "public"."direction" AS ENUM('north', 'east', 'south', 'west');--> statement-breakpoint
CREATE TYPE "public"."job_status" AS ENUM('queued', 'running', 'done', 'failed', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."job_step" AS ENUM('queued', 'observing', 'merging', 'scoring', 'done', 'failed', 'cancelled');--> statement-breakpoint
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
	"attempts" integer DEFAULT 0 NOT NULL,
	"error_code" text,
	"error_detail" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"area" text,
	"name" text,
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
	"upload_action" uuid,
	"urls_signed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "images_image_id_within_property" UNIQUE("property_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "observations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	"cache_key" text NOT NULL,
	"provider" text NOT NULL,
	"model_name" text NOT NULL,
	"reply" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_observation_per_key" UNIQUE("photo_id","cache_key")
);
--> statement-breakpoint
CREATE TABLE "properties" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"address" text NOT NULL,
	"address_formatted" text NOT NULL,
	"place_id" text,
	"lat" double precision,
	"lng" double precision,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "property_grants" (
	"property_id" uuid NOT NULL,
	"actor_kind" "actor_kind" NOT NULL,
	"actor_id" uuid NOT NULL,
	"right" "access_right" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "property_grants_property_id_actor_kind_actor_id_right_pk" PRIMARY KEY("property_id","actor_kind","actor_id","right")
);
--> statement-breakpoint
CREATE TABLE "visitors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_jobs" ADD CONSTRAINT "analysis_jobs_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_links" ADD CONSTRAINT "claim_links_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hazards" ADD CONSTRAINT "hazards_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_placements" ADD CONSTRAINT "image_placements_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_placements" ADD CONSTRAINT "image_placements_photo_id_images_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "observations" ADD CONSTRAINT "observations_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "observations" ADD CONSTRAINT "observations_photo_id_images_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_grants" ADD CONSTRAINT "property_grants_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analyses_by_property" ON "analyses" USING btree ("property_id","created_at");--> statement-breakpoint
CREATE INDEX "analysis_jobs_by_property" ON "analysis_jobs" USING btree ("property_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_unfinished_job_per_property" ON "analysis_jobs" USING btree ("property_id") WHERE status in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "hazards_by_analysis" ON "hazards" USING btree ("analysis_id","position");--> statement-breakpoint
CREATE INDEX "image_placements_by_property" ON "image_placements" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "images_by_property" ON "images" USING btree ("property_id","created_at");--> statement-breakpoint
CREATE INDEX "property_grants_by_actor" ON "property_grants" USING btree ("actor_kind","actor_id");