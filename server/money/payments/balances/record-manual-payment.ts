import { owedCents } from '#domain/booking/order/balance.ts'
import { holdsCapacity } from '#domain/booking/status.ts'
import { message } from '#domain/foundation/messages/message.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { ManualMethod } from '#domain/money/payment-method.ts'
import { announceBooking } from '#server/booking/bookings/announce-booking.ts'
import { queueReceiptMail } from '#server/booking/bookings/booking-mails.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { BOOKING_GONE, PAYMENT_UNDERWAY } from '#server/booking/bookings/booking-refusals.ts'
import { dayRefusal } from '#server/booking/bookings/day-refusal.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { lockWithDay, retryUntilLocked } from '#server/booking/bookings/lock-with-day.ts'
import type { Admin, Context } from '#server/context.ts'
import { audit } from '#server/foundation/audit-log/audit.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { bookings, payments } from '#server/foundation/database/schema/all-tables.ts'
import { issueInvoices } from '#server/money/invoices/issue-invoices.ts'
import { hasPlannedCharge } from '../consents/consent-queries.ts'
import { markPaid } from '../recording/mark-paid.ts'
import { stopPlannedCharges } from '../saved-cards/charge-saved-card.ts'

type Manual = { readonly amountCents: Cents; readonly method: ManualMethod }

/** Records money that staff received themselves. If it covers what was due at booking, the booking becomes paid. */
export async function recordManualPayment(
  ctx: Context,
  id: number,
  manual: Manual,
  admin: Admin,
): Promise<FullBooking | Refusal> {
  const charging = await stopPlannedCharges(ctx, id)
  if (charging) return charging
  const recorded = await retryUntilLocked(() =>
    commitUnlessRefused(ctx.db, (tx) => record(tx, ctx, id, { ...manual, admin })),
  )
  return isRefusal(recorded) ? recorded : ((await findBooking(ctx.db, { id })) ?? BOOKING_GONE)
}

async function record(
  tx: Transaction,
  ctx: Context,
  id: number,
  { amountCents, method, admin }: Manual & { admin: Admin },
): Promise<null | 'moved' | Refusal> {
  const booking = await lockWithDay(tx, id)
  if (!booking) return BOOKING_GONE
  if (booking === 'moved') return booking
  if (await hasPlannedCharge(tx, id)) return PAYMENT_UNDERWAY
  const refusal = await refusalFor(tx, ctx, booking, amountCents)
  if (refusal) return refusal
  const [payment] = await tx
    .insert(payments)
    .values({
      bookingId: id,
      bookingReference: booking.reference,
      method,
      purpose: booking.isPaid ? 'balance' : 'booking',
      amountCents,
      recordedBy: admin.username,
      createdAt: ctx.now(),
    })
    .returning()
  if (!payment) throw new Error('The payment was not stored')
  await audit(tx, {
    actor: admin.username,
    action: 'recorded a payment',
    subject: 'booking',
    subjectId: id,
    facts: { kind: 'payment', amountCents, method },
  })
  const invoiceNumbers = await issueInvoices(tx, ctx, { paymentId: payment.id })
  const coversDue = booking.paidCents + amountCents >= booking.finalAmountCents
  const paid = { paymentId: payment.id, invoiceNumbers }
  if (!booking.isPaid && coversDue) await markPaid(tx, ctx, booking, { ...paid, intentId: null })
  else await acceptInPart(tx, ctx, id, { ...paid, amountCents, method })
  return null
}

/** A booking with a payment taken by staff keeps its date and no longer expires. */
async function acceptInPart(
  tx: Transaction,
  ctx: Context,
  bookingId: number,
  received: Manual & { readonly paymentId: number; readonly invoiceNumbers: readonly string[] },
): Promise<void> {
  await tx.update(bookings).set({ holdExpiresAt: null }).where(eq(bookings.id, bookingId))
  await announceBooking(tx, bookingId, { event: 'booking.paid', now: ctx.now() })
  await queueReceiptMail(tx, ctx, { bookingId, ...received })
}

async function refusalFor(
  tx: Transaction,
  ctx: Context,
  booking: FullBooking,
  amountCents: number,
): Promise<Refusal | undefined> {
  if (booking.bookingStatus === 'cancelled')
    return refuse('booking_closed', message('bookings.cancelledNoPayment'))
  const owed = owedCents(booking)
  if (amountCents > owed) return refuse('conflict', message('payments.leftToPay', { left: owed }))
  const now = ctx.now()
  return holdsCapacity(booking, now) ? undefined : dayRefusal(tx, booking, now)
}
