import {
  type DeliveryArea,
  deliveryTo,
  roadMiles,
  zipAreaCode,
} from '#domain/catalogue/pricing/delivery-area.ts'
import type {
  ListTerms,
  NightSettings,
  WaiverTerms,
} from '#domain/catalogue/pricing/price-list/list-terms.ts'
import { getDaysAhead } from '#domain/catalogue/pricing/price-list/price-rule.ts'
import type { PricingSettings } from '#domain/catalogue/pricing/pricing-settings.ts'
import { taxTermsFor } from '#domain/catalogue/pricing/tax-terms.ts'
import type { PriceTerms, TaxExemption } from '#domain/catalogue/pricing/types.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { findZipArea } from './zip-areas.ts'

export type PlacedTerms = {
  readonly area: DeliveryArea
  readonly terms: PriceTerms
  /** The waiver that a family can take. */
  readonly waiver?: WaiverTerms | undefined
  /** How many nights a party can have today, and their price. */
  readonly nights: NightSettings
  readonly daysAhead?: number | undefined
  /** Whether the party is so near that families pay all of it at once. */
  readonly isDueInFull?: boolean | undefined
}

/** The terms of a booking that changes: those it keeps, and today's price list for what is new. */
export type KeptTerms = PlacedTerms & {
  readonly todaysList: ListTerms | undefined
  readonly isElsewhere: boolean
}

type DeliveryPlace = {
  readonly zipCode?: string | null | undefined
  /** Without it, nothing that depends on the day is known; the tax rates are today's. */
  readonly bookingDate?: PartyDay | undefined
  readonly today: PartyDay
  /** An exempt customer stays exempt for as long as there is a tax. */
  readonly exemption?: TaxExemption | undefined
}

/** Returns today's terms for a party at a ZIP code; without one, delivery and tax are not known yet. */
export function priceTermsFor(place: DeliveryPlace, settings: PricingSettings): PlacedTerms {
  const { zipCode, bookingDate, today, exemption } = place
  const { depositPercent, deposit, fullPaymentDays, reschedule } = settings.policy
  const list = listFor(place, settings)
  const { enabled, ...waiver } = settings.waiver
  const { nights } = settings
  const daysAhead = bookingDate === undefined ? undefined : getDaysAhead(today, bookingDate)
  const kept = {
    depositPercent,
    ...(deposit && { deposit }),
    ...(reschedule && { reschedule }),
    ...(list && { list }),
    ...(nights.most > 1 && { perNightCents: nights.perTeepeeCents }),
  }
  const offered = {
    nights,
    ...(enabled && { waiver }),
    daysAhead,
    ...(fullPaymentDays !== undefined &&
      daysAhead !== undefined &&
      daysAhead <= fullPaymentDays && { isDueInFull: true }),
  }
  if (!zipCode) return { area: 'unknown', terms: kept, ...offered }
  const { area, delivery } = deliveryTo(zipCode, settings.delivery, findZipArea)
  const tax = taxTermsFor({ zipCode, bookingDate: bookingDate ?? today }, settings, findZipArea)
  return {
    area,
    terms: { delivery, tax: tax && exemption ? { ...tax, exemption } : tax, ...kept },
    ...offered,
  }
}

/** Returns whether the owner has set anything of a price list. */
export function hasList({ rules, minimums }: Pick<PricingSettings, 'rules' | 'minimums'>): boolean {
  return minimums.length > 0 || rules.some(({ enabled }) => enabled)
}

function listFor(
  { zipCode, bookingDate, today }: DeliveryPlace,
  settings: PricingSettings,
): ListTerms | undefined {
  if (!hasList(settings)) return undefined
  const { rules, minimums, delivery } = settings
  const miles = zipCode ? roadMiles(zipCode, delivery, findZipArea) : undefined
  return {
    rules: rules.filter(({ enabled }) => enabled),
    ...(minimums.length > 0 && { minimums }),
    ...(bookingDate && { daysAhead: getDaysAhead(today, bookingDate) }),
    ...(miles !== undefined && { miles: Math.ceil(miles) }),
  }
}

type SoldPlace = {
  readonly zipCode: string
  readonly bookingDate: PartyDay
  readonly priceTerms: PriceTerms | null
}

type NewPlace = { readonly zipCode: string; readonly bookingDate: PartyDay; readonly today: PartyDay }

/**
 * Returns the terms of a booking that staff change: those it was sold under, unless it moves. A new ZIP code gets
 * today's delivery fee and tax; a new date gets today's rates if the booking was taxed. The price list is the one it
 * was sold under; what is new needs today's, too.
 */
export function keptTerms(sold: SoldPlace, place: NewPlace, settings: PricingSettings): KeptTerms {
  const kept = sold.priceTerms ?? {}
  const {
    area,
    terms: today,
    waiver,
    nights,
  } = priceTermsFor({ ...place, exemption: kept.tax?.exemption }, settings)
  const isElsewhere = zipAreaCode(place.zipCode) !== zipAreaCode(sold.zipCode)
  const also = { waiver: kept.waiver ?? waiver, nights, todaysList: today.list, isElsewhere }
  if (isElsewhere) return { area, terms: { ...kept, delivery: today.delivery, tax: today.tax }, ...also }
  if (place.bookingDate === sold.bookingDate || !kept.tax) return { area: 'inside', terms: kept, ...also }
  return { area: 'inside', terms: { ...kept, tax: today.tax }, ...also }
}
