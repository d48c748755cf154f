import { isActive } from '#domain/booking/status.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { getHoldEnd, isHoldDue, isReleaseDue, LIVE_HOLD_STATES } from '#domain/money/payments/card-hold.ts'
import type { CardDecline } from '#domain/money/payments/decline.ts'
import { findBooking, lockFullBooking } from '#server/booking/bookings/booking-queries.ts'
import { PAYMENT_UNDERWAY } from '#server/booking/bookings/booking-refusals.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Context } from '#server/context.ts'
import { and, asc, eq, gt, inArray, sql } from '#server/foundation/database/drizzle.ts'
import { bookings, cardHolds } from '#server/foundation/database/schema/all-tables.ts'
import type { CardHoldRow } from '#server/foundation/database/schema/money/card-holds.ts'
import { advanceEach } from '../charges/advance-each.ts'
import { ASKS_CARDHOLDER, askCard, tellDeclined, toDecline } from '../charges/ask-card.ts'
import { refuseAfterRestore } from '../charges/refuse-after-restore.ts'
import { recordCardEvent } from '../mandates/mandate.ts'
import { findKeptCard } from '../mandates/mandate-queries.ts'
import type { Intent } from '../providers/payment-provider.ts'
import { providerNamed } from '../providers/payment-providers.ts'
import { callProvider } from '../providers/provider-refusals.ts'
import { hasUnpaidClaim, isPrepared, type PreparedHold } from './hold-queries.ts'
import { releaseHold } from './release-hold.ts'

/**
 * Places the holds for tomorrow's parties, and releases those that have run out or whose party was cancelled, moved or
 * deleted. It may run at any time, on several servers, and be killed: the provider is asked what is held.
 */
export async function maintainHolds(ctx: Context): Promise<void> {
  await advanceEach(ctx, await findDue(ctx), {
    advance: (hold) => advance(ctx, hold),
    text: 'A hold was not placed or released',
  })
}

/** Returns the holds that may have to be placed or released. */
async function findDue(ctx: Context): Promise<CardHoldRow[]> {
  const { bookingDate, bookingStatus } = bookings
  const isForLater = and(
    eq(cardHolds.state, 'agreed'),
    inArray(bookingStatus, ['pending', 'confirmed']),
    gt(bookingDate, addDays(partyDayAt(ctx.now()), 1)),
  )
  const rows = await ctx.db
    .select({ hold: cardHolds })
    .from(cardHolds)
    .leftJoin(bookings, eq(bookings.id, cardHolds.bookingId))
    .where(
      and(
        inArray(cardHolds.state, [...LIVE_HOLD_STATES]),
        inArray(cardHolds.provider, Object.keys(ctx.providers)),
        sql`(${isForLater}) IS NOT TRUE`,
      ),
    )
    .orderBy(asc(cardHolds.id))
  return rows.map(({ hold }) => hold)
}

async function advance(ctx: Context, hold: CardHoldRow): Promise<Refusal | undefined> {
  const now = ctx.now()
  const booking = hold.bookingId === null ? undefined : await findBooking(ctx.db, { id: hold.bookingId })
  if (isPrepared(hold)) {
    const hasClaim = booking !== undefined && (await hasUnpaidClaim(ctx.db, booking))
    if (isReleaseDue(booking, { ...hold, hasClaim }, now)) return releaseHold(ctx, hold)
    return hold.state === 'planned' ? placeHold(ctx, hold) : undefined
  }
  const isOver = !booking || !isActive(booking.bookingStatus) || booking.bookingDate <= partyDayAt(now)
  if (isOver) {
    await ctx.db
      .update(cardHolds)
      .set({ state: 'ended', decidedAt: now })
      .where(and(eq(cardHolds.id, hold.id), eq(cardHolds.state, 'agreed')))
    return undefined
  }
  const { hold: settings } = await readPricing(ctx.db)
  // If switched off, nothing is placed, but existing holds are still released.
  return settings.amountCents > 0 && isHoldDue(booking, now) ? placeHold(ctx, hold) : undefined
}

/**
 * Places a hold that is due, or finds out its outcome: it is prepared at the provider and recorded with the booking
 * locked before the card is asked. May be repeated, on several servers, after a failure or a kill.
 */
async function placeHold(ctx: Context, hold: CardHoldRow): Promise<Refusal | undefined> {
  const prepared = isPrepared(hold) ? hold : await prepare(ctx, hold)
  if (!prepared || isRefusal(prepared)) return prepared
  return askCard<Refusal | undefined>(ctx, prepared, {
    async recheck() {
      const { bookingId, partyDay } = prepared
      const booking = bookingId === null ? undefined : await findBooking(ctx.db, { id: bookingId })
      const isWanted = booking?.bookingDate === partyDay && isHoldDue(booking, ctx.now())
      return isWanted ? undefined : PAYMENT_UNDERWAY
    },
    record: (intent) => record(ctx, prepared, intent),
    drop: () => releaseHold(ctx, prepared),
    refuse: ({ code }) => refuseHold(ctx, prepared, { ...ASKS_CARDHOLDER, code, declineCode: code }),
  })
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
  const maybeHeld = await refuseAfterRestore(ctx, { provider, reference: booking.reference })
  if (maybeHeld) return maybeHeld
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
  return refuseHold(ctx, hold, toDecline(intent) ?? ASKS_CARDHOLDER)
}

async function notePlaced(ctx: Context, hold: PreparedHold): Promise<undefined> {
  const { id, intentId, bookingId } = hold
  const now = ctx.now()
  await ctx.db.transaction(async (tx) => {
    const placed = await tx
      .update(cardHolds)
      .set({ state: 'placed', placedAt: now, endsAt: getHoldEnd(now) })
      .where(and(eq(cardHolds.id, id), eq(cardHolds.intentId, intentId), eq(cardHolds.state, 'planned')))
      .returning({ id: cardHolds.id })
    if (placed.length === 0 || bookingId === null) return
    await recordCardEvent(tx, { kind: 'booking.hold-placed', bookingId, actor: 'system' }, hold)
  })
  return undefined
}

/** The card is not asked again. */
async function refuseHold(
  ctx: Context,
  hold: PreparedHold,
  decline: CardDecline,
): Promise<Refusal | undefined> {
  const { id, intentId, bookingId } = hold
  const declineCode = decline.declineCode ?? decline.code
  await ctx.db.transaction(async (tx) => {
    const refused = await tx
      .update(cardHolds)
      .set({ state: 'refused', declineCode, decidedAt: ctx.now() })
      .where(and(eq(cardHolds.id, id), eq(cardHolds.intentId, intentId), eq(cardHolds.state, 'planned')))
      .returning({ id: cardHolds.id })
    if (refused.length > 0 && bookingId !== null) await tellDeclined(tx, ctx, { ...hold, bookingId }, decline)
  })
  const provider = providerNamed(ctx.providers, hold.provider)
  const stopped = await callProvider(() => provider.cancelIntent(intentId))
  return isRefusal(stopped) ? stopped : undefined
}
