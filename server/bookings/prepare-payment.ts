import { randomUUID } from 'node:crypto'
import type { PaymentIntent } from '#contract/payments.ts'
import { normalizeReference } from '#domain/booking/reference.ts'
import { amountTooSmall } from '#domain/pricing/payable.ts'
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts'
import { centsOf } from '#server/database/cents-of.ts'
import { paymentIntents } from '#server/database/schema/all-tables.ts'
import { askProvider } from '#server/payments/provider-refusals.ts'
import type { World } from '#server/world.ts'

import { findBooking } from './booking-queries.ts'
import { ALREADY_PAID } from './revise-booking.ts'

type Wanted = {
  readonly amount: string
  readonly isDeposit: boolean
  readonly bookingId?: string | null | undefined
}

/**
 * Prepares a card payment. The amount is only the browser's guess: creating the booking sets the real one before a
 * card can be charged, and with `bookingId` the booking's own figure is taken from the start.
 */
export async function preparePayment(world: World, wanted: Wanted): Promise<PaymentIntent | Refusal> {
  const booking = wanted.bookingId ? await findUnpaid(world, wanted.bookingId) : undefined
  if (isRefusal(booking)) return booking
  const amountCents = booking ? centsOf(booking.finalAmount) : centsOf(wanted.amount)
  const tooSmall = amountTooSmall({ dueNowCents: amountCents })
  if (tooSmall) return tooSmall
  const metadata = booking ? { reference: booking.reference, booking: String(booking.id) } : {}
  const intent = await askProvider(() =>
    world.payments.createIntent({ amountCents, metadata, idempotencyKey: randomUUID() }),
  )
  if (isRefusal(intent)) return intent
  await world.db.insert(paymentIntents).values({
    intentId: intent.id,
    provider: world.payments.name,
    bookingId: booking?.id ?? null,
    amount: booking?.finalAmount ?? wanted.amount,
  })
  return { clientSecret: intent.clientSecret, client_secret: intent.clientSecret, paymentIntentId: intent.id }
}

async function findUnpaid(world: World, typedReference: string) {
  const reference = normalizeReference(typedReference)
  const booking = reference ? await findBooking(world.db, { reference }) : undefined
  if (!booking)
    return refuse('not_found', 'There is no booking with this reference. Please check it and try again.')
  if (booking.isPaid) return ALREADY_PAID
  if (booking.bookingStatus === 'cancelled')
    return refuse('booking_closed', 'This booking has been cancelled. Please book again.')
  return booking
}
