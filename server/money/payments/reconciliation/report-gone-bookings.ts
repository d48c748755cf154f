import type { Cents } from '#domain/foundation/money/money.ts'
import { isForParty, withoutFee } from '#server/booking/bookings/paid-less-refunds.ts'
import type { Context } from '#server/context.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { reportDiscrepancy } from '../report-discrepancy.ts'

/** The most that are reported in one run; the next run continues. */
const MOST = 200

type GoneMoney = {
  readonly paymentId: number
  readonly intentId: string | null
  readonly bookingReference: string
  readonly cents: Cents
}

/**
 * Reports money whose booking no longer exists although nobody decided what happens to it: bookings deleted by servers
 * before this rule, or directly in the database. Failed refunds are reported separately.
 */
export async function reportGoneBookings(ctx: Context): Promise<void> {
  const { rows } = await ctx.db.execute<GoneMoney>(sql`
    SELECT payment.id AS "paymentId", payment.intent_id AS "intentId",
      payment.booking_reference AS "bookingReference", (left_over.amount * 100)::float8 AS cents
    FROM payments AS payment
    CROSS JOIN LATERAL (
      SELECT ${withoutFee} - coalesce(sum(refund.amount), 0) AS amount FROM refunds AS refund
      WHERE refund.payment_id = payment.id AND (refund.status <> 'failed' OR refund.settled_at IS NULL)
    ) AS left_over
    WHERE payment.booking_id IS NULL AND payment.booking_reference IS NOT NULL
      AND payment.kept_at IS NULL AND ${isForParty} AND left_over.amount > 0
      AND NOT EXISTS (SELECT FROM reconciliation_findings AS finding
        WHERE finding.kind = 'booking-gone' AND finding.intent_id = coalesce(payment.intent_id, 'payment ' || payment.id))
    ORDER BY payment.id LIMIT ${MOST}`)
  if (rows.length === 0) return
  await reportDiscrepancy(
    ctx.db,
    ctx,
    ...rows.map(({ paymentId, intentId, bookingReference, cents }) => ({
      discrepancy: { kind: 'booking-gone', values: { paidCents: cents } } as const,
      // Cash has no intent.
      intentId: intentId ?? `payment ${paymentId}`,
      bookingReference,
    })),
  )
}
