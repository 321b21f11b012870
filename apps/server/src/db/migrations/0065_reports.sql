CREATE TABLE "reports" (
	"code" text PRIMARY KEY NOT NULL,
	"property_id" uuid,
	"locale" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_by_property" ON "reports" USING btree ("property_id","made_at");