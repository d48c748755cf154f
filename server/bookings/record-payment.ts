import { and, desc, eq } from 'drizzle-orm'
import type { PaymentResult } from '#contract/payments.ts'
import { dateRefusal } from '#domain/availability.ts'
import { outcomeOfPayment, type PaymentOutcome } from '#domain/booking/hold.ts'
import { holdsCapacity } from '#domain/booking/status.ts'
import { toDecimal } from '#domain/money.ts'
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts'
import { calendarFacts } from '#server/calendar/calendar-facts.ts'
import { takeCouponUse } from '#server/coupons/coupon-uses.ts'
import type { Transaction } from '#server/database/client.ts'
import { lockPartyDay } from '#server/database/locks.ts'
import {
  bookings,
  paymentIntents,
  payments,
  refunds,
  siteSettings,
} from '#server/database/schema/all-tables.ts'
import { queueBookingMails, queueLatePaymentMail } from '#server/mail/queue-booking-mails.ts'
import type { Intent } from '#server/payments/payment-provider.ts'
import { askProvider } from '#server/payments/provider-refusals.ts'
import type { World } from '#server/world.ts'
import { type BookingRow, customerAnswer } from './booking-answers.ts'
import { findBooking, lockBooking } from './booking-queries.ts'
import { sendRefund } from './send-refund.ts'

/**
 * Asks the provider what became of a booking's payment and writes it down: the one way for money to be recorded,
 * used by the browser's question, the webhook and the reconciliation alike, in any order and as often as they like.
 */
export async function recordPayment(
  world: World,
  reference: string,
  intentId?: string,
): Promise<PaymentResult | Refusal> {
  const booking = await findBooking(world.db, { reference })
  if (!booking)
    return refuse('not_found', 'There is no booking with this reference. Please check it and try again.')
  const tied = await world.db
    .select()
    .from(paymentIntents)
    .where(
      and(
        eq(paymentIntents.bookingId, booking.id),
        intentId ? eq(paymentIntents.intentId, intentId) : undefined,
      ),
    )
    .orderBy(desc(paymentIntents.createdAt))
  let latest: Intent | undefined
  for (const { intentId: id } of tied) {
    const intent = await askProvider(() => world.payments.readIntent(id))
    if (isRefusal(intent)) return intent
    latest ??= intent
    if (intent?.status === 'succeeded') await recordSucceeded(world, intent)
  }
  return resultFor(world, reference, latest)
}

/** Writes down money that was taken. Answers false when it was known already or belongs to no booking. */
export async function recordSucceeded(world: World, intent: Intent): Promise<boolean> {
  const refundId = await world.db.transaction(async (tx) => {
    const [tied] = await tx.select().from(paymentIntents).where(eq(paymentIntents.intentId, intent.id))
    if (!tied?.bookingId) return undefined
    const [glimpsed] = await tx
      .select({ day: bookings.bookingDate })
      .from(bookings)
      .where(eq(bookings.id, tied.bookingId))
    if (!glimpsed) return undefined
    // The day is locked before the booking's row, as everywhere; a day that moved in between is locked by its mover.
    await lockPartyDay(tx, glimpsed.day)
    const booking = await lockBooking(tx, tied.bookingId)
    if (!booking) return undefined
    const [payment] = await tx
      .insert(payments)
      .values({
        bookingId: booking.id,
        bookingReference: booking.reference,
        intentId: intent.id,
        purpose: tied.purpose,
        amount: toDecimal(intent.receivedCents),
        createdAt: world.now(),
      })
      .onConflictDoNothing()
      .returning()
    if (!payment) return undefined
    if (tied.purpose === 'balance') return null
    const outcome = await decide(tx, world, booking)
    if (outcome.decision === 'refund')
      return refundLatePayment(tx, {
        booking,
        paymentId: payment.id,
        amount: payment.amount,
        message: outcome.message,
      })
    await markPaid(tx, world, booking, intent.id)
    return null
  })
  if (typeof refundId === 'number') await sendRefund(world, refundId)
  return refundId !== undefined
}

async function decide(tx: Transaction, world: World, booking: BookingRow): Promise<PaymentOutcome> {
  const now = world.now()
  const isHeld = holdsCapacity(booking, now)
  const facts = isHeld
    ? undefined
    : await calendarFacts(tx, {
        from: booking.bookingDate,
        to: booking.bookingDate,
        themeId: booking.themeId,
        teepees: booking.numberOfTeepees,
        now,
        exceptBookingId: booking.id,
      })
  const outcome = outcomeOfPayment(booking, {
    now,
    wasCancelledByStaff: booking.cancelReason === 'staff' || booking.cancelReason === 'customer',
    dateRefusal: facts && dateRefusal(booking.bookingDate, facts),
  })
  const needsCoupon = outcome.decision === 'revive' && booking.couponId !== null && !booking.couponHeld
  if (needsCoupon && booking.couponId !== null && !(await takeCouponUse(tx, booking.couponId))) {
    return {
      decision: 'refund',
      message:
        'Your payment arrived after your coupon was used up by others, so we are sending all of it back. Please book again.',
    }
  }
  return outcome
}

async function markPaid(tx: Transaction, world: World, booking: BookingRow, intentId: string): Promise<void> {
  const now = world.now()
  const [settings] = await tx.select({ confirm: siteSettings.confirmPaidBookings }).from(siteSettings)
  const isConfirmed =
    booking.bookingStatus === 'confirmed' || booking.bookingStatus === 'completed' || settings?.confirm
  await tx
    .update(bookings)
    .set({
      isPaid: true,
      stripePaymentId: intentId,
      holdExpiresAt: null,
      bookingStatus:
        booking.bookingStatus === 'completed' ? 'completed' : isConfirmed ? 'confirmed' : 'pending',
      confirmedAt: isConfirmed ? (booking.confirmedAt ?? now) : null,
      cancelReason: null,
      cancelledAt: null,
      couponHeld: booking.couponId !== null,
      version: booking.version + 1,
      updatedAt: now,
    })
    .where(eq(bookings.id, booking.id))
  await queueBookingMails(tx, world, booking.id)
}

type Late = { booking: BookingRow; paymentId: number; amount: string; message: string }

async function refundLatePayment(
  tx: Transaction,
  { booking, paymentId, amount, message }: Late,
): Promise<number> {
  await tx.update(payments).set({ note: message }).where(eq(payments.id, paymentId))
  const [refund] = await tx
    .insert(refunds)
    .values({ paymentId, amount, reason: message })
    .returning({ id: refunds.id })
  if (!refund) throw new Error('The refund was not stored')
  await queueLatePaymentMail(tx, booking, { amount, message, paymentId })
  return refund.id
}

async function resultFor(
  world: World,
  reference: string,
  intent: Intent | undefined,
): Promise<PaymentResult | Refusal> {
  const booking = await findBooking(world.db, { reference })
  if (!booking) return refuse('not_found', 'There is no booking with this reference.')
  const answer = customerAnswer(booking)
  const [late] = intent ? await world.db.select().from(payments).where(eq(payments.intentId, intent.id)) : []
  if (late?.note) return { status: 'refunded', message: late.note, booking: answer }
  if (booking.isPaid) return { status: 'paid', message: 'Payment Successful', booking: answer }
  if (intent?.status === 'processing')
    return {
      status: 'processing',
      message: 'Your bank is still working on this payment. We will send you an e-mail.',
      booking: answer,
    }
  return {
    status: 'unpaid',
    message: intent?.lastFailure ?? 'Payment processing failed. Please try again.',
    booking: answer,
  }
}
