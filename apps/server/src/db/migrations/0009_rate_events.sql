CREATE TABLE "rate_events" (
	"bucket" text NOT NULL,
	"event" text NOT NULL,
	"amount" bigint NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_events_bucket_event_pk" PRIMARY KEY("bucket","event")
);
--> statement-breakpoint
CREATE INDEX "rate_events_by_time" ON "rate_events" USING btree ("bucket","counted_at");--> statement-breakpoint
CREATE INDEX "rate_events_by_expiry" ON "rate_events" USING btree ("expires_at");