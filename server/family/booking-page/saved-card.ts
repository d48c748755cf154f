import type { BookingPage } from '#contract/family/booking-page.ts'
import { owedCents } from '#domain/booking/order/balance.ts'
import { isActive } from '#domain/booking/status.ts'
import { type Cents, toDecimal } from '#domain/foundation/money/money.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { getChargeCents } from '#domain/money/payments/autopay.ts'
import { getCardLabel } from '#domain/money/payments/card-label.ts'
import { getLastKeptDay } from '#domain/money/payments/kept-card.ts'
import { lockBooking, lockFullBooking } from '#server/booking/bookings/booking-queries.ts'
import { BOOKING_GONE, PAYMENT_UNDERWAY } from '#server/booking/bookings/booking-refusals.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, eq, inArray } from '#server/foundation/database/drizzle.ts'
import { cardConsents } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { findChargeDay } from '#server/money/payments/autopay/read-tries.ts'
import { stopPlannedCharges } from '#server/money/payments/charges/charge-saved-card.ts'
import { isForDamage, revokeConsents } from '#server/money/payments/claims/withdraw-claim.ts'
import { endAgreedHold } from '#server/money/payments/holds/family-hold.ts'
import { findLiveHold, hasUnpaidClaim, isPrepared } from '#server/money/payments/holds/hold-queries.ts'
import { releaseHold } from '#server/money/payments/holds/release-hold.ts'
import {
  consentSentence,
  offerForBooking,
  readAutopay,
} from '#server/money/payments/mandates/autopay-consents.ts'
import {
  type Agreeing,
  cardFacts,
  recordCardEvent,
  toMandate,
} from '#server/money/payments/mandates/mandate.ts'
import {
  type ActiveConsent,
  type ConsentRow,
  findActiveConsent,
  findKeptCard,
  hasPlannedCharge,
} from '#server/money/payments/mandates/mandate-queries.ts'
import { removeCard } from '#server/money/payments/mandates/remove-cards.ts'

const NO_CONSENT = refuse('not_found', 'autopay.none')

/** Returns what a family is told about the charge of its balance; undefined if it is neither offered nor planned. */
export async function autopayResponse(
  ctx: Context,
  booking: FullBooking,
  language: Language,
): Promise<Pick<BookingPage, 'autopay' | 'autopayOffer'>> {
  const settings = await readAutopay(ctx)
  if (!settings) return {}
  const consent = await findActiveConsent(ctx.db, booking.id)
  if (consent && isActive(booking.bookingStatus) && owedCents(booking) > 0)
    return { autopay: await describe(ctx, booking, consent, language) }
  const offer = offerForBooking(booking, { ...settings, now: ctx.now(), language })
  return {
    autopay: null,
    ...(offer && {
      autopayOffer: {
        amount: toDecimal(offer.amountCents),
        chargeDay: offer.chargeDay,
        text: textIn(language)('autopay.consent', { balance: offer.amountCents, day: offer.chargeDay }),
        hint: textIn(language)('autopay.consentHint', { days: settings.noticeDays }),
      },
    }),
  }
}

async function describe(ctx: Context, booking: FullBooking, consent: ActiveConsent, language: Language) {
  const chargeDay = await findChargeDay(ctx.db, booking, consent, ctx.now())
  const owed = owedCents(booking)
  return {
    cardLabel: getCardLabel(consent),
    chargeDay,
    amount: toDecimal(getChargeCents(consent, booking)),
    consentText: consent.sentence,
    ...(owed > consent.amountCents && {
      newAmount: toDecimal(owed),
      newText: textIn(language)('autopay.consent', { balance: owed, day: chargeDay }),
    }),
  }
}

type Again = Pick<Agreeing, 'language' | 'address'> & { readonly amountCents: Cents }

/** For an increased order: the family agrees to the whole balance now owed, with the same card. */
export function agreeAgain(
  ctx: Context,
  { id }: FullBooking,
  { amountCents, language, address }: Again,
): Promise<Refusal | undefined> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    const booking = await lockFullBooking(tx, id)
    if (!booking) return BOOKING_GONE
    const consent = await findActiveConsent(tx, id)
    if (!consent || !isActive(booking.bookingStatus)) return NO_CONSENT
    if (await hasPlannedCharge(tx, id)) return PAYMENT_UNDERWAY
    if (amountCents === consent.amountCents) return undefined
    if (amountCents !== owedCents(booking))
      return refuse('price_changed', 'autopay.owed', { owed: owedCents(booking) })
    const { noticeDays } = (await readPricing(tx)).autopay
    const chargeDay = await findChargeDay(tx, booking, consent, ctx.now())
    await tx.update(cardConsents).set({ status: 'replaced' }).where(eq(cardConsents.id, consent.id))
    const sentence = consentSentence(language, { amountCents, chargeDay, noticeDays })
    const agreed = { sentence, language, amountCents, address, agreedAt: ctx.now() }
    const mandate = toMandate({ card: consent, ...agreed })
    const { id: _, ...kept } = consent
    await tx
      .insert(cardConsents)
      .values({ ...kept, ...mandate, intentId: null, chargeDay, createdAt: ctx.now() })
    await recordCardEvent(tx, { kind: 'booking.charge-agreed', bookingId: id, day: chargeDay }, mandate)
    return undefined
  })
}

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
  for (const consent of removed) if ((await removeCard(ctx, consent))?.code === 'provider_down') break
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
