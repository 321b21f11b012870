ALTER TABLE "communities" ADD COLUMN "boundary" jsonb;--> statement-breakpoint
-- Sums that were published before counted the most of a home whose owner noted nothing. The next figures have new ones.
UPDATE "communities" SET "figures" = jsonb_set("figures", '{work}', 'null') WHERE "figures" ? 'work';
