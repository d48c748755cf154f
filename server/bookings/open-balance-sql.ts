import { sql } from '#server/database/drizzle.ts'
import { paidForParty } from './paid-less-refunds.ts'

/**
 * Matches bookings whose families owe what they have not paid: those that keep their day without a limit, because they
 * are paid in part, or staff confirmed them or took them down themselves. A hold that may still expire is no debt yet.
 */
export const isExpectedToPay = sql`booking_status <> 'cancelled' AND hold_expires_at IS NULL`

/** What is left to pay of a row `booking`, as `owedCents` in `domain/money/balance.ts`, but negative for an overpayment. */
export const leftToPay = sql`booking.total_amount - booking.discount_amount - ${paidForParty}`
