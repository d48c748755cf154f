import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import { dueSentence, nextPayment } from '#domain/money/payments/next-payment.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq, isNotNull } from '#server/foundation/database/drizzle.ts'
import { bookingLinks } from '#server/foundation/database/schema/all-tables.ts'
import { findBooking } from './booking-queries.ts'
import { queueBookingMail } from './queue-booking-mail.ts'

/** Why a family gets the link: its bank refused the pending payment, or its saved card was not charged. */
type Cause = {
  readonly isBankRefusal?: true
  readonly cardRefusal?: 'declined' | 'authentication'
}

/** Mails the customer the link to pay what is due next, if anything is, and records that. */
export async function sendLink(
  tx: Transaction,
  ctx: Context,
  bookingId: number,
  { isBankRefusal, cardRefusal }: Cause = {},
): Promise<void> {
  const booking = await findBooking(tx, { id: bookingId })
  const due = booking && nextPayment(booking, ctx.now())
  if (!due || isRefusal(due)) return
  const { purpose, amountCents } = due
  const link = { bookingId, amountCents, until: dueSentence(booking, due, ctx.now()), isBankRefusal }
  if (purpose === 'booking') await queueBookingMail(tx, ctx, { kind: 'payment-link', ...link })
  else await queueBookingMail(tx, ctx, { kind: 'payment-link-balance', ...link, cardRefusal })
  const sent = { paymentLinkSentAt: ctx.now() }
  await tx
    .insert(bookingLinks)
    .values({ bookingId, ...sent })
    .onConflictDoUpdate({ target: bookingLinks.bookingId, set: sent })
}

/** Returns whether the customer of a booking was mailed the link to pay. */
export async function hasLink(tx: Transaction, bookingId: number): Promise<boolean> {
  const isSent = and(eq(bookingLinks.bookingId, bookingId), isNotNull(bookingLinks.paymentLinkSentAt))
  return (await tx.$count(bookingLinks, isSent)) > 0
}
