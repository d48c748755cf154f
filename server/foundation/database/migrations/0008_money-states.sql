CREATE TYPE "public"."refund_cause" AS ENUM('cancellation', 'returned', 'dashboard');--> statement-breakpoint
CREATE TABLE "reconciliation_sweeps" (
	"provider" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"cursor" text
);
--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "booking_reference" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "hold_network" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "payment_link_sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "reminded_days_before" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "reminded_of_day" date;--> statement-breakpoint
ALTER TABLE "payment_intents" ADD COLUMN "stopped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_intents" ADD COLUMN "deleted_booking" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "compared_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "cause" "refund_cause";--> statement-breakpoint
UPDATE "payments" SET "provider" = coalesce((SELECT "provider" FROM "payment_intents" WHERE "payment_intents"."intent_id" = "payments"."intent_id"), CASE WHEN "intent_id" LIKE 'pi\_test\_%' THEN 'test' ELSE 'stripe' END) WHERE "intent_id" IS NOT NULL;--> statement-breakpoint
UPDATE "refunds" SET "cause" = (CASE WHEN "refunds"."reason" = "payments"."note" THEN 'returned' WHEN "refunds"."reason" = 'Made in the dashboard of the card provider' THEN 'dashboard' ELSE 'cancellation' END)::"refund_cause" FROM "payments" WHERE "payments"."id" = "refunds"."payment_id";--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "cause" SET NOT NULL;--> statement-breakpoint
UPDATE "bookings" SET "payment_link_sent_at" = "sent"."at" FROM (SELECT "booking_id", max("created_at") AS "at" FROM "outbox" WHERE "kind" = 'payment-link' GROUP BY "booking_id") AS "sent" WHERE "sent"."booking_id" = "bookings"."id";--> statement-breakpoint
UPDATE "bookings" SET "reminded_of_day" = "booking_date", "reminded_days_before" = "sent"."days" FROM (SELECT "booking_id", substring("dedupe_key" from '(\d{4}-\d{2}-\d{2})-\d+$')::date AS "day", min(substring("dedupe_key" from '\d+$')::integer) AS "days" FROM "outbox" WHERE "kind" = 'balance-reminder' AND "dedupe_key" IS NOT NULL GROUP BY 1, 2) AS "sent" WHERE "sent"."booking_id" = "bookings"."id" AND "sent"."day" = "bookings"."booking_date";--> statement-breakpoint
ALTER TABLE "test_payment_intents" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
CREATE INDEX "bookings_by_hold_network" ON "bookings" USING btree ("hold_network") WHERE "bookings"."hold_network" is not null;--> statement-breakpoint
CREATE INDEX "payment_intents_without_booking" ON "payment_intents" USING btree ("created_at") WHERE "payment_intents"."booking_id" is null and "payment_intents"."stopped_at" is null;--> statement-breakpoint
ALTER TABLE "test_payment_intents" ADD CONSTRAINT "test_payment_intents_idempotency_key_unique" UNIQUE("idempotency_key");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_provider" CHECK (("payments"."provider" is null) = ("payments"."intent_id" is null));