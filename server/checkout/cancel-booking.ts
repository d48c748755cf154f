import { desc, eq, sql } from 'drizzle-orm'
import { ownCancelRefusal, type PolicyRefund, refundFor } from '#domain/booking/refund-policy.ts'
import { isActive } from '#domain/booking/status.ts'
import { type Cents, formatDollars } from '#domain/money.ts'
import { partyDayAt } from '#domain/party-day.ts'
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts'
import { audit } from '#server/accounts/audit.ts'
import { queueCancelledMails, queueOwnerChangeMail } from '#server/bookings/booking-mails.ts'
import { findBooking, lockFullBooking } from '#server/bookings/booking-queries.ts'
import { BOOKING_GONE } from '#server/bookings/booking-refusals.ts'
import type { FullBooking } from '#server/bookings/full-booking.ts'
import { markCancelled } from '#server/bookings/release-booking.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/client.ts'
import { commitUnlessRefused } from '#server/database/commit-unless-refused.ts'
import { payments, refunds } from '#server/database/schema/all-tables.ts'
import { requestRefund } from '#server/payments/request-refund.ts'
import { sendRefund } from '#server/payments/send-refund.ts'

export type CancelRequest = {
  readonly by: 'staff' | 'customer'
  /** A username, or 'customer'. */
  readonly actor: string
  /** What to give back; the policy decides where it is missing. */
  readonly refundCents?: Cents | undefined
  /** Why it is another amount than the policy's. */
  readonly reason?: string | null | undefined
}

export type Cancelled = {
  readonly booking: FullBooking
  readonly refundCents: Cents
  /** The part that was paid in cash, by Zelle or by cheque, and goes back by hand. */
  readonly byHandCents: Cents
}

/** What cancelling the booking today gives back by the policy. */
export function policyRefundOf(ctx: Context, booking: FullBooking): PolicyRefund {
  return refundFor({
    paidCents: booking.paidCents,
    depositCents: booking.depositCents,
    bookingDate: booking.bookingDate,
    today: partyDayAt(ctx.now()),
    refundSteps: booking.refundSteps ?? undefined,
  })
}

/** Why the customer cannot cancel the booking today. */
export function ownCancelRefusalOf(ctx: Context, booking: FullBooking): Refusal | undefined {
  const { bookingStatus, bookingDate } = booking
  return ownCancelRefusal({ bookingStatus, bookingDate, today: partyDayAt(ctx.now()) })
}

/** Calls a party off: its day and coupon are free, and what is to be refunded is on its way. */
export async function cancelBooking(
  ctx: Context,
  id: number,
  request: CancelRequest,
): Promise<Cancelled | Refusal> {
  const cancelled = await commitUnlessRefused(ctx.db, (tx) => cancel(tx, ctx, id, request))
  if (isRefusal(cancelled)) return cancelled
  for (const refundId of cancelled.refundIds) await sendRefund(ctx, refundId)
  const booking = await findBooking(ctx.db, { id })
  if (!booking) return BOOKING_GONE
  return { booking, refundCents: cancelled.refundCents, byHandCents: cancelled.byHandCents }
}

async function cancel(tx: Transaction, ctx: Context, id: number, request: CancelRequest) {
  const booking = await lockFullBooking(tx, id)
  if (!booking) return BOOKING_GONE
  if (!isActive(booking.bookingStatus))
    return refuse('booking_closed', `This booking is already ${booking.bookingStatus}.`)
  const refused = request.by === 'customer' && ownCancelRefusalOf(ctx, booking)
  if (refused) return refused
  const policy = policyRefundOf(ctx, booking)
  const refundCents = request.refundCents ?? policy.refundCents
  const refusal = amountRefusal(booking, policy, { ...request, refundCents })
  if (refusal) return refusal
  const reason = request.reason || policy.reason
  const split = await refundPayments(tx, ctx, { bookingId: id, refundCents, reason })
  await markCancelled(tx, booking, request.by, ctx.now())
  await audit(tx, {
    actor: request.actor,
    action: 'cancelled',
    subject: 'booking',
    subjectId: id,
    details: `${formatDollars(refundCents)} back (policy: ${formatDollars(policy.refundCents)}). ${reason}`,
  })
  const version = booking.version + 1
  await queueCancelledMails(tx, ctx, { bookingId: id, refundCents, reason: policy.reason, version })
  if (request.by === 'customer')
    await queueOwnerChangeMail(tx, ctx, { bookingId: id, what: 'cancelled by the customer', version })
  return { refundCents, ...split }
}

function amountRefusal(
  booking: FullBooking,
  policy: PolicyRefund,
  { by, refundCents, reason }: CancelRequest & { refundCents: Cents },
): Refusal | undefined {
  const isPolicy = refundCents === policy.refundCents
  if (by === 'customer' && !isPolicy)
    return refuse(
      'conflict',
      `The refund is ${formatDollars(policy.refundCents)} by now. Please look at it again before you cancel.`,
    )
  if (refundCents > booking.paidCents)
    return refuse('invalid', `At most ${formatDollars(booking.paidCents)} can be refunded.`)
  if (!isPolicy && !reason)
    return refuse('invalid', 'Please give a reason for another refund than the policy’s.')
  return undefined
}

/** Spreads the refund over the payments, cards first. Money that did not come by card goes back by hand. */
async function refundPayments(
  tx: Transaction,
  ctx: Context,
  { bookingId, refundCents, reason }: { bookingId: number; refundCents: Cents; reason: string },
) {
  const rows = await tx
    .select()
    .from(payments)
    .where(eq(payments.bookingId, bookingId))
    .orderBy(sql`${payments.intentId} IS NULL`, desc(payments.id))
  const refundIds: number[] = []
  let left = refundCents
  let byHandCents = 0
  for (const payment of rows) {
    const cents = Math.min(left, await refundableOf(tx, payment))
    if (cents <= 0) continue
    left -= cents
    const refundId = await requestRefund(tx, ctx, {
      paymentId: payment.id,
      cents,
      cause: 'cancellation',
      reason,
    })
    if (payment.intentId) refundIds.push(refundId)
    else {
      byHandCents += cents
      await tx.update(refunds).set({ status: 'succeeded' }).where(eq(refunds.id, refundId))
    }
  }
  if (left > 0) throw new Error('The payments do not add up to the refund')
  return { refundIds, byHandCents }
}

async function refundableOf(tx: Transaction, payment: typeof payments.$inferSelect): Promise<Cents> {
  const back = await tx
    .select({ amountCents: refunds.amountCents, status: refunds.status })
    .from(refunds)
    .where(eq(refunds.paymentId, payment.id))
  return back
    .filter(({ status }) => status !== 'failed')
    .reduce((left, { amountCents }) => left - amountCents, payment.amountCents)
}
