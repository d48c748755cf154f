CREATE TABLE "room_readiness" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"party_day" date NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	"floor_clear" boolean NOT NULL,
	"way_clear" boolean NOT NULL,
	"pets_away" boolean NOT NULL,
	"adult_home" boolean NOT NULL,
	"photo_id" uuid
);
--> statement-breakpoint
ALTER TABLE "crew_photos" ADD COLUMN "booking_id" integer;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "readiness" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "room_readiness" ADD CONSTRAINT "room_readiness_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_readiness" ADD CONSTRAINT "room_readiness_photo_id_crew_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."crew_photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_photos" ADD CONSTRAINT "crew_photos_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crew_photos_by_booking" ON "crew_photos" USING btree ("booking_id") WHERE "crew_photos"."booking_id" is not null;