import { eq } from 'drizzle-orm'
import { formatDollars, toDecimal } from '#domain/money.ts'
import { audit } from '#server/accounts/audit.ts'
import { centsOf } from '#server/database/cents-of.ts'
import type { Transaction } from '#server/database/client.ts'
import { paymentIntents, payments } from '#server/database/schema/all-tables.ts'
import type { Intent } from '#server/payments/payment-provider.ts'
import type { World } from '#server/world.ts'
import { queueMoneyBackMail, queueReceiptMail } from './booking-mails.ts'
import type { BookingRow } from './full-booking.ts'
import { lockWithDay, untilLocked } from './lock-with-day.ts'
import { markPaid } from './mark-paid.ts'
import { requestRefund } from './request-refund.ts'
import { sendRefund } from './send-refund.ts'
import { type Settlement, settleBalance, settleBooking } from './settle-payment.ts'

type PaymentRow = typeof payments.$inferSelect

/** Writes down money that was taken. Answers false when it was known already or belongs to no booking. */
export async function recordSucceeded(world: World, intent: Intent): Promise<boolean> {
  const recorded = await untilLocked(() => world.db.transaction((tx) => record(tx, world, intent)))
  if (recorded?.refundId !== undefined) await sendRefund(world, recorded.refundId)
  return recorded !== undefined
}

async function record(tx: Transaction, world: World, intent: Intent) {
  const [tied] = await tx.select().from(paymentIntents).where(eq(paymentIntents.intentId, intent.id))
  if (!tied?.bookingId) return undefined
  const booking = await lockWithDay(tx, tied.bookingId)
  if (!booking || booking === 'moved') return booking
  const isKnown = await tx.select({ id: payments.id }).from(payments).where(eq(payments.intentId, intent.id))
  if (isKnown.length > 0) return undefined
  const settlement =
    tied.purpose === 'balance'
      ? settleBalance(booking, intent.receivedCents)
      : await settleBooking(tx, world, booking, intent.receivedCents)
  const [payment] = await tx
    .insert(payments)
    .values({
      bookingId: booking.id,
      bookingReference: booking.reference,
      intentId: intent.id,
      purpose: tied.purpose,
      amount: toDecimal(intent.receivedCents),
      note: settlement.message ?? null,
      createdAt: world.now(),
    })
    .returning()
  if (!payment) throw new Error('The payment was not stored')
  const refundId = settlement.message && (await giveBack(tx, world, { booking, payment }, settlement))
  if (settlement.backCents < intent.receivedCents) await accept(tx, world, booking, payment)
  return { refundId: refundId || undefined }
}

async function accept(tx: Transaction, world: World, booking: BookingRow, payment: PaymentRow) {
  if (payment.purpose === 'booking')
    return markPaid(tx, world, booking, { paymentId: payment.id, intentId: payment.intentId })
  const { amount, method } = payment
  await note(tx, booking, { actor: 'customer', action: 'paid the balance of', details: dollars(amount) })
  return queueReceiptMail(tx, world, { bookingId: booking.id, paymentId: payment.id, amount, method })
}

async function giveBack(
  tx: Transaction,
  world: World,
  { booking, payment }: { booking: BookingRow; payment: PaymentRow },
  { backCents, message = '' }: Settlement,
): Promise<number> {
  const refundId = await requestRefund(tx, world, {
    paymentId: payment.id,
    cents: backCents,
    reason: message,
  })
  const amount = toDecimal(backCents)
  const details = `${dollars(amount)}. ${message}`
  await note(tx, booking, { actor: 'system', action: 'sent money back for', details })
  await queueMoneyBackMail(tx, world, { bookingId: booking.id, paymentId: payment.id, amount, message })
  return refundId
}

function note(
  tx: Transaction,
  { id }: BookingRow,
  entry: { actor: string; action: string; details: string },
): Promise<void> {
  return audit(tx, { ...entry, subject: 'booking', subjectId: id })
}

function dollars(amount: string): string {
  return formatDollars(centsOf(amount))
}
