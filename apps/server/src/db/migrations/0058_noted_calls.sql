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
ALTER TABLE "analysis_jobs" ADD COLUMN "photos_known" integer;--> statement-breakpoint
CREATE INDEX "noted_calls_by_kind" ON "noted_calls" USING btree ("kind","at");