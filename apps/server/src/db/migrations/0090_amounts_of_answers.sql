CREATE TYPE "public"."answer_amount" AS ENUM('a_little', 'a_lot', 'under_10_ft', '10_to_30_ft', '20_to_40_percent', 'over_40_percent');--> statement-breakpoint
ALTER TABLE "owner_answers" ADD COLUMN "amount" "answer_amount";--> statement-breakpoint
grant update (amount) on owner_answers to dss_visitor;
