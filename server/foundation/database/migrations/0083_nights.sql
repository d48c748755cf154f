ALTER TABLE "bookings" ADD COLUMN "number_of_nights" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "pricing_settings" ADD COLUMN "nights" jsonb;--> statement-breakpoint
ALTER TABLE "pricing_settings" ADD COLUMN "longest_stay" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_nights" CHECK ("bookings"."number_of_nights" between 1 and 7);