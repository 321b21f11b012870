CREATE TABLE "communities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"streets" text[] NOT NULL,
	"dwellings" integer NOT NULL,
	"figures" jsonb,
	"figures_made_at" timestamp with time zone,
	"counted_owners" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "made_of_figures" CHECK (("communities"."figures" is null) = ("communities"."figures_made_at" is null))
);
--> statement-breakpoint
CREATE TABLE "community_counted" (
	"community_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"given" text NOT NULL,
	CONSTRAINT "community_counted_community_id_property_id_pk" PRIMARY KEY("community_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "community_homes" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"community_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"band" text,
	"hazards" text[] NOT NULL,
	"work_done_on" date[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "communities" ADD CONSTRAINT "communities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_counted" ADD CONSTRAINT "community_counted_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_counted" ADD CONSTRAINT "community_counted_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_homes" ADD CONSTRAINT "community_homes_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_homes" ADD CONSTRAINT "community_homes_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "communities_by_user" ON "communities" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "community_homes_by_community" ON "community_homes" USING btree ("community_id");