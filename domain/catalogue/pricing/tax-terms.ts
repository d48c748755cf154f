import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { type FindZipArea, zipAreaCode } from './delivery-area.ts'
import type { CountyRate, DeliverySettings, TaxSettings } from './pricing-settings.ts'
import type { TaxTerms } from './types.ts'

type TaxedSite = { readonly tax: TaxSettings; readonly delivery: Pick<DeliverySettings, 'depotZip'> }

/**
 * Returns the tax rates of a party: the state's and, if the county of its ZIP code is known, the county's on the party
 * day. A ZIP code without an area, such as one for post-office boxes, counts as the depot's county. Undefined if tax is
 * off.
 */
export function taxTermsFor(
  { zipCode, bookingDate }: { readonly zipCode: string; readonly bookingDate: PartyDay },
  { tax: settings, delivery: { depotZip } }: TaxedSite,
  findZipArea: FindZipArea,
): TaxTerms | undefined {
  if (!settings.enabled) return undefined
  const zip = zipAreaCode(zipCode)
  const area = findZipArea(zip) ?? findZipArea(depotZip ?? '')
  const county = settings.zipCounties[zip] ?? area?.county ?? null
  const { statePercent, themeTaxable, addonsTaxable, deliveryTaxable, couponReducesTax } = settings
  const countyPercent = county === null ? 0 : (rateOn(bookingDate, county, settings.counties)?.percent ?? 0)
  return {
    county,
    statePercent,
    countyPercent,
    ...(themeTaxable === false && { themeTaxable }),
    ...(addonsTaxable === false && { addonsTaxable }),
    deliveryTaxable,
    couponReducesTax,
  }
}

function rateOn(day: PartyDay, county: string, rates: readonly CountyRate[]): CountyRate | undefined {
  return rates
    .filter((rate) => sameCounty(rate.county, county) && rate.from <= day)
    .reduce<CountyRate | undefined>(
      (latest, rate) => (latest && latest.from > rate.from ? latest : rate),
      undefined,
    )
}

function sameCounty(one: string, other: string): boolean {
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replace(/ county$/, '')
      .replace(/[^a-z]/g, '')
  return plain(one) === plain(other)
}
