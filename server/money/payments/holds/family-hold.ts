import type { BookingPage } from '#contract/family/booking-page.ts'
import type { BookingHold } from '#contract/money/holds.ts'
import { type Cents, toDecimal } from '#domain/foundation/money/money.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { addDays, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { canAgreeToHold } from '#domain/money/payments/card-hold.ts'
import { getCardBrand, getCardLabel, type KnownCard } from '#domain/money/payments/card-label.ts'
import { findBooking, lockFullBooking } from '#server/booking/bookings/booking-queries.ts'
import { BOOKING_GONE } from '#server/booking/bookings/booking-refusals.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Context } from '#server/context.ts'
import type { Queryable, Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { cardHolds } from '#server/foundation/database/schema/all-tables.ts'
import type { CardHoldRow } from '#server/foundation/database/schema/money/card-holds.ts'
import { type Agreeing, describeMandate, recordCardEvent, toMandate } from '../mandates/mandate.ts'
import { findKeptCard, type KeptCard } from '../mandates/mandate-queries.ts'
import { findHold, findLiveHold } from './hold-queries.ts'

const NOT_OFFERED = refuse('conflict', 'hold.notOffered')

type Offered = { readonly card: KeptCard; readonly amountCents: Cents }

/** Returns the card and the amount of a hold that the family can agree to now. */
async function findOffer(db: Queryable, booking: FullBooking, now: Date): Promise<Offered | undefined> {
  const { amountCents } = (await readPricing(db)).hold
  if (!canAgreeToHold(booking, { amountCents, today: partyDayAt(now) })) return undefined
  const earlier = await findHold(db, booking.id)
  if (earlier && earlier.state !== 'ended') return undefined
  const card = await findKeptCard(db, booking.id)
  return card && { card, amountCents }
}

/** Returns what a family is told about a hold; undefined if none is offered or was agreed to. */
export async function holdResponse(
  ctx: Context,
  booking: FullBooking,
  language: Language,
): Promise<Pick<BookingPage, 'hold'>> {
  const offer = await findOffer(ctx.db, booking, ctx.now())
  if (offer) {
    const { card, amountCents } = offer
    const text = describeHold(language, { card, amountCents, day: addDays(booking.bookingDate, -1) })
    const about = {
      amount: toDecimal(amountCents),
      cardLabel: getCardLabel(card),
      last4: card.cardLast4 ?? '',
    }
    return { hold: { state: 'offered', ...about, text, endsAt: null, capturedAmount: null } }
  }
  const hold = await findHold(ctx.db, booking.id)
  if (!hold || hold.state === 'ended') return {}
  return { hold: { ...describeState(hold), last4: hold.cardLast4 ?? '', text: hold.sentence } }
}

function describeState(hold: CardHoldRow) {
  const { state, amountCents, endsAt, capturedCents } = hold
  return {
    state,
    amount: toDecimal(amountCents),
    cardLabel: getCardLabel(hold),
    endsAt: state === 'placed' ? (endsAt?.toISOString() ?? null) : null,
    capturedAmount: capturedCents === null ? null : toDecimal(capturedCents),
  }
}

type Described = { readonly card: KnownCard; readonly amountCents: Cents; readonly day: PartyDay }

/** Everything that a family reads before it agrees. */
function describeHold(language: Language, { card, amountCents, day }: Described): string {
  const text = textIn(language)
  const brand = getCardBrand(card) || text('damage.card')
  const about = { amount: amountCents, brand, last4: card.cardLast4 ?? '', day }
  return `${text('hold.consent', about)} ${text('hold.consentHint')}`
}

/** Returns a booking's last hold for staff. */
export async function readBookingHold(ctx: Context, id: number): Promise<BookingHold | Refusal> {
  const booking = await findBooking(ctx.db, { id })
  if (!booking) return BOOKING_GONE
  const hold = await findHold(ctx.db, id)
  if (!hold) return { hold: null }
  const { declineCode } = hold
  return { hold: { ...describeState(hold), declineCode, ...describeMandate(hold) } }
}

/** The family agrees to have an amount held on its saved card. Repeating it changes nothing. */
export function agreeToHold(
  ctx: Context,
  { id }: FullBooking,
  { seen, language, address }: Agreeing,
): Promise<Refusal | undefined> {
  const now = ctx.now()
  return commitUnlessRefused(ctx.db, async (tx) => {
    const booking = await lockFullBooking(tx, id)
    if (!booking) return BOOKING_GONE
    const live = await findLiveHold(tx, id)
    if (live?.amountCents === seen.amountCents && live.cardLast4 === seen.last4) return undefined
    const offer = await findOffer(tx, booking, now)
    if (!offer || offer.card.cardLast4 !== seen.last4) return NOT_OFFERED
    const { card, amountCents } = offer
    if (amountCents !== seen.amountCents)
      return refuse('price_changed', 'hold.otherAmount', { amount: amountCents })
    const day = addDays(booking.bookingDate, -1)
    const sentence = describeHold(language, { card, amountCents, day })
    const mandate = toMandate({ card, sentence, language, amountCents, address, agreedAt: now })
    await tx.insert(cardHolds).values({ ...mandate, bookingId: id, provider: card.provider, createdAt: now })
    await recordCardEvent(tx, { kind: 'booking.hold-agreed', bookingId: id, day }, mandate)
    return undefined
  })
}

/** The family revokes its consent, which is possible until the amount is held. */
export function revokeHoldConsent(ctx: Context, { id }: FullBooking): Promise<Refusal | undefined> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    await lockFullBooking(tx, id)
    const hold = await findLiveHold(tx, id)
    if (!hold) return NOT_OFFERED
    if (hold.state !== 'agreed') return refuse('too_late', 'hold.placedAlready')
    await endAgreedHold(tx, ctx, id)
    return undefined
  })
}

/** Ends a hold that was agreed to but never placed, if there is one. The booking must be locked. */
export async function endAgreedHold(tx: Transaction, ctx: Context, bookingId: number): Promise<void> {
  const [ended] = await tx
    .update(cardHolds)
    .set({ state: 'ended', decidedAt: ctx.now() })
    .where(and(eq(cardHolds.bookingId, bookingId), eq(cardHolds.state, 'agreed')))
    .returning()
  if (ended) await recordCardEvent(tx, { kind: 'booking.hold-taken-back', bookingId }, ended)
}
