import { isActive } from '#domain/booking/status.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { findBooking, lockBooking } from '#server/booking/bookings/booking-queries.ts'
import { PAYMENT_UNDERWAY } from '#server/booking/bookings/booking-refusals.ts'
import type { Context } from '#server/context.ts'
import { and, eq, inArray } from '#server/foundation/database/drizzle.ts'
import { cardHolds } from '#server/foundation/database/schema/all-tables.ts'
import { markStopped } from '../intents/stop-intents.ts'
import { recordCardEvent } from '../mandates/mandate.ts'
import { providerNamed } from '../providers/payment-providers.ts'
import { callProvider } from '../providers/provider-refusals.ts'
import { recordSucceeded } from '../recording/record-succeeded.ts'
import { askToPay } from './ask-to-pay.ts'
import type { PreparedHold } from './hold-queries.ts'

/**
 * Releases a hold, or makes sure that it is never placed; may be called any number of times. A party that has moved
 * gets another hold on the day before its new day, as its family agreed.
 * @returns why it is still held, or was captured
 */
export async function releaseHold(ctx: Context, hold: PreparedHold): Promise<Refusal | undefined> {
  const { intentId } = hold
  const provider = providerNamed(ctx.providers, hold.provider)
  const intent = await callProvider(() => provider.cancelIntent(intentId))
  if (isRefusal(intent) && intent.code === 'provider_down') return intent
  if (!isRefusal(intent) && intent.status === 'succeeded') {
    await recordSucceeded(ctx, intent)
    await recordCapture(ctx, hold, intent.receivedCents)
    return PAYMENT_UNDERWAY
  }
  if (!isRefusal(intent) && intent.status !== 'canceled') return PAYMENT_UNDERWAY
  await markStopped(ctx, intentId)
  await noteReleased(ctx, hold)
  return undefined
}

async function noteReleased(ctx: Context, hold: PreparedHold): Promise<void> {
  const { id, intentId, bookingId, partyDay, placedAt } = hold
  const booking = bookingId === null ? undefined : await findBooking(ctx.db, { id: bookingId })
  const isMoved =
    booking !== undefined &&
    isActive(booking.bookingStatus) &&
    booking.bookingDate !== partyDay &&
    booking.bookingDate > partyDayAt(ctx.now())
  const after = isMoved
    ? {
        state: 'agreed' as const,
        intentId: null,
        partyDay: null,
        placedAt: null,
        endsAt: null,
        moves: hold.moves + 1,
      }
    : { state: 'released' as const, decidedAt: ctx.now() }
  await ctx.db.transaction(async (tx) => {
    if (bookingId !== null) await lockBooking(tx, bookingId)
    const [before] = await tx.select().from(cardHolds).where(eq(cardHolds.id, id))
    const released = await tx
      .update(cardHolds)
      .set({ ...after, claimId: null })
      .where(
        and(
          eq(cardHolds.id, id),
          eq(cardHolds.intentId, intentId),
          inArray(cardHolds.state, ['planned', 'placed']),
        ),
      )
      .returning({ id: cardHolds.id })
    if (released.length === 0 || bookingId === null) return
    if (before?.claimId != null) await askToPay(tx, ctx, { bookingId, claimId: before.claimId }, 'released')
    if (placedAt === null) return
    await recordCardEvent(tx, { kind: 'booking.hold-released', bookingId, actor: 'system' }, hold)
  })
}

/** Damage was paid from it; the provider has released the rest. */
export async function recordCapture(
  ctx: Context,
  { id }: PreparedHold,
  capturedCents: number,
): Promise<void> {
  await ctx.db
    .update(cardHolds)
    .set({ state: 'captured', capturedCents, decidedAt: ctx.now() })
    .where(and(eq(cardHolds.id, id), inArray(cardHolds.state, ['planned', 'placed'])))
}
