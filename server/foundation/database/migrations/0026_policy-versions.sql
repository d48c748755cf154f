CREATE TABLE "policy_versions" (
	"version" integer PRIMARY KEY NOT NULL,
	"policy" jsonb NOT NULL,
	"applies_from" timestamp (3) with time zone NOT NULL,
	"set_by" text
);
