CREATE TABLE "signing_secret" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
