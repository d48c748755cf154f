import { and, desc, eq } from 'drizzle-orm'
import type { PaymentResult } from '#contract/payments.ts'
import { isRefusal, type Refusal } from '#domain/refusal.ts'
import { centsOf } from '#server/database/cents-of.ts'
import { paymentIntents, payments, refunds } from '#server/database/schema/all-tables.ts'
import type { Intent } from '#server/payments/payment-provider.ts'
import { askProvider } from '#server/payments/provider-refusals.ts'
import type { World } from '#server/world.ts'
import { customerAnswer } from './booking-answers.ts'
import { findBooking } from './booking-queries.ts'
import { NO_SUCH_REFERENCE } from './booking-refusals.ts'
import { recordSucceeded } from './record-succeeded.ts'

/**
 * Asks the provider what became of a booking's payment and writes it down: the browser's way to the end that the
 * webhook and the reconciliation reach too, in any order and as often as they like.
 */
export async function recordPayment(
  world: World,
  reference: string,
  intentId?: string,
): Promise<PaymentResult | Refusal> {
  const booking = await findBooking(world.db, { reference })
  if (!booking) return NO_SUCH_REFERENCE
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
  return resultFor(world, reference, { intent: latest, isForBalance: tied[0]?.purpose === 'balance' })
}

async function resultFor(
  world: World,
  reference: string,
  { intent, isForBalance }: { intent: Intent | undefined; isForBalance: boolean },
): Promise<PaymentResult | Refusal> {
  const found = await findBooking(world.db, { reference })
  if (!found) return NO_SUCH_REFERENCE
  const booking = customerAnswer(found)
  const returned = intent && (await findReturned(world, intent))
  if (returned) return { status: 'refunded', message: returned, booking }
  const isPaid = isForBalance ? intent?.status === 'succeeded' : booking.isPaid
  if (isPaid) return { status: 'paid', message: 'Payment Successful', booking }
  if (intent?.status === 'processing')
    return {
      status: 'processing',
      message: 'Your bank is still working on this payment. We will send you an e-mail.',
      booking,
    }
  return {
    status: 'unpaid',
    message: intent?.lastFailure ?? 'Payment processing failed. Please try again.',
    booking,
  }
}

/** The sentence of a payment that went back whole. */
async function findReturned(world: World, { id }: Intent): Promise<string | undefined> {
  const rows = await world.db
    .select({ note: payments.note, paid: payments.amount, back: refunds.amount, reason: refunds.reason })
    .from(payments)
    .innerJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(eq(payments.intentId, id))
  const atOnce = rows.find(({ note, reason }) => note !== null && note === reason)
  return atOnce && centsOf(atOnce.back) === centsOf(atOnce.paid) ? (atOnce.note ?? undefined) : undefined
}
