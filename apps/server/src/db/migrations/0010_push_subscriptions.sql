CREATE TABLE "push_subscriptions" (
	"property_id" uuid NOT NULL,
	"device" text NOT NULL,
	"actor_kind" "actor_kind" NOT NULL,
	"actor_id" uuid NOT NULL,
	"session_id" uuid,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"server_key" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_property_id_device_pk" PRIMARY KEY("property_id","device")
);
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_property_id_warned_homes_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."warned_homes"("property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscriptions_by_session" ON "push_subscriptions" USING btree ("session_id");