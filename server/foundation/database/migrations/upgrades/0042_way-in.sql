ALTER TABLE "bookings" ADD COLUMN "floor" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "stairs" boolean;