import { refundReason } from '#domain/booking/changes/refund-reason.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { storeMessage } from '#domain/foundation/translation/store-message.ts'
import { getCardLabel } from '#domain/money/payments/card-label.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import { tellBookings } from '#server/booking/bookings/write/tell-booking.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import {
  cardHolds,
  damageClaims,
  damageConsents,
  savedCardCharges,
} from '#server/foundation/database/schema/all-tables.ts'
import type { AttachedIntent } from '#server/foundation/database/schema/money/payments.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { lockClaim } from '#server/money/damage/claim-queries.ts'
import { issueInvoices } from '#server/money/invoices/issue-invoices.ts'
import { requestRefund } from '../refunds/refund-payments.ts'
import { storePayment } from './store-payment.ts'

type Received = { readonly attached: AttachedIntent; readonly receivedCents: Cents }

/**
 * Records a payment for damage, with its own document; the party's price is unaffected. What is not owed, or no longer
 * owed, is refunded. The booking must be locked.
 */
export async function recordDamage(
  tx: Transaction,
  ctx: Context,
  booking: FullBooking,
  { attached, receivedCents }: Received,
): Promise<{ refundIds: readonly number[] }> {
  const { id: bookingId } = booking
  const claimId = attached.damageClaimId
  const claim = claimId === null ? undefined : await lockClaim(tx, { bookingId, claimId })
  const { provider, intentId } = attached
  const received = { provider, intentId, purpose: 'damage', amountCents: receivedCents } as const
  const payment = await storePayment(tx, booking, { ...received, createdAt: ctx.now() })
  // Recorded by whichever path learns of it first, so that nobody continues a charge to a saved card that has been
  // made.
  await tx
    .update(savedCardCharges)
    .set({ status: 'succeeded', decidedAt: ctx.now() })
    .where(and(eq(savedCardCharges.intentId, attached.intentId), eq(savedCardCharges.status, 'planned')))
  const paid = { bookingId, paymentId: payment.id, amountCents: receivedCents }
  if (claim?.status !== 'decided' || claim.chargedCents !== receivedCents)
    return { refundIds: [await sendBack(tx, ctx, paid)] }
  await tx
    .update(damageClaims)
    .set({ status: 'paid', paidAt: ctx.now() })
    .where(eq(damageClaims.id, claim.id))
  const card = attached.isOffSession ? await endConsent(tx, attached, claim.id) : undefined
  await tellBookings(tx, ctx, [bookingId], {
    ...(attached.isOffSession
      ? { kind: 'booking.damage-charged', actor: 'system' }
      : { kind: 'booking.damage-paid', actor: 'customer' }),
    facts: { kind: 'damage-claim', claimId: claim.id, amountCents: receivedCents },
  })
  const invoiceNumbers = await issueInvoices(tx, ctx, { paymentId: payment.id })
  await queueBookingMail(tx, ctx, {
    kind: 'damage-paid',
    bookingId,
    once: [payment.id],
    amountCents: receivedCents,
    invoiceNumbers,
    card,
  })
  return { refundIds: [] }
}

/** Returns the card that was charged. */
async function endConsent(
  tx: Transaction,
  { intentId }: AttachedIntent,
  claimId: number,
): Promise<string | undefined> {
  const [hold] = await tx.select().from(cardHolds).where(eq(cardHolds.intentId, intentId))
  const [consent] = await tx
    .update(damageConsents)
    .set({ state: 'charged' })
    .where(eq(damageConsents.claimId, claimId))
    .returning()
  const card = hold ?? consent
  return card && getCardLabel(card)
}

type Paid = { readonly bookingId: number; readonly paymentId: number; readonly amountCents: Cents }

async function sendBack(
  tx: Transaction,
  ctx: Context,
  { bookingId, paymentId, amountCents }: Paid,
): Promise<number> {
  const reason = refundReason('damage.notOwed')
  const refundId = await requestRefund(tx, ctx, { paymentId, cents: amountCents, cause: 'returned', reason })
  await recordEvent(tx, {
    kind: 'booking.payment-returned',
    actor: 'system',
    subjectId: bookingId,
    facts: { kind: 'money-back', amountCents, reason: storeMessage(reason) },
  })
  await queueBookingMail(tx, ctx, { kind: 'money-back', bookingId, once: [paymentId], amountCents, reason })
  return refundId
}
