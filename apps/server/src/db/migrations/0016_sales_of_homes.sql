CREATE TABLE "home_sales" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"contract_on" date,
	"closing_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "claim_links" ADD COLUMN "keeps_history" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "claim_links" ADD COLUMN "stays_as_agent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "home_sales" ADD CONSTRAINT "home_sales_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;