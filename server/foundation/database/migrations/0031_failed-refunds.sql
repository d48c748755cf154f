ALTER TABLE "reconciliation_findings" ADD COLUMN "amount" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "method" "payment_method";--> statement-breakpoint
-- Of refunds that failed before, the latest are owed as far as the payment still holds them; the rest went back another way.
UPDATE "refunds" AS refund SET "settled_at" = now() FROM "payments" AS payment
WHERE payment.id = refund.payment_id AND refund.status = 'failed' AND payment.amount <
	(SELECT sum(other.amount) FROM "refunds" AS other WHERE other.payment_id = payment.id
		AND (other.status <> 'failed' OR other.id >= refund.id));--> statement-breakpoint
INSERT INTO "reconciliation_findings" ("kind", "intent_id", "booking_reference", "amount", "sentence")
SELECT 'refund-failed', payment.intent_id, payment.booking_reference, sum(refund.amount), '$' || to_char(sum(refund.amount), 'FM99,999,990.00') ||
	' should have gone back, but the refund failed. Try it again, or hand the money back and note it here.'
FROM "refunds" AS refund JOIN "payments" AS payment ON payment.id = refund.payment_id
WHERE refund.status = 'failed' AND refund.settled_at IS NULL AND payment.intent_id IS NOT NULL GROUP BY payment.id;
