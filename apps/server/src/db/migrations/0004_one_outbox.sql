-- Mails and leads that wait to be sent, and what became of them, in one table.
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"recipient" text,
	"user_id" uuid,
	"property_id" uuid,
	"content" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"sent_at" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
insert into outbox (id, kind, name, recipient, user_id, property_id, content, attempts, failure, sent_at, given_up_at, created_at)
select id, 'mail', template, recipient, user_id, property_id,
	case when props is not null then jsonb_build_object('locale', locale, 'props', props) end,
	attempts, failure, sent_at, given_up_at, created_at
from mails;
insert into outbox (id, kind, property_id, content, attempts, failure, sent_at, given_up_at, created_at)
select id, 'lead', property_id,
	case when delivered_at is null then jsonb_build_object('lead', lead, 'address', address, 'session_data', session_data) end,
	attempts, failure, delivered_at, given_up_at, created_at
from leads
where shared and not exists (select from outbox mail where mail.id = leads.id);
DROP TABLE "mails" CASCADE;
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "outbox_by_property" ON "outbox" USING btree ("property_id");
ALTER TABLE "leads" DROP COLUMN "attempts";
ALTER TABLE "leads" DROP COLUMN "failure";
ALTER TABLE "leads" DROP COLUMN "delivered_at";
ALTER TABLE "leads" DROP COLUMN "given_up_at";
