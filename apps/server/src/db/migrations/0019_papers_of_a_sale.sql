ALTER TABLE "properties" ADD COLUMN "handed_over_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "claim_links" ADD COLUMN "is_hand_over" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "home_people" ADD COLUMN "sees_papers" boolean DEFAULT false NOT NULL;