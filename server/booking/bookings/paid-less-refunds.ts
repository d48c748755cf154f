import type { Cents } from '#domain/foundation/money/money.ts'
import { APART_FROM_PRICE } from '#domain/money/payments/payment-purpose.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { type SQL, type SQLWrapper, sql } from '#server/foundation/database/drizzle.ts'

/** Matches rows of `payment` that pay the price of a party: neither tips nor damage. Only these are revenue. */
export const isForParty = sql`payment.purpose NOT IN (${sql.join(
  APART_FROM_PRICE.map((purpose) => sql.raw(`'${purpose}'`)),
  sql`, `,
)})`

export const isTip = sql`payment.purpose = 'tip'`
export const isDamage = sql`payment.purpose = 'damage'`

/** Matches rows of `refund` that were sent or are in progress. */
export const isGivenBack = sql`refund.status <> 'failed'`

/** What a row of `payment` received, less a fee that is not part of the price. */
export const withoutFee = sql`(payment.amount - payment.fee_amount)`

/** Selects what the matching rows of `payment` received, without fees, less refunds sent or in progress. */
export const paidLessRefunds = (matches: SQL) => sql`(
  SELECT coalesce(sum(greatest(${withoutFee} - coalesce((SELECT sum(refund.amount) FROM refunds AS refund
    WHERE refund.payment_id = payment.id AND ${isGivenBack}), 0), 0)), 0)::numeric(12,2)
  FROM payments AS payment WHERE ${matches})`

/** What was received here towards the price of a row `booking`: our revenue. */
export const receivedForParty = paidLessRefunds(sql`payment.booking_id = booking.id AND ${isForParty}`)

/** Selects what was paid for a booking in the program it was imported from, less what was refunded of it. */
export const paidElsewhere = (bookingId: SQLWrapper) => sql`coalesce((
  SELECT paid_elsewhere - given_back FROM imported_bookings WHERE imported_bookings.booking_id = ${bookingId}), 0)::numeric(12,2)`

/** What has been paid towards the price of a row `booking`, here and elsewhere. */
export const paidForParty = sql`(${receivedForParty} + ${paidElsewhere(sql`booking.id`)})`

/** Returns what was refunded of a party's price, here and of what was paid elsewhere, sent or in progress. */
export async function readRefundedCents(db: Database, bookingId: number): Promise<Cents> {
  const { rows } = await db.execute<{ cents: number }>(sql`
    SELECT ((coalesce((SELECT sum(refund.amount) FROM refunds AS refund JOIN payments AS payment ON payment.id = refund.payment_id
        WHERE payment.booking_id = ${bookingId} AND ${isForParty} AND ${isGivenBack}), 0)
      + coalesce((SELECT given_back FROM imported_bookings WHERE booking_id = ${bookingId}), 0)) * 100)::int AS cents`)
  return rows[0]?.cents ?? 0
}
