import { becomesPaid, owedCents } from '#domain/booking/order/balance.ts'
import { holdsCapacity } from '#domain/booking/status.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { ManualMethod } from '#domain/money/payment-method.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { BOOKING_GONE, PAYMENT_UNDERWAY } from '#server/booking/bookings/booking-refusals.ts'
import { dayRefusal } from '#server/booking/bookings/day-refusal.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import { commitBooking, type Decision } from '#server/booking/bookings/write/commit-booking.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { issueInvoices } from '#server/money/invoices/issue-invoices.ts'
import { stopPlannedCharges } from '../charges/charge-saved-card.ts'
import { hasPlannedCharge } from '../mandates/mandate-queries.ts'
import { paidColumns } from '../recording/paid-columns.ts'
import { storePayment } from '../recording/store-payment.ts'
import { tellPaid } from '../recording/tell-paid.ts'

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
  const recorded = await commitBooking(ctx, { id, stay: 'own' }, (tx, booking) =>
    record(tx, ctx, booking, { ...manual, admin }),
  )
  return isRefusal(recorded) ? recorded : ((await findBooking(ctx.db, { id })) ?? BOOKING_GONE)
}

async function record(
  tx: Transaction,
  ctx: Context,
  booking: FullBooking,
  { amountCents, method, admin }: Manual & { admin: Admin },
): Promise<Decision<null> | Refusal> {
  const { id } = booking
  if (await hasPlannedCharge(tx, id)) return PAYMENT_UNDERWAY
  const refusal = await refusalFor(tx, ctx, booking, amountCents)
  if (refusal) return refusal
  const purpose = booking.isPaid ? 'balance' : 'booking'
  const received = { method, purpose, amountCents, recordedBy: admin.username, createdAt: ctx.now() } as const
  const payment = await storePayment(tx, booking, received)
  const invoiceNumbers = await issueInvoices(tx, ctx, { paymentId: payment.id })
  const paid = { bookingId: id, once: [payment.id], invoiceNumbers } as const
  const facts = { kind: 'payment', amountCents, method } as const
  const event = { kind: 'booking.payment-recorded', actor: admin.username, facts } as const
  const isPaidNow = becomesPaid({ ...booking, paidCents: booking.paidCents + amountCents })
  // A booking with a payment taken by staff keeps its date and no longer expires.
  const columns = isPaidNow
    ? await paidColumns(tx, booking, { intentId: null, now: ctx.now() })
    : { holdExpiresAt: null }
  return {
    write: { changes: { columns }, event },
    async after() {
      if (isPaidNow) await tellPaid(tx, ctx, { bookingId: id, paymentId: payment.id, invoiceNumbers })
      else await queueBookingMail(tx, ctx, { kind: 'payment-receipt', ...paid, amountCents, method })
      return null
    },
  }
}

async function refusalFor(
  tx: Transaction,
  ctx: Context,
  booking: FullBooking,
  amountCents: number,
): Promise<Refusal | undefined> {
  if (booking.bookingStatus === 'cancelled') return refuse('booking_closed', 'bookings.cancelledNoPayment')
  const owed = owedCents(booking)
  if (amountCents > owed) return refuse('conflict', 'payments.leftToPay', { left: owed })
  const now = ctx.now()
  return holdsCapacity(booking, now) ? undefined : dayRefusal(tx, booking, now)
}
