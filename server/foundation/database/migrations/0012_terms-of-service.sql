CREATE TABLE "terms_versions" (
	"version" integer PRIMARY KEY NOT NULL,
	"date" date NOT NULL,
	"text" text NOT NULL,
	"sha256" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "terms_version" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "terms_sha256" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "terms_agreed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "terms_address" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "terms_version" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_terms_version_terms_versions_version_fk" FOREIGN KEY ("terms_version") REFERENCES "public"."terms_versions"("version") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_terms_version_terms_versions_version_fk" FOREIGN KEY ("terms_version") REFERENCES "public"."terms_versions"("version") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_terms" CHECK (("bookings"."terms_version" is null) = ("bookings"."terms_agreed_at" is null)
        and ("bookings"."terms_version" is null) = ("bookings"."terms_sha256" is null));