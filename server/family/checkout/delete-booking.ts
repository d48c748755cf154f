import type { DecidedRefund } from '#domain/booking/changes/cancellation.ts'
import { decideDeletedMoney, moneyRefusal, type WantedDeletion } from '#domain/booking/changes/deletion.ts'
import { toRefundReason } from '#domain/booking/changes/refund-reason.ts'
import { isActive } from '#domain/booking/status.ts'
import { message } from '#domain/foundation/messages/message.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { storeMessage } from '#domain/foundation/translation/store-message.ts'
import { APART_FROM_PRICE } from '#domain/money/payments/payment-purpose.ts'
import { findBooking, lockFullBooking } from '#server/booking/bookings/booking-queries.ts'
import { BOOKING_GONE } from '#server/booking/bookings/booking-refusals.ts'
import type { BookingRow, FullBooking } from '#server/booking/bookings/full-booking.ts'
import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import { releaseToDelete } from '#server/booking/bookings/write/cancelled.ts'
import { tellBookings } from '#server/booking/bookings/write/tell-booking.ts'
import type { Admin, Context } from '#server/context.ts'
import { removeWithdrawnPictures, withdrawPictures } from '#server/crew/website-pictures/withdraw-pictures.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, eq, notExists, notInArray } from '#server/foundation/database/drizzle.ts'
import { bookings, paymentIntents, payments } from '#server/foundation/database/schema/all-tables.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { takeBackUntrueMails } from '#server/foundation/mail/waiting-mail.ts'
import { issueInvoices } from '#server/money/invoices/issue-invoices.ts'
import { getDeletedBooking } from '#server/money/payments/intents/prepare-attached-payment.ts'
import { readOpenIntents, stopIntents } from '#server/money/payments/intents/stop-intents.ts'
import { refundPayments } from '#server/money/payments/refunds/refund-payments.ts'
import { sendRefund } from '#server/money/payments/refunds/send-refund.ts'
import { keepNumber } from '#server/people/conversations/texts/keep-numbers.ts'
import { addressHashes } from '#server/people/follow-ups/follow-up-links.ts'
import { calculatePolicyRefund } from './cancel-booking.ts'

const PAID_MEANWHILE = refuse('conflict', 'bookings.paymentUnderwayDelete')

type Deletion = WantedDeletion & { readonly admin: Admin }

/**
 * Deletes a booking, and releases its day and coupon. What happens to its money must have been decided; its payments
 * stay in the books under its reference. Open payments are stopped at the provider first, so that no card is charged
 * for a deleted party.
 */
export async function deleteBooking(
  ctx: Context,
  id: number,
  deletion: Deletion,
): Promise<null | DetailedRefusal> {
  for (;;) {
    const undecided = await findUndecided(ctx, id, deletion)
    if (undecided) return undecided
    const underway = await stopIntents(ctx, await readOpenIntents(ctx.db, ctx, id), PAID_MEANWHILE)
    if (underway) return (await findUndecided(ctx, id, deletion)) ?? underway
    const deleted = await commitUnlessRefused(ctx.db, (tx) => remove(tx, ctx, id, deletion))
    if (isRefusal(deleted)) return deleted
    if (deleted === 'payable') continue
    await ctx.placesFreed()
    await removeWithdrawnPictures(ctx)
    for (const refundId of deleted.refundIds) await sendRefund(ctx, refundId)
    return null
  }
}

/** Returns why the booking cannot be deleted, before its family's payment is stopped for a deletion that would fail. */
async function findUndecided(
  ctx: Context,
  id: number,
  deletion: Deletion,
): Promise<DetailedRefusal | undefined> {
  const booking = await findBooking(ctx.db, { id })
  return booking ? withPaid(moneyRefusal(booking.paidCents, deletion), booking) : BOOKING_GONE
}

function withPaid(refusal: Refusal | undefined, { paidCents }: FullBooking): DetailedRefusal | undefined {
  return refusal?.code === 'has_payments'
    ? { ...refusal, details: { paidAmount: toDecimal(paidCents) } }
    : refusal
}

/** Returns 'payable' if the customer has prepared another payment since they were stopped. */
async function remove(
  tx: Transaction,
  ctx: Context,
  id: number,
  { admin, ...wanted }: Deletion,
): Promise<{ readonly refundIds: readonly number[] } | 'payable' | DetailedRefusal> {
  await keepNumber(tx, ctx, id)
  const booking = await lockFullBooking(tx, id)
  if (!booking) return BOOKING_GONE
  if ((await readOpenIntents(tx, ctx, id)).length > 0) return 'payable'
  const money = decideDeletedMoney(booking.paidCents, wanted, calculatePolicyRefund(ctx, booking))
  if (isRefusal(money)) return withPaid(money, booking) ?? money
  await rememberCustomer(tx, booking, ctx.now())
  const refundIds = money ? await settleDeletedMoney(tx, ctx, booking, money) : []
  if (!money) await releaseToDelete(tx, booking, ctx.now())
  await withdrawPictures(tx, [id])
  await takeBackUntrueMails(tx, ctx.now(), { bookingId: id, bookingStatus: 'cancelled' })
  const { reference, customerName, bookingDate: day, paidCents } = booking
  const hash = await addressHashes(tx)
  const facts = {
    kind: 'deleted-booking',
    reference,
    customerName,
    addressHash: hash(booking.customerEmail),
    day,
    ...(money && { money: { paidCents, refundCents: money.refundCents, reason: storeMessage(money.why) } }),
  } as const
  await tellBookings(tx, ctx, [id], { kind: 'booking.deleted', actor: admin.username, facts })
  await tx.delete(bookings).where(eq(bookings.id, id))
  return { refundIds }
}

/** Keeps the customer's address, to tell them about the refund in case a card is charged anyway. */
async function rememberCustomer(tx: Transaction, booking: BookingRow, now: Date): Promise<void> {
  const paid = tx.select().from(payments).where(eq(payments.intentId, paymentIntents.intentId))
  await tx
    .update(paymentIntents)
    .set({ deletedBooking: { ...getDeletedBooking(booking), deletedAt: now.toISOString() } })
    .where(and(eq(paymentIntents.bookingId, booking.id), notExists(paid)))
}

/**
 * Carries out the decision about a booking's money: records the refunds, marks the rest as kept, and tells the family.
 * Call it with the booking locked, before it is deleted. Returns the refunds to send after the commit.
 */
async function settleDeletedMoney(
  tx: Transaction,
  ctx: Context,
  booking: FullBooking,
  { refundCents, why, policyReason }: DecidedRefund,
): Promise<readonly number[]> {
  const { id: bookingId, bookingStatus, bookingDate, paidCents } = booking
  const wanted = { bookingId, refundCents, cause: 'cancellation', reason: toRefundReason(why) } as const
  const { refundIds, byHandCents } = await refundPayments(tx, ctx, wanted)
  if (refundCents < paidCents) await markKept(tx, ctx, bookingId)
  await releaseToDelete(tx, booking, ctx.now())
  const invoiceNumbers = await issueInvoices(tx, ctx, { refundIds })
  const isCancelled = isActive(bookingStatus) && bookingDate >= partyDayAt(ctx.now())
  const back = { bookingId, byHandCents, invoiceNumbers }
  if (isCancelled) {
    const once = [bookingId, booking.version + 1] as const
    await queueBookingMail(tx, ctx, { kind: 'cancelled', ...back, once, refundCents, policyReason })
  } else if (refundIds[0] !== undefined)
    // The party is over or was already cancelled, so only the money is news.
    await queueBookingMail(tx, ctx, {
      kind: 'money-back-deleted',
      ...back,
      once: [refundIds[0]],
      amountCents: refundCents,
      reason: message('refunds.comesBack', { amount: refundCents }),
    })
  return refundIds
}

function markKept(tx: Transaction, ctx: Context, bookingId: number) {
  return tx
    .update(payments)
    .set({ keptAt: ctx.now() })
    .where(and(eq(payments.bookingId, bookingId), notInArray(payments.purpose, [...APART_FROM_PRICE])))
}
