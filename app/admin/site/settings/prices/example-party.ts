import { refundFor } from '#domain/booking/changes/refund-policy.ts'
import { effectiveRefundSteps } from '#domain/booking/changes/refund-steps.ts'
import {
  type DeliveryArea,
  deliveryTo,
  type FindZipArea,
  roadMiles,
} from '#domain/catalogue/pricing/delivery-area.ts'
import { getDaysAhead } from '#domain/catalogue/pricing/price-list/price-rule.ts'
import type { ThemePrices } from '#domain/catalogue/pricing/price-list/theme-prices.ts'
import type { PercentHundredths } from '#domain/catalogue/pricing/pricing-settings.ts'
import { quote } from '#domain/catalogue/pricing/quote.ts'
import { taxTermsFor } from '#domain/catalogue/pricing/tax-terms.ts'
import type { Quote } from '#domain/catalogue/pricing/types.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { addDays, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { DraftPricing } from './draft-pricing.ts'

/** An example that shows what the settings mean. */
export type ExampleParty = {
  readonly zip: string
  readonly teepees: number
  readonly day: PartyDay
  readonly themeId?: number | undefined
  readonly themeName: string
} & ThemePrices

export type ExamplePrice = {
  readonly area: DeliveryArea
  /** Driving distance in miles from the depot; undefined if either location is unknown. */
  readonly miles: number | undefined
  readonly county: string | null
  readonly quote: Quote
}

/** Prices a party by the site's rules under unsaved settings. */
export function priceExample(party: ExampleParty, draft: DraftPricing, find: FindZipArea): ExamplePrice {
  const { zip, teepees, day, themeId, themeName } = party
  const { pricePerTeepeeCents, packages, eachFurtherCents } = party
  const miles = roadMiles(zip, draft.delivery, find)
  const { area, delivery } = deliveryTo(zip, draft.delivery, find)
  const tax = taxTermsFor({ zipCode: zip, bookingDate: day }, draft, find)
  const { depositPercent, deposit } = draft.policy
  const list = {
    rules: draft.rules,
    minimums: draft.minimums,
    daysAhead: getDaysAhead(partyDayAt(new Date()), day),
    miles: miles === undefined ? undefined : Math.ceil(miles),
  }
  const theme = { name: themeName, pricePerTeepeeCents, packages, eachFurtherCents }
  const order = { theme, teepees, party: { themeId, day }, addons: [] }
  return {
    area,
    miles,
    county: tax?.county ?? find(zip)?.county ?? null,
    quote: quote({ ...order, paymentOption: 'deposit' }, { delivery, tax, depositPercent, deposit, list }),
  }
}

/** A range of days on which a cancellation refunds the same amount. */
export type RefundSpan = {
  /** Its last day; null for the days up to the party, on which nothing is refunded. */
  readonly until: PartyDay | null
  /** More than this many days before the party. */
  readonly daysBefore: number | null
  readonly percent: PercentHundredths
  readonly refundCents: Cents
}

/** Returns the refunds for a fully paid booking, from the day of booking to the party. */
export function refundSpans(
  party: ExampleParty,
  { totalCents, depositCents }: Pick<Quote, 'totalCents' | 'depositCents'>,
  { policy }: DraftPricing,
): RefundSpan[] {
  const paid = {
    paidCents: totalCents,
    depositCents,
    bookingDate: party.day,
    refundSteps: policy.refundSteps,
  }
  const spans = effectiveRefundSteps(policy).map(({ daysBefore, percent }) => {
    const until = addDays(party.day, -daysBefore - 1)
    return { until, daysBefore, percent, refundCents: refundFor({ ...paid, today: until }).refundCents }
  })
  return [...spans, { until: null, daysBefore: null, percent: 0, refundCents: 0 }]
}
