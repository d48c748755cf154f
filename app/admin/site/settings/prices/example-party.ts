import { refundFor } from '#domain/booking/changes/refund-policy.ts'
import { effectiveRefundSteps } from '#domain/booking/changes/refund-steps.ts'
import {
  type DeliveryArea,
  deliveryTo,
  type FindZipArea,
  straightMiles,
} from '#domain/catalogue/pricing/delivery-area.ts'
import type { PercentHundredths } from '#domain/catalogue/pricing/pricing-settings.ts'
import { quote } from '#domain/catalogue/pricing/quote.ts'
import { taxTermsFor } from '#domain/catalogue/pricing/tax-terms.ts'
import type { Quote } from '#domain/catalogue/pricing/types.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { addDays, type PartyDay } from '#domain/foundation/time/party-day.ts'
import type { DraftPricing } from './draft-pricing.ts'

/** An example that shows what the settings mean. */
export type ExampleParty = {
  readonly zip: string
  readonly teepees: number
  readonly day: PartyDay
  readonly themeName: string
  readonly pricePerTeepeeCents: Cents
}

export type ExamplePrice = {
  readonly area: DeliveryArea
  /** Driving distance in miles from the depot; undefined if either location is unknown. */
  readonly miles: number | undefined
  readonly county: string | null
  readonly quote: Quote
}

/** Prices a party by the site's rules under unsaved settings. */
export function priceExample(party: ExampleParty, draft: DraftPricing, find: FindZipArea): ExamplePrice {
  const { zip, teepees, day, themeName, pricePerTeepeeCents } = party
  const { area, delivery } = deliveryTo(zip, draft.delivery, find)
  const tax = taxTermsFor({ zipCode: zip, bookingDate: day }, draft, find)
  const { depositPercent } = draft.policy
  const order = { theme: { name: themeName, pricePerTeepeeCents }, teepees, addons: [] }
  return {
    area,
    miles: milesTo(zip, draft, find),
    county: tax?.county ?? find(zip)?.county ?? null,
    quote: quote({ ...order, paymentOption: 'deposit' }, { delivery, tax, depositPercent }),
  }
}

/** Returns the driving distance in miles from the depot to a ZIP code, as the fees count it. */
export function milesTo(zip: string, { delivery }: DraftPricing, find: FindZipArea): number | undefined {
  const depot = delivery.depotZip === null ? undefined : find(delivery.depotZip)
  const place = find(zip)
  return depot && place && straightMiles(depot, place) * delivery.roadFactor
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
