ALTER TABLE "communities" ADD COLUMN "most_counted_owners" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "communities" SET "most_counted_owners" = "counted_owners";
