import { and, eq, ne } from 'drizzle-orm'
import { normalizeReference } from '#domain/booking/reference.ts'
import { type Refusal, refuse } from '#domain/refusal.ts'
import { bookings, paymentIntents } from '#server/database/schema/all-tables.ts'
import { ProviderDown, ProviderRefused } from '#server/payments/payment-provider.ts'
import { PROVIDER_DOWN } from '#server/payments/provider-refusals.ts'
import type { World } from '#server/world.ts'
import type { BookingRow } from './booking-answers.ts'

export const ALREADY_PAID = refuse(
  'payment_used',
  'This booking is already paid. You do not need to pay again.',
)

/**
 * The customer's own unpaid booking, to be revised. `undefined` where there is nothing to go on from: a new booking
 * is then the right thing.
 */
export async function findRevisable(
  world: World,
  typedReference: string,
): Promise<BookingRow | Refusal | undefined> {
  const reference = normalizeReference(typedReference)
  if (!reference) return undefined
  const [booking] = await world.db.select().from(bookings).where(eq(bookings.reference, reference))
  if (!booking) return undefined
  if (booking.isPaid) return ALREADY_PAID
  const isOpen =
    booking.bookingStatus === 'pending' ||
    booking.cancelReason === 'lapsed' ||
    booking.cancelReason === 'provider-down'
  return isOpen ? booking : undefined
}

/** Makes sure that no earlier payment of this booking can still be taken beside the new one. */
export async function stopOtherIntents(
  world: World,
  bookingId: number,
  keepIntentId: string | null | undefined,
): Promise<Refusal | undefined> {
  const others = await world.db
    .select()
    .from(paymentIntents)
    .where(and(eq(paymentIntents.bookingId, bookingId), ne(paymentIntents.intentId, keepIntentId ?? '')))
  for (const { intentId } of others) {
    try {
      const intent = await world.payments.cancelIntent(intentId)
      if (intent.status === 'succeeded' || intent.status === 'processing') return ALREADY_PAID
    } catch (error) {
      if (error instanceof ProviderRefused) return ALREADY_PAID
      if (error instanceof ProviderDown) return PROVIDER_DOWN
      throw error
    }
  }
  return undefined
}
