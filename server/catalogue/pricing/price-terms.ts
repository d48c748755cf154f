import { type DeliveryArea, deliveryTo, zipAreaCode } from '#domain/catalogue/pricing/delivery-area.ts'
import type { PricingSettings } from '#domain/catalogue/pricing/pricing-settings.ts'
import { taxTermsFor } from '#domain/catalogue/pricing/tax-terms.ts'
import type { PriceTerms, TaxExemption } from '#domain/catalogue/pricing/types.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { findZipArea } from './zip-areas.ts'

export type PlacedTerms = { readonly area: DeliveryArea; readonly terms: PriceTerms }

type DeliveryPlace = {
  readonly zipCode: string | null | undefined
  readonly bookingDate: PartyDay
  /** An exempt customer stays exempt for as long as there is a tax. */
  readonly exemption?: TaxExemption | undefined
}

/** Returns today's terms for a party at a ZIP code; without one, delivery and tax are not known yet. */
export function priceTermsFor(place: DeliveryPlace, settings: PricingSettings): PlacedTerms {
  const { zipCode, bookingDate, exemption } = place
  const { depositPercent, reschedule } = settings.policy
  const policy = { depositPercent, ...(reschedule && { reschedule }) }
  if (!zipCode) return { area: 'unknown', terms: policy }
  const { area, delivery } = deliveryTo(zipCode, settings.delivery, findZipArea)
  const tax = taxTermsFor({ zipCode, bookingDate }, settings, findZipArea)
  return { area, terms: { delivery, tax: tax && exemption ? { ...tax, exemption } : tax, ...policy } }
}

type SoldPlace = {
  readonly zipCode: string
  readonly bookingDate: PartyDay
  readonly priceTerms: PriceTerms | null
}

/**
 * Returns the terms of a booking that staff change: those it was sold under, unless it moves. A new ZIP code gets
 * today's delivery fee and tax; a new date gets today's rates if the booking was taxed.
 */
export function keptTerms(
  sold: SoldPlace,
  { zipCode, bookingDate }: { readonly zipCode: string; readonly bookingDate: PartyDay },
  settings: PricingSettings,
): PlacedTerms {
  const kept = sold.priceTerms ?? {}
  const today = priceTermsFor({ zipCode, bookingDate, exemption: kept.tax?.exemption }, settings)
  const { depositPercent, paidDepositCents, agreedCents, reschedule } = kept
  if (zipAreaCode(zipCode) !== zipAreaCode(sold.zipCode))
    return {
      area: today.area,
      terms: { ...today.terms, depositPercent, paidDepositCents, agreedCents, reschedule },
    }
  if (bookingDate === sold.bookingDate || !kept.tax) return { area: 'inside', terms: kept }
  return { area: 'inside', terms: { ...kept, tax: today.terms.tax } }
}
