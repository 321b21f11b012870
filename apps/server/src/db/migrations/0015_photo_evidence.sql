ALTER TABLE "images" ADD COLUMN "browser_evidence" jsonb;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "device_evidence" jsonb;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "server_evidence" jsonb;