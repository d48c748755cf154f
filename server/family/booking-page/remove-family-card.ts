import type { BookingPage } from '#contract/family/booking-page.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { getCardLabel } from '#domain/money/payments/card-label.ts'
import { getLastKeptDay } from '#domain/money/payments/kept-card.ts'
import { lockBooking } from '#server/booking/bookings/booking-queries.ts'
import { BOOKING_GONE, PAYMENT_UNDERWAY } from '#server/booking/bookings/booking-refusals.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, eq, inArray } from '#server/foundation/database/drizzle.ts'
import { cardConsents } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { stopPlannedCharges } from '#server/money/payments/charges/charge-saved-card.ts'
import { isForDamage, revokeConsents } from '#server/money/payments/claims/withdraw-claim.ts'
import { endAgreedHold } from '#server/money/payments/holds/family-hold.ts'
import { findLiveHold, hasUnpaidClaim, isPrepared } from '#server/money/payments/holds/hold-queries.ts'
import { releaseHold } from '#server/money/payments/holds/release-hold.ts'
import { cardFacts } from '#server/money/payments/mandates/mandate.ts'
import {
  type ConsentRow,
  findKeptCard,
  hasPlannedCharge,
} from '#server/money/payments/mandates/mandate-queries.ts'
import { removeCard } from '#server/money/payments/mandates/remove-cards.ts'

const NO_CARD = refuse('not_found', 'autopay.noCard')

/** Returns what a family is told about its saved card, whatever it was saved for; undefined if there is none. */
export async function keptCardResponse(
  ctx: Context,
  booking: FullBooking,
): Promise<Pick<BookingPage, 'keptCard'>> {
  const card = await findKeptCard(ctx.db, booking.id)
  if (!card) return {}
  const isCharged = await isForDamage(ctx.db, card.methodId)
  const isClaimed = isCharged || (await hasUnpaidClaim(ctx.db, booking))
  return {
    keptCard: {
      cardLabel: getCardLabel(card),
      keptUntil: getLastKeptDay(booking.bookingDate, isCharged),
      damage: isCharged ? 'by-card' : isClaimed ? 'claimed' : 'none',
    },
  }
}

/**
 * Removes a family's card, here and at the provider, at any time: before the balance is charged, and for as long as the
 * card is kept afterwards. Damage that was to be charged to it is paid by link, and a hold that was only agreed to is
 * not placed. An amount already held stays held, as agreed. A charge in progress is not interrupted.
 */
export async function removeFamilyCard(ctx: Context, { id }: FullBooking): Promise<Refusal | undefined> {
  const charging = await stopPlannedCharges(ctx, id)
  if (charging) return charging
  const removed = await commitUnlessRefused(ctx.db, (tx) => take(tx, ctx, id))
  if (isRefusal(removed)) return removed
  // One may have been prepared meanwhile.
  await stopPlannedCharges(ctx, id)
  const hold = await findLiveHold(ctx.db, id)
  // The card was about to be asked for a hold.
  if (hold?.state === 'planned' && isPrepared(hold)) await releaseHold(ctx, hold)
  // If the provider does not respond, the job `collect-balances` tries again; nothing is charged in any case.
  for (const consent of removed) if (!(await removeCard(ctx, consent))) break
  return undefined
}

async function take(tx: Transaction, ctx: Context, bookingId: number): Promise<ConsentRow[] | Refusal> {
  if (!(await lockBooking(tx, bookingId))) return BOOKING_GONE
  if (await hasPlannedCharge(tx, bookingId)) return PAYMENT_UNDERWAY
  const card = await findKeptCard(tx, bookingId)
  if (!card) return NO_CARD
  const { bookingId: ofBooking, status } = cardConsents
  const isKept = and(eq(ofBooking, bookingId), inArray(status, ['active', 'charged']))
  const [active] = await tx
    .select()
    .from(cardConsents)
    .where(and(isKept, eq(status, 'active')))
  const removed = await tx.update(cardConsents).set({ status: 'removed' }).where(isKept).returning()
  await recordEvent(tx, {
    kind: 'booking.card-removed',
    actor: 'customer',
    subjectId: bookingId,
    // For a balance that was already charged, no amount is withdrawn.
    facts: active && cardFacts({ ...card, amountCents: active.amountCents }),
  })
  await revokeConsents(tx, ctx, bookingId)
  await endAgreedHold(tx, ctx, bookingId)
  return removed
}
