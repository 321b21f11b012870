CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_kind" "actor_kind",
	"actor_id" uuid,
	"property_id" uuid,
	"lead" jsonb,
	"address" jsonb,
	"session_data" jsonb NOT NULL,
	"shared" boolean NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"delivered_at" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_by_property" ON "leads" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "leads_by_actor" ON "leads" USING btree ("actor_kind","actor_id");