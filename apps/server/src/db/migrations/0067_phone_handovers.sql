CREATE TABLE "phone_handovers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone DEFAULT now() + interval '15 minutes' NOT NULL,
	"actor_kind" "actor_kind",
	"actor_id" uuid,
	"connected_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "phone_handovers_by_code" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "handover_id" uuid;--> statement-breakpoint
ALTER TABLE "phone_handovers" ADD CONSTRAINT "phone_handovers_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_handovers_by_property" ON "phone_handovers" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "phone_handovers_by_phone" ON "phone_handovers" USING btree ("actor_kind","actor_id","property_id");--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_handover_id_phone_handovers_id_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."phone_handovers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "images_by_handover" ON "images" USING btree ("handover_id") WHERE handover_id is not null;