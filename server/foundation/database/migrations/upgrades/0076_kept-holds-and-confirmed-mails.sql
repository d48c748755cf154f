ALTER TABLE "bookings" ADD COLUMN "hold_kept_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "mail_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
-- Whoever waits already has no mail that asks for a confirmation.
UPDATE "waiting_list" SET "mail_confirmed_at" = "created_at";
