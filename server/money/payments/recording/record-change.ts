import { settlementSentence } from '#domain/booking/changes/order-settlement.ts'
import { refundReason } from '#domain/booking/changes/refund-reason.ts'
import { openBalanceDueDay, owedCents } from '#domain/booking/order/balance.ts'
import { isActive } from '#domain/booking/status.ts'
import { type Message, message } from '#domain/foundation/messages/message.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { storeMessage } from '#domain/foundation/translation/store-message.ts'
import { keptBeyondCents } from '#domain/money/payments/overpayment.ts'
import { dayRefusal } from '#server/booking/bookings/day-refusal.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import { partyFactsFor } from '#server/booking/bookings/to-party-facts.ts'
import { tellBookings } from '#server/booking/bookings/write/tell-booking.ts'
import { writeBooking } from '#server/booking/bookings/write/write-booking.ts'
import {
  describeMove,
  getChangeMail,
  mailMove,
  mailOwner,
} from '#server/booking/order-changes/change-mail.ts'
import {
  isWaiting,
  lapseChanges,
  lockChangeByIntent,
  type OrderChangeRow,
} from '#server/booking/order-changes/order-change-queries.ts'
import { isSameOrder, orderSnapshot } from '#server/booking/order-changes/order-snapshot.ts'
import { familyMoveWrite, orderWrite } from '#server/booking/order-changes/order-write.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { orderChanges, payments } from '#server/foundation/database/schema/all-tables.ts'
import type { AttachedIntent } from '#server/foundation/database/schema/money/payments.ts'
import { issueInvoices } from '#server/money/invoices/issue-invoices.ts'
import { refundPayments, requestRefund } from '../refunds/refund-payments.ts'
import { storePayment } from './store-payment.ts'

type Received = { readonly attached: AttachedIntent; readonly receivedCents: Cents }

/**
 * Applies a paid change to an order, once. If the order is no longer what was paid for, leaves it unchanged and refunds
 * all of the money. The booking and its day must be locked.
 */
export async function recordChange(
  tx: Transaction,
  ctx: Context,
  booking: FullBooking,
  { attached, receivedCents }: Received,
): Promise<{ refundIds: readonly number[] }> {
  const change = await lockChangeByIntent(tx, attached.intentId)
  const before = await partyFactsFor(tx, ctx, booking)
  const { provider, intentId } = attached
  const isFeeAlone = change ? change.dueCents === change.feeCents : attached.purpose === 'move'
  const purpose = isFeeAlone ? 'move' : 'change'
  const received = { provider, intentId, purpose, amountCents: receivedCents } as const
  const { id: paymentId } = await storePayment(tx, booking, { ...received, createdAt: ctx.now() })
  const facts = { kind: 'payment', amountCents: receivedCents, method: null } as const
  await tellBookings(tx, ctx, [booking.id], { kind: 'booking.change-paid', actor: 'customer', facts })
  const closed = change
    ? await refusalToApply(tx, ctx, booking, change, receivedCents)
    : refuse('conflict', 'orderChange.changedMeanwhile')
  if (!change || closed)
    return { refundIds: [await sendBack(tx, ctx, booking, { intentId, paymentId, receivedCents, closed })] }
  await tx
    .update(orderChanges)
    .set({ status: 'applied', appliedAt: ctx.now() })
    .where(eq(orderChanges.id, change.id))
  const feeCents = isFeeAlone ? receivedCents : change.feeCents
  await tx.update(payments).set({ feeCents }).where(eq(payments.id, paymentId))
  const { refundCents, differenceCents } = change
  const { refundIds, byHandCents } = await refundPayments(tx, ctx, {
    bookingId: booking.id,
    refundCents,
    cause: 'beyond_price',
    reason: refundReason('orderChange.becameSmaller', { amount: refundCents }),
  })
  const invoiceNumbers = await issueInvoices(tx, ctx, { paymentId, refundIds })
  const isMoved = change.newDay !== null
  if (isMoved && isFeeAlone && differenceCents === 0) {
    await mailMove(tx, ctx, booking, { feeCents, invoiceNumbers })
    return { refundIds }
  }
  await queueBookingMail(tx, ctx, {
    kind: getChangeMail(booking.bookingDate, change.newDay ?? undefined),
    bookingId: booking.id,
    once: [booking.id, booking.version + 1],
    before,
    messages: [
      isFeeAlone
        ? describeSettled(booking, change, partyDayAt(ctx.now()))
        : message('orderChange.paidNow', { amount: receivedCents - feeCents }),
      ...(isMoved ? describeMove(ctx, booking, feeCents) : []),
    ],
    refundCents,
    byHandCents,
    invoiceNumbers,
  })
  await mailOwner(tx, ctx, booking, { isMoved })
  return { refundIds }
}

/** Applies the change, or returns why it is no longer what was paid for. */
async function refusalToApply(
  tx: Transaction,
  ctx: Context,
  booking: FullBooking,
  change: OrderChangeRow,
  receivedCents: Cents,
): Promise<Refusal | undefined> {
  const now = ctx.now()
  const isAsItWas =
    isActive(booking.bookingStatus) &&
    booking.bookingDate === change.bookingDate &&
    booking.paidCents === change.paidBeforeCents &&
    isSameOrder(orderSnapshot(booking), change.before)
  if (change.status === 'applied' || !isAsItWas || receivedCents < change.dueCents)
    return refuse('conflict', 'orderChange.changedMeanwhile')
  // A later version may have been cancelled or on another day meanwhile, and others may have taken what was held.
  const isHeld = isWaiting(change, now) && booking.version === change.ofVersion
  const { themeId, numberOfTeepees, numberOfNights = booking.numberOfNights } = change.after.columns
  const { newDay } = change
  const bookingDate = newDay ?? booking.bookingDate
  const wanted = {
    ...booking,
    bookingDate,
    themeId,
    numberOfTeepees,
    numberOfNights,
    addons: change.after.addons,
  }
  const full = isHeld ? undefined : await dayRefusal(tx, wanted, now)
  if (full) return full
  const write =
    newDay === null
      ? orderWrite(booking, { after: change.after, actor: change.changedBy })
      : familyMoveWrite(booking, newDay, change.after)
  return writeBooking(tx, booking, write, now)
}

/** Says what a change means in money of which only the fee was due. */
function describeSettled(
  booking: FullBooking,
  { bookingDate, newDay, after: { columns }, differenceCents, refundCents }: OrderChangeRow,
  today: PartyDay,
): Message {
  const bookedOn = partyDayAt(booking.createdAt)
  return settlementSentence(
    {
      differenceCents,
      dueNowCents: 0,
      refundCents,
      staysCents: columns.keptCents,
      balanceCents: owedCents({ ...columns, paidCents: booking.paidCents - refundCents }),
    },
    {
      stayedCents: keptBeyondCents(booking),
      balanceDueDay: openBalanceDueDay(newDay ?? bookingDate, { bookedOn, today }),
      isMadeAtOnce: false,
    },
  )
}

type Returned = {
  readonly intentId: string
  readonly paymentId: number
  readonly receivedCents: Cents
  readonly closed: Refusal | undefined
}

async function sendBack(
  tx: Transaction,
  ctx: Context,
  booking: FullBooking,
  { intentId, paymentId, receivedCents, closed }: Returned,
): Promise<number> {
  await lapseChanges(tx, eq(orderChanges.intentId, intentId))
  const reason = refundReason('orderChange.cameTooLate', {
    why: closed?.message ?? message('orderChange.changedMeanwhile'),
  })
  const refundId = await requestRefund(tx, ctx, {
    paymentId,
    cents: receivedCents,
    cause: 'returned',
    reason,
  })
  const facts = { kind: 'money-back', amountCents: receivedCents, reason: storeMessage(reason) } as const
  await writeBooking(tx, booking, { event: { kind: 'booking.refunded', actor: 'system', facts } }, ctx.now())
  const invoiceNumbers = await issueInvoices(tx, ctx, { refundIds: [refundId] })
  await queueBookingMail(tx, ctx, {
    kind: 'money-back',
    bookingId: booking.id,
    once: [paymentId],
    amountCents: receivedCents,
    reason,
    invoiceNumbers,
  })
  return refundId
}
