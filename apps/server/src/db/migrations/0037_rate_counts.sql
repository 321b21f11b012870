CREATE TABLE "rate_counts" (
	"bucket" text PRIMARY KEY NOT NULL,
	"first_at" timestamp with time zone[] NOT NULL,
	"last_at" timestamp with time zone[] NOT NULL,
	"amounts" bigint[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "rate_events_by_time";--> statement-breakpoint
CREATE INDEX "rate_counts_by_expiry" ON "rate_counts" USING btree ("expires_at");