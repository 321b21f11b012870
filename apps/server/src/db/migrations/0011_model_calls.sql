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
ALTER TABLE "analyses" ADD COLUMN "model_calls" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "input_tokens" integer;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "output_tokens" integer;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "cost_micro_usd" bigint;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "duration_ms" integer;--> statement-breakpoint
ALTER TABLE "observations" ADD COLUMN "schema_version" text DEFAULT 'v0.3' NOT NULL;--> statement-breakpoint
ALTER TABLE "observations" ADD COLUMN "prompt_version" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "observations" ADD COLUMN "input_tokens" integer;--> statement-breakpoint
ALTER TABLE "observations" ADD COLUMN "output_tokens" integer;--> statement-breakpoint
ALTER TABLE "observations" ADD COLUMN "cost_micro_usd" bigint;--> statement-breakpoint
ALTER TABLE "observations" ADD COLUMN "duration_ms" integer;--> statement-breakpoint
ALTER TABLE "finding_comparisons" ADD CONSTRAINT "finding_comparisons_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_calls_by_time" ON "model_calls" USING btree ("at");--> statement-breakpoint
CREATE INDEX "model_calls_by_job" ON "model_calls" USING btree ("job_id");