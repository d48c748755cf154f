CREATE TYPE "public"."job_kind" AS ENUM('setup', 'collect');--> statement-breakpoint
CREATE TABLE "job_places" (
	"booking_id" integer NOT NULL,
	"kind" "job_kind" NOT NULL,
	"date" date NOT NULL,
	"crew" integer NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "job_places_booking_id_kind_pk" PRIMARY KEY("booking_id","kind"),
	CONSTRAINT "job_places_numbers" CHECK ("job_places"."crew" between 1 and 20 and "job_places"."place" >= 1)
);
--> statement-breakpoint
CREATE TABLE "work_exceptions" (
	"date" date PRIMARY KEY NOT NULL,
	"crews" integer NOT NULL,
	"work_window" jsonb,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_exceptions_crews" CHECK ("work_exceptions"."crews" between 0 and 20)
);
--> statement-breakpoint
CREATE TABLE "work_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"enabled" boolean NOT NULL,
	"crews" integer NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_settings_single_row" CHECK ("work_settings"."id" = 1),
	CONSTRAINT "work_settings_crews" CHECK ("work_settings"."crews" between 1 and 20)
);
--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "teepee_space" jsonb;--> statement-breakpoint
ALTER TABLE "job_places" ADD CONSTRAINT "job_places_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;