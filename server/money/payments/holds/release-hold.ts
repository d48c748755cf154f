import { isActive } from '#domain/booking/status.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { claimPaymentRefusal } from '#domain/money/damage/damage-claim.ts'
import { recordIntent } from '#server/booking/bookings/attach-intent.ts'
import { findBooking, lockBooking } from '#server/booking/bookings/booking-queries.ts'
import { BOOKING_GONE, PAYMENT_UNDERWAY } from '#server/booking/bookings/booking-refusals.ts'
import type { Context } from '#server/context.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, eq, inArray } from '#server/foundation/database/drizzle.ts'
import { cardHolds } from '#server/foundation/database/schema/all-tables.ts'
import { CLAIM_GONE, type FullClaim, lockClaim } from '#server/money/damage/claim-queries.ts'
import { stopIntent } from '../intents/stop-intents.ts'
import { recordCardEvent } from '../mandates/mandate.ts'
import { providerNamed } from '../providers/payment-providers.ts'
import { callProvider, PROVIDER_DOWN } from '../providers/provider-refusals.ts'
import { recordSucceeded } from '../recording/record-succeeded.ts'
import { askToPay } from './ask-to-pay.ts'
import type { PreparedHold } from './hold-queries.ts'

/**
 * Releases a hold, or makes sure that it is never placed; may be called any number of times. A party that has moved
 * gets another hold on the day before its new day, as its family agreed.
 * @returns why it is still held, or was captured
 */
export async function releaseHold(ctx: Context, hold: PreparedHold): Promise<Refusal | undefined> {
  const intent = await stopIntent(ctx, hold)
  if (isRefusal(intent)) return intent
  if (intent?.status === 'succeeded') {
    await recordSucceeded(ctx, intent)
    await recordCapture(ctx, hold, intent.receivedCents)
  }
  if (intent) return PAYMENT_UNDERWAY
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
async function recordCapture(ctx: Context, { id }: PreparedHold, capturedCents: number): Promise<void> {
  await ctx.db
    .update(cardHolds)
    .set({ state: 'captured', capturedCents, decidedAt: ctx.now() })
    .where(and(eq(cardHolds.id, id), inArray(cardHolds.state, ['planned', 'placed'])))
}

type CapturedClaim = Pick<FullClaim, 'id' | 'bookingId'>

/**
 * Pays a decided claim from its party's hold; the rest is released. The payment is recorded with the booking locked
 * before anything is captured. May be repeated, on several servers, after a failure or a kill.
 * @returns 'gone' if nothing is held anymore; a refusal if it may be captured later, or is not owed
 */
export async function captureHold(
  ctx: Context,
  hold: PreparedHold,
  { id: claimId, bookingId }: CapturedClaim,
): Promise<Refusal | 'gone' | undefined> {
  const { intentId } = hold
  const provider = providerNamed(ctx.providers, hold.provider)
  const { savedCards } = provider
  if (!savedCards) return PROVIDER_DOWN
  const cents = await commitUnlessRefused(ctx.db, async (tx) => {
    if (!(await lockBooking(tx, bookingId))) return BOOKING_GONE
    const claim = await lockClaim(tx, { bookingId, claimId })
    const refusal = claim ? claimPaymentRefusal(claim) : CLAIM_GONE
    if (refusal) return refusal
    const amountCents = claim?.chargedCents ?? 0
    const what = { bookingId, purpose: 'damage', damageClaimId: claimId, amountCents } as const
    await recordIntent(tx, ctx, { intentId, provider: hold.provider, ...what, isOffSession: true })
    return amountCents
  })
  if (isRefusal(cents)) return (await releaseHold(ctx, hold)) ?? cents
  const intent = await callProvider(() => savedCards.captureHold(intentId, cents))
  if (isRefusal(intent) && intent.code === 'provider_down') return intent
  // The bank no longer holds anything.
  if (isRefusal(intent) || intent.status !== 'succeeded') return (await releaseHold(ctx, hold)) ?? 'gone'
  await recordSucceeded(ctx, intent)
  await recordCapture(ctx, hold, intent.receivedCents)
  return undefined
}
