import { sql } from '#server/foundation/database/drizzle.ts'
import { paidForParty } from './paid-less-refunds.ts'

/**
 * Matches bookings whose families owe what they have not paid: those that keep their day indefinitely, because they are
 * partly paid, or because staff confirmed or entered them. A hold that may still expire is not a debt yet.
 */
export const isExpectedToPay = sql`booking_status <> 'cancelled' AND hold_expires_at IS NULL`

/**
 * What is left to pay for a row `booking`, like `owedCents` in `domain/booking/order/balance.ts`, but negative for an
 * overpayment.
 */
export const leftToPay = sql`booking.total_amount - booking.discount_amount - ${paidForParty}`
