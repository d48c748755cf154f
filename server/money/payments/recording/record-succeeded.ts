import type { RefundReason } from '#domain/booking/changes/refund-reason.ts'
import { holdsCapacity } from '#domain/booking/status.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { storeMessage } from '#domain/foundation/translation/store-message.ts'
import {
  couponUsedUp,
  type Settlement,
  settleBalance,
  settleBooking,
} from '#domain/money/payments/settlement.ts'
import { dayRefusal } from '#server/booking/bookings/day-refusal.ts'
import type { BookingRow, FullBooking } from '#server/booking/bookings/full-booking.ts'
import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import { lockWithDay, retryUntilLocked } from '#server/booking/bookings/write/commit-booking.ts'
import { tellBookings } from '#server/booking/bookings/write/tell-booking.ts'
import { writeBooking } from '#server/booking/bookings/write/write-booking.ts'
import { findStayOfChange } from '#server/booking/order-changes/order-change-queries.ts'
import { takeCouponUse } from '#server/catalogue/coupons/coupon-uses.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { type PaymentRow, paymentIntents, payments } from '#server/foundation/database/schema/all-tables.ts'
import type { AttachedIntent } from '#server/foundation/database/schema/money/payments.ts'
import { getChanges } from '#server/foundation/events/get-changes.ts'
import { issueInvoices } from '#server/money/invoices/issue-invoices.ts'
import type { Intent } from '#server/money/payments/providers/payment-provider.ts'
import { completeConsent, keepSavedCards } from '../mandates/autopay-consents.ts'
import { requestRefund } from '../refunds/refund-payments.ts'
import { sendRefund } from '../refunds/send-refund.ts'
import { paidColumns } from './paid-columns.ts'
import { recordChange } from './record-change.ts'
import { recordDamage } from './record-damage.ts'
import { returnUnbooked } from './return-unbooked.ts'
import { storePayment } from './store-payment.ts'
import { tellPaid } from './tell-paid.ts'

/**
 * Records money that was received; without a booking, it is refunded. Returns false if it was already known or is not
 * ours.
 */
export async function recordSucceeded(ctx: Context, intent: Intent): Promise<boolean> {
  const recorded = await retryUntilLocked(() => ctx.db.transaction((tx) => record(tx, ctx, intent)))
  // If the provider refuses, the payment is recorded anyway, and the job `collect-balances` tries again.
  if (recorded?.savesCard) await keepSavedCards(ctx, intent.id)
  for (const refundId of recorded?.refundIds ?? []) await sendRefund(ctx, refundId)
  return recorded !== undefined
}

type Result = { readonly refundIds: readonly number[]; readonly savesCard?: boolean }

async function record(tx: Transaction, ctx: Context, intent: Intent): Promise<Result | 'moved' | undefined> {
  const [attached] = await tx.select().from(paymentIntents).where(eq(paymentIntents.intentId, intent.id))
  if (!attached) return undefined
  if (attached.bookingId === null) return returnUnbooked(tx, ctx, attached, intent)
  const isChange = attached.purpose === 'change' || attached.purpose === 'move'
  const wanted = isChange ? await findStayOfChange(tx, intent.id) : undefined
  const booking = await lockWithDay(tx, attached.bookingId, wanted)
  if (!booking || booking === 'moved') return booking
  const isKnown = await tx.select({ id: payments.id }).from(payments).where(eq(payments.intentId, intent.id))
  if (isKnown.length > 0) return undefined
  const { receivedCents } = intent
  if (attached.purpose === 'tip') {
    await recordTip(tx, ctx, booking, { attached, amountCents: receivedCents })
    return { refundIds: [] }
  }
  if (attached.purpose === 'damage') return recordDamage(tx, ctx, booking, { attached, receivedCents })
  if (isChange) return recordChange(tx, ctx, booking, { attached, receivedCents })
  const settlement =
    attached.purpose === 'balance'
      ? { ...settleBalance(booking, receivedCents), takesCoupon: false }
      : await settleFirst(tx, ctx, booking, receivedCents)
  const { provider, intentId, purpose } = attached
  const received = { provider, intentId, purpose, amountCents: receivedCents, createdAt: ctx.now() }
  const payment = await storePayment(tx, booking, received)
  const { backCents, reason } = settlement
  const returned = { paymentId: payment.id, cents: backCents, cause: 'returned' } as const
  const refundIds = reason ? [await requestRefund(tx, ctx, { ...returned, reason })] : []
  const isKept = backCents < receivedCents
  const invoiceNumbers = await issueInvoices(tx, ctx, { ...(isKept && { paymentId: payment.id }), refundIds })
  if (reason) await mailReturn(tx, ctx, { booking, payment, invoiceNumbers }, { backCents, reason })
  if (isKept) await accept(tx, ctx, { booking, payment, invoiceNumbers }, { settlement, attached })
  if (attached.savesCard)
    await completeConsent(tx, intent.id, { booking, keptCents: receivedCents - backCents })
  return { refundIds, savesCard: attached.savesCard }
}

/** `takesCoupon`: a use of its coupon was counted again. */
type SettledFirst = Settlement & { readonly takesCoupon: boolean }

/** Decides about the first payment, and takes again a coupon use that the booking had released. */
async function settleFirst(
  tx: Transaction,
  ctx: Context,
  booking: FullBooking,
  receivedCents: Cents,
): Promise<SettledFirst> {
  const now = ctx.now()
  const dateRefusal = holdsCapacity(booking, now) ? undefined : await dayRefusal(tx, booking, now)
  const { takesCouponAgain, ...settlement } = settleBooking(booking, { receivedCents, now, dateRefusal })
  if (!takesCouponAgain || booking.couponId === null) return { ...settlement, takesCoupon: false }
  const takesCoupon = await takeCouponUse(tx, booking.couponId)
  return { ...(takesCoupon ? settlement : couponUsedUp(receivedCents)), takesCoupon }
}

type Recorded = {
  readonly booking: BookingRow
  readonly payment: PaymentRow
  readonly invoiceNumbers: readonly string[]
}

async function accept(
  tx: Transaction,
  ctx: Context,
  { booking, payment, invoiceNumbers }: Recorded,
  { settlement: { takesCoupon }, attached }: { settlement: SettledFirst; attached: AttachedIntent },
) {
  const { id: paymentId, amountCents, method } = payment
  if (payment.purpose === 'booking')
    return markPaid(tx, ctx, { booking, payment, invoiceNumbers }, takesCoupon)
  const facts = { kind: 'payment', amountCents, method: null } as const
  const event = attached.isOffSession
    ? ({ kind: 'booking.card-charged', actor: 'system', facts } as const)
    : ({ kind: 'booking.balance-paid', actor: 'customer', facts } as const)
  await writeBooking(tx, booking, { event }, ctx.now())
  return queueBookingMail(tx, ctx, {
    kind: 'payment-receipt',
    bookingId: booking.id,
    once: [paymentId],
    amountCents,
    method,
    invoiceNumbers,
  })
}

/** @param takesCoupon whether a use of its coupon, which the booking no longer held, has just been counted */
async function markPaid(
  tx: Transaction,
  ctx: Context,
  { booking, payment: { id: paymentId, intentId, amountCents }, invoiceNumbers }: Recorded,
  takesCoupon: boolean,
): Promise<void> {
  const now = ctx.now()
  const columns = await paidColumns(tx, booking, { intentId, now })
  const { bookingStatus } = columns
  const facts = { kind: 'changes', changes: getChanges(booking, { bookingStatus }) } as const
  const holding = { ...booking, couponHeld: booking.couponHeld || takesCoupon }
  const event = { kind: 'booking.paid', actor: 'customer', facts } as const
  await writeBooking(tx, holding, { changes: { columns }, event, amountCents }, now)
  await tellPaid(tx, ctx, { bookingId: booking.id, paymentId, invoiceNumbers })
}

async function mailReturn(
  tx: Transaction,
  ctx: Context,
  { booking, payment, invoiceNumbers }: Recorded,
  { backCents, reason }: { readonly backCents: Cents; readonly reason: RefundReason },
): Promise<void> {
  const facts = { kind: 'money-back', amountCents: backCents, reason: storeMessage(reason) } as const
  await writeBooking(
    tx,
    booking,
    { event: { kind: 'booking.payment-returned', actor: 'system', facts } },
    ctx.now(),
  )
  await queueBookingMail(tx, ctx, {
    kind: 'money-back',
    bookingId: booking.id,
    once: [payment.id],
    amountCents: backCents,
    reason,
    invoiceNumbers,
  })
}

/** Records a tip. The booking, its price and its payments are unaffected. */
async function recordTip(
  tx: Transaction,
  ctx: Context,
  booking: FullBooking,
  { attached, amountCents }: { readonly attached: AttachedIntent; readonly amountCents: Cents },
): Promise<void> {
  const { provider, intentId } = attached
  const received = { provider, intentId, purpose: 'tip', amountCents, createdAt: ctx.now() } as const
  const payment = await storePayment(tx, booking, received)
  await tellBookings(tx, ctx, [booking.id], {
    kind: 'booking.tipped',
    actor: 'customer',
    facts: { kind: 'payment', amountCents, method: null },
  })
  await queueBookingMail(tx, ctx, {
    kind: 'tip-thanks',
    bookingId: booking.id,
    once: [payment.id],
    amountCents,
  })
}
