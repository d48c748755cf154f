CREATE TYPE "public"."language" AS ENUM('en', 'es');--> statement-breakpoint
CREATE TABLE "spanish_texts" (
	"place" text PRIMARY KEY NOT NULL,
	"english" text NOT NULL,
	"spanish" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "language" "language" DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "language" "language" DEFAULT 'en' NOT NULL;