CREATE TYPE "public"."crew_photo_status" AS ENUM('receiving', 'ready', 'removing');--> statement-breakpoint
CREATE TABLE "booking_access" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crew_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" integer NOT NULL,
	"stop" "job_kind" NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"place" integer NOT NULL,
	"device_id" text NOT NULL,
	"user_id" integer,
	"account" text NOT NULL,
	"data" jsonb NOT NULL,
	"photo_id" uuid
);
--> statement-breakpoint
CREATE TABLE "crew_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" "crew_photo_status" DEFAULT 'receiving' NOT NULL,
	"user_id" integer,
	"content" "bytea",
	"total_bytes" integer NOT NULL,
	"file_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "shows_setup_photos" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_access" ADD CONSTRAINT "booking_access_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_events" ADD CONSTRAINT "crew_events_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_events" ADD CONSTRAINT "crew_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_photos" ADD CONSTRAINT "crew_photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crew_events_by_stop" ON "crew_events" USING btree ("booking_id","stop","at");--> statement-breakpoint
CREATE INDEX "crew_events_by_photo" ON "crew_events" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "crew_photos_by_status" ON "crew_photos" USING btree ("status","created_at");