ALTER TYPE "public"."analysis_reason" ADD VALUE 'model_retry';--> statement-breakpoint
CREATE TABLE "model_retries" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"request" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "model_retries" ADD CONSTRAINT "model_retries_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;