CREATE TABLE "warned_homes" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_lat" double precision,
	"asked_lng" double precision,
	"zone" text,
	"time_zone" text,
	"checked_at" timestamp with time zone,
	"warnings" jsonb DEFAULT '[]' NOT NULL,
	"fires" jsonb,
	"fires_asked_at" timestamp with time zone,
	CONSTRAINT "one_wish_per_link" UNIQUE("id"),
	CONSTRAINT "zone_was_asked" CHECK ("warned_homes"."zone" is null or "warned_homes"."asked_lat" is not null),
	CONSTRAINT "asked_at_a_pin" CHECK (("warned_homes"."asked_lat" is null) = ("warned_homes"."asked_lng" is null)),
	CONSTRAINT "fires_were_asked" CHECK (("warned_homes"."fires" is null) = ("warned_homes"."fires_asked_at" is null))
);
--> statement-breakpoint
ALTER TABLE "warned_homes" ADD CONSTRAINT "warned_homes_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;