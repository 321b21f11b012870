CREATE TABLE "planned_actions" (
	"property_id" uuid NOT NULL,
	"step_id" text NOT NULL,
	"planned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "planned_actions_property_id_step_id_pk" PRIMARY KEY("property_id","step_id")
);
--> statement-breakpoint
ALTER TABLE "planned_actions" ADD CONSTRAINT "planned_actions_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;