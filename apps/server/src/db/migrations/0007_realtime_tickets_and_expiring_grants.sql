ALTER TYPE "public"."analysis_reason" ADD VALUE 'inputs_changed';--> statement-breakpoint
CREATE TABLE "realtime_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"actor_kind" "actor_kind" NOT NULL,
	"actor_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "property_grants" ADD COLUMN "expires_at" timestamp with time zone;