import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { PaymentIntent } from '#contract/payments.ts'
import { isActive } from '#domain/booking/status.ts'
import { MINIMUM_PAYMENT_CENTS, toDecimal } from '#domain/money.ts'
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts'
import { type FullBooking, owedOf } from '#server/bookings/booking-answers.ts'
import { paymentIntents, payments } from '#server/database/schema/all-tables.ts'
import { askProvider } from '#server/payments/provider-refusals.ts'
import type { World } from '#server/world.ts'

/** Prepares the card payment of what is still owed. An earlier try that was not paid can never be paid afterwards. */
export async function payBalance(world: World, booking: FullBooking): Promise<PaymentIntent | Refusal> {
  const owed = owedOf(booking)
  if (!isActive(booking.bookingStatus))
    return refuse('booking_closed', `This booking is ${booking.bookingStatus}. There is nothing to pay.`)
  if (!booking.isPaid)
    return refuse('conflict', 'The first payment of this booking has not arrived. Please contact us.')
  if (owed === 0) return refuse('payment_used', 'Everything is paid. You do not need to pay again.')
  if (owed < MINIMUM_PAYMENT_CENTS)
    return refuse('conflict', 'What is left is too little for a card. Please bring it to the party.')
  const stopped = await stopEarlierTries(world, booking.id)
  if (isRefusal(stopped)) return stopped
  const intent = await askProvider(() =>
    world.payments.createIntent({
      amountCents: owed,
      metadata: { reference: booking.reference, booking: String(booking.id), purpose: 'balance' },
      idempotencyKey: randomUUID(),
    }),
  )
  if (isRefusal(intent)) return intent
  await world.db.insert(paymentIntents).values({
    intentId: intent.id,
    provider: world.payments.name,
    bookingId: booking.id,
    purpose: 'balance',
    amount: toDecimal(owed),
  })
  return { clientSecret: intent.clientSecret, client_secret: intent.clientSecret, paymentIntentId: intent.id }
}

async function stopEarlierTries(world: World, bookingId: number): Promise<Refusal | undefined> {
  const earlier = await world.db
    .select({ intentId: paymentIntents.intentId, paymentId: payments.id })
    .from(paymentIntents)
    .leftJoin(payments, eq(payments.intentId, paymentIntents.intentId))
    .where(and(eq(paymentIntents.bookingId, bookingId), eq(paymentIntents.purpose, 'balance')))
  for (const { intentId, paymentId } of earlier) {
    if (paymentId !== null) continue
    const intent = await askProvider(() => world.payments.cancelIntent(intentId))
    if (isRefusal(intent)) return intent
    if (intent.status === 'succeeded' || intent.status === 'processing')
      return refuse(
        'payment_used',
        'Your payment is already on its way. Please reload this page in a moment.',
      )
  }
  return undefined
}
