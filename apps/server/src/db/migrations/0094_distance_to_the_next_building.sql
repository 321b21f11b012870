ALTER TYPE "public"."answer_amount" ADD VALUE '30_to_50_ft' BEFORE '20_to_40_percent';--> statement-breakpoint
ALTER TYPE "public"."answer_amount" ADD VALUE 'over_50_ft' BEFORE '20_to_40_percent';