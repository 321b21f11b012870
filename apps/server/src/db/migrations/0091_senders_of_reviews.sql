ALTER TABLE "policy_review_requests" ADD COLUMN "actor_kind" "actor_kind";--> statement-breakpoint
ALTER TABLE "policy_review_requests" ADD COLUMN "actor_id" uuid;