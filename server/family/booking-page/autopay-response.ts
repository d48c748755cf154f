import type { BookingPage } from '#contract/family/booking-page.ts'
import { owedCents } from '#domain/booking/order/balance.ts'
import { isActive } from '#domain/booking/status.ts'
import { type Cents, toDecimal } from '#domain/foundation/money/money.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { getChargeCents } from '#domain/money/payments/autopay.ts'
import { getCardLabel } from '#domain/money/payments/card-label.ts'
import { lockFullBooking } from '#server/booking/bookings/booking-queries.ts'
import { BOOKING_GONE, PAYMENT_UNDERWAY } from '#server/booking/bookings/booking-refusals.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Context } from '#server/context.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { cardConsents } from '#server/foundation/database/schema/all-tables.ts'
import { findChargeDay } from '#server/money/payments/autopay/read-tries.ts'
import { type Agreeing, recordCardEvent, toMandate } from '#server/money/payments/mandates/mandate.ts'
import {
  type ActiveConsent,
  findActiveConsent,
  hasPlannedCharge,
} from '#server/money/payments/mandates/mandate-queries.ts'
import {
  consentSentence,
  offerForBooking,
  readAutopay,
} from '#server/money/payments/mandates/offer-autopay.ts'

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
