import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { getHoldEnd, isHoldDue } from '#domain/money/payments/card-hold.ts'
import { getCardLabel } from '#domain/money/payments/card-label.ts'
import { judgeDecline } from '#domain/money/payments/decline.ts'
import { findBooking, lockFullBooking } from '#server/booking/bookings/booking-queries.ts'
import { tellBookings } from '#server/booking/bookings/write/tell-booking.ts'
import type { Context } from '#server/context.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { cardHolds } from '#server/foundation/database/schema/all-tables.ts'
import type { CardHoldRow } from '#server/foundation/database/schema/money/card-holds.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { findKeptCard } from '../consents/consent-queries.ts'
import type { Intent } from '../providers/payment-provider.ts'
import { providerNamed } from '../providers/payment-providers.ts'
import { callProvider } from '../providers/provider-refusals.ts'
import { isPrepared, type PreparedHold } from './hold-queries.ts'
import { releaseHold } from './release-hold.ts'

/**
 * Places a hold that is due, or finds out its outcome: it is prepared at the provider and recorded with the booking
 * locked before the card is asked. May be repeated, on several servers, after a failure or a kill.
 */
export async function placeHold(ctx: Context, hold: CardHoldRow): Promise<Refusal | undefined> {
  const prepared = isPrepared(hold) ? hold : await prepare(ctx, hold)
  if (!prepared || isRefusal(prepared)) return prepared
  const provider = providerNamed(ctx.providers, hold.provider)
  const before = await callProvider(() => provider.readIntent(prepared.intentId))
  if (isRefusal(before)) return before
  if (isDecided(before)) return record(ctx, prepared, before)
  const booking =
    prepared.bookingId === null ? undefined : await findBooking(ctx.db, { id: prepared.bookingId })
  const isWanted = booking?.bookingDate === prepared.partyDay && isHoldDue(booking, ctx.now())
  if (!isWanted) return releaseHold(ctx, prepared)
  const held = await callProvider(async () =>
    provider.savedCards?.confirmCharge(prepared.intentId, hold.methodId),
  )
  if (!isRefusal(held)) return record(ctx, prepared, held)
  if (held.code === 'provider_down') return held
  // The provider no longer knows the card, or another server was faster.
  const after = await callProvider(() => provider.readIntent(prepared.intentId))
  if (isRefusal(after)) return after
  return isDecided(after) ? record(ctx, prepared, after) : refuseHold(ctx, prepared, held.code)
}

function isDecided(intent: Intent | undefined): boolean {
  if (!intent || intent.lastDecline) return true
  return !['requires_confirmation', 'requires_payment_method'].includes(intent.status)
}

/** Returns undefined if there is nothing to place anymore. */
async function prepare(ctx: Context, hold: CardHoldRow): Promise<PreparedHold | Refusal | undefined> {
  const { id, bookingId, provider, methodId, amountCents, moves } = hold
  const booking = bookingId === null ? undefined : await findBooking(ctx.db, { id: bookingId })
  if (!booking || !isHoldDue(booking, ctx.now())) return undefined
  const card = await findKeptCard(ctx.db, booking.id, methodId)
  const cards = ctx.providers[provider]?.savedCards
  if (!card || !cards) {
    await ctx.db
      .update(cardHolds)
      .set({ state: 'ended', decidedAt: ctx.now() })
      .where(and(eq(cardHolds.id, id), eq(cardHolds.state, 'agreed')))
    return undefined
  }
  const intent = await callProvider(() =>
    cards.planCharge({
      card,
      amountCents,
      // The hold's row is the mandate for it.
      metadata: {
        reference: booking.reference,
        booking: String(booking.id),
        purpose: 'hold',
        hold: String(id),
      },
      idempotencyKey: `hold-${id}-${moves}`,
      isHold: true,
    }),
  )
  if (isRefusal(intent)) return intent
  const row = await ctx.db.transaction(async (tx) => {
    const now = await lockFullBooking(tx, booking.id)
    const isSame = now?.bookingDate === booking.bookingDate && isHoldDue(now, ctx.now())
    const [current] = await tx.select().from(cardHolds).where(eq(cardHolds.id, id)).for('update')
    // Another server was faster: the same key gave it the same payment.
    if (!isSame || current?.state !== 'agreed') return current
    const [planned] = await tx
      .update(cardHolds)
      .set({ state: 'planned', intentId: intent.id, partyDay: booking.bookingDate })
      .where(eq(cardHolds.id, id))
      .returning()
    return planned
  })
  return row?.intentId === intent.id && row.state === 'planned' && isPrepared(row) ? row : undefined
}

/** Records the bank's answer; may be called any number of times. */
async function record(
  ctx: Context,
  hold: PreparedHold,
  intent: Intent | undefined,
): Promise<Refusal | undefined> {
  if (intent?.status === 'held') return notePlaced(ctx, hold)
  if (!intent || intent.status === 'canceled') return releaseHold(ctx, hold)
  return refuseHold(
    ctx,
    hold,
    intent.lastDecline?.declineCode ?? intent.lastDecline?.code ?? 'authentication_required',
  )
}

async function notePlaced(
  ctx: Context,
  { id, intentId, bookingId, ...hold }: PreparedHold,
): Promise<undefined> {
  const now = ctx.now()
  await ctx.db.transaction(async (tx) => {
    const placed = await tx
      .update(cardHolds)
      .set({ state: 'placed', placedAt: now, endsAt: getHoldEnd(now) })
      .where(and(eq(cardHolds.id, id), eq(cardHolds.intentId, intentId), eq(cardHolds.state, 'planned')))
      .returning({ id: cardHolds.id })
    if (placed.length === 0 || bookingId === null) return
    await recordEvent(tx, {
      kind: 'booking.hold-placed',
      actor: 'system',
      subjectId: bookingId,
      facts: { kind: 'card-charge', amountCents: hold.amountCents, day: null, card: getCardLabel(hold) },
    })
  })
  return undefined
}

/** The card is not asked again. */
async function refuseHold(ctx: Context, hold: PreparedHold, code: string): Promise<Refusal | undefined> {
  const { id, intentId, bookingId, amountCents } = hold
  await ctx.db.transaction(async (tx) => {
    const refused = await tx
      .update(cardHolds)
      .set({ state: 'refused', declineCode: code, decidedAt: ctx.now() })
      .where(and(eq(cardHolds.id, id), eq(cardHolds.intentId, intentId), eq(cardHolds.state, 'planned')))
      .returning({ id: cardHolds.id })
    if (refused.length === 0 || bookingId === null) return
    const verdict = judgeDecline({ code, declineCode: code, adviceCode: null, message: '' })
    await tellBookings(
      tx,
      [{ id: bookingId }],
      {
        kind: 'booking.card-declined',
        actor: 'system',
        facts: {
          kind: 'card-charge',
          amountCents,
          day: null,
          card: getCardLabel(hold),
          declined: { code, verdict },
        },
      },
      ctx.now(),
    )
  })
  const provider = providerNamed(ctx.providers, hold.provider)
  const stopped = await callProvider(() => provider.cancelIntent(intentId))
  return isRefusal(stopped) ? stopped : undefined
}
