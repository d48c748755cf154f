ALTER TABLE "bookings" ADD COLUMN "entered_by_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "kept_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "bookings" AS booking SET "entered_by_staff" = true FROM "audit_log" AS entry
WHERE entry.subject = 'booking' AND entry.subject_id = booking.id AND entry.action = 'created'
	AND entry.actor NOT IN ('customer', 'system');
