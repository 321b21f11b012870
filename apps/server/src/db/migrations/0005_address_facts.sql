CREATE TABLE "address_facts" (
	"property_id" uuid NOT NULL,
	"fact" text NOT NULL,
	"found" jsonb,
	"asked_lat" double precision,
	"asked_lng" double precision,
	"owners_word" jsonb,
	"said_at" timestamp with time zone,
	CONSTRAINT "address_facts_property_id_fact_pk" PRIMARY KEY("property_id","fact"),
	CONSTRAINT "found_somewhere" CHECK (("address_facts"."found" is null) = ("address_facts"."asked_lat" is null) and ("address_facts"."found" is null) = ("address_facts"."asked_lng" is null)),
	CONSTRAINT "word_was_said" CHECK (("address_facts"."owners_word" is null) = ("address_facts"."said_at" is null))
);
--> statement-breakpoint
ALTER TABLE "address_facts" ADD CONSTRAINT "address_facts_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;