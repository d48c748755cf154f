import type { Cents } from '#domain/foundation/money/money.ts'
import { LIVE_HOLD_STATES } from '#domain/money/payments/card-hold.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { Queryable, Transaction } from '#server/foundation/database/client.ts'
import { and, desc, eq, gt, gte, inArray, isNull } from '#server/foundation/database/drizzle.ts'
import { cardHolds, damageClaims } from '#server/foundation/database/schema/all-tables.ts'
import type { CardHoldRow } from '#server/foundation/database/schema/money/card-holds.ts'
import type { ClaimKey } from '#server/money/damage/claim-queries.ts'

/** A hold that exists at its provider. */
export type PreparedHold = CardHoldRow & { readonly intentId: string; readonly partyDay: string }

export function isPrepared(hold: CardHoldRow): hold is PreparedHold {
  return hold.intentId !== null && hold.partyDay !== null
}

/** Returns a booking's newest hold, whatever its outcome. */
export async function findHold(db: Queryable, bookingId: number): Promise<CardHoldRow | undefined> {
  const [hold] = await db
    .select()
    .from(cardHolds)
    .where(eq(cardHolds.bookingId, bookingId))
    .orderBy(desc(cardHolds.id))
    .limit(1)
  return hold
}

/** Returns the hold of a booking that is agreed or placed. */
export async function findLiveHold(db: Queryable, bookingId: number): Promise<CardHoldRow | undefined> {
  const isLive = inArray(cardHolds.state, [...LIVE_HOLD_STATES])
  const [hold] = await db
    .select()
    .from(cardHolds)
    .where(and(eq(cardHolds.bookingId, bookingId), isLive))
  return hold
}

/** Returns whether a claim that may be paid from a hold is open or unpaid. */
export async function hasUnpaidClaim(db: Queryable, { id }: Pick<FullBooking, 'id'>): Promise<boolean> {
  const isUnpaid = inArray(damageClaims.status, ['open', 'decided'])
  return (await db.$count(damageClaims, and(eq(damageClaims.bookingId, id), isUnpaid))) > 0
}

/**
 * Attaches a claim that has just been decided to its party's hold, if the hold is large enough and lasts; the claim is
 * then paid from it. The booking must be locked.
 */
export async function payFromHold(
  tx: Transaction,
  { bookingId, claimId, chargedCents }: ClaimKey & { readonly chargedCents: Cents },
  now: Date,
): Promise<void> {
  await tx
    .update(cardHolds)
    .set({ claimId })
    .where(
      and(
        eq(cardHolds.bookingId, bookingId),
        eq(cardHolds.state, 'placed'),
        isNull(cardHolds.claimId),
        gte(cardHolds.amountCents, chargedCents),
        gt(cardHolds.endsAt, now),
      ),
    )
}

export async function findHoldForClaim(db: Queryable, claimId: number): Promise<PreparedHold | undefined> {
  const [hold] = await db
    .select()
    .from(cardHolds)
    .where(and(eq(cardHolds.claimId, claimId), eq(cardHolds.state, 'placed')))
  return hold && isPrepared(hold) ? hold : undefined
}
