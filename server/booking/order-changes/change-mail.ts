import type { StaffChangeQuote } from '#contract/family/staff-order-change.ts'
import { getPriceCents } from '#domain/booking/order/balance.ts'
import { type Message, message } from '#domain/foundation/messages/message.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { calculateRefundPercent } from '#server/booking/bookings/calculate-refund-percent.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { previewBookingMail, queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import { partyFactsFor } from '#server/booking/bookings/to-party-facts.ts'
import type { Context } from '#server/context.ts'
import type { Database, Transaction } from '#server/foundation/database/client.ts'

/** Returns the mail about a change: one that also moves the party names the move. */
export function getChangeMail(before: PartyDay, after: PartyDay = before) {
  return before === after ? 'order-changed' : 'order-changed-moved'
}

/**
 * Says what a move means beside the price: the fee that was paid for it, and what a cancellation refunds from now on.
 */
export function describeMove(ctx: Context, before: FullBooking, feeCents: Cents = 0): readonly Message[] {
  return [
    ...(feeCents > 0 ? [message('mails.rescheduled.feePaid', { amount: feeCents })] : []),
    message('refunds.moveKeepsRefund', { percent: calculateRefundPercent(ctx, before) }),
  ]
}

type PaidMove = { readonly feeCents: Cents; readonly invoiceNumbers: readonly string[] }

/** Queues the mails to the family and to the owner about a move by the family that leaves the price as it is. */
export async function mailMove(
  tx: Transaction,
  ctx: Context,
  before: FullBooking,
  paid?: PaidMove,
): Promise<void> {
  const { id: bookingId, bookingDate: earlierDay, version } = before
  const told = { bookingId, once: [bookingId, version + 1] } as const
  const refundPercent = calculateRefundPercent(ctx, before)
  await queueBookingMail(tx, ctx, { kind: 'rescheduled', ...told, earlierDay, refundPercent, ...paid })
  await mailOwner(tx, ctx, before, { isMoved: true })
}

/** Queues the mail to the owner about a change by the family, with the day before it if it moves the party. */
export async function mailOwner(
  tx: Transaction,
  ctx: Context,
  before: FullBooking,
  { isMoved }: { readonly isMoved: boolean },
): Promise<void> {
  const { id: bookingId, bookingDate: earlierDay, version } = before
  const told = { bookingId, once: [bookingId, version + 1] } as const
  const earlierPriceCents = getPriceCents(before)
  await (isMoved
    ? queueBookingMail(tx, ctx, { kind: 'owner-moved', ...told, earlierDay, earlierPriceCents })
    : queueBookingMail(tx, ctx, { kind: 'owner-order-changed', ...told }))
}

type Preview = {
  readonly before: FullBooking
  readonly after: FullBooking
  readonly messages: readonly Message[]
}

/** Returns the mail that a change would send. Its documents do not exist yet. */
export async function previewChangeMail(
  db: Database,
  ctx: Context,
  { before, after, messages }: Preview,
): Promise<StaffChangeQuote['mail']> {
  return previewBookingMail(db, ctx, after, {
    kind: getChangeMail(before.bookingDate, after.bookingDate),
    before: await partyFactsFor(db, ctx, before),
    messages,
    refundCents: 0,
    byHandCents: 0,
  })
}
