import type { Cents } from '#domain/foundation/money/money.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { DeliveryRing, DeliverySettings } from './pricing-settings.ts'
import type { DeliveryTerms } from './types.ts'

/** The area of a ZIP code: its internal point in degrees and, if known, its county. */
export type ZipArea = {
  readonly zip: string
  readonly latitude: number
  readonly longitude: number
  readonly county: string | null
}

/** Returns the area of a five-digit ZIP code; undefined if it has none. */
export type FindZipArea = (zip: string) => ZipArea | undefined

export type DeliveryArea = 'inside' | 'outside' | 'unknown'

type DeliveryAnswer = {
  readonly area: DeliveryArea
  /** Missing if there is no fee: outside the area, or if the ZIP code's location is unknown. */
  readonly delivery?: DeliveryTerms
}

const EARTH_RADIUS_MILES = 3_958.8

/** Returns the five digits that identify an area, from a ZIP or ZIP+4 code. */
export function zipAreaCode(zipCode: string): string {
  return zipCode.trim().slice(0, 5)
}

/** Returns the delivery fee for a ZIP code. A fee that the owner set for the code overrides the distance. */
export function deliveryTo(
  zipCode: string,
  settings: DeliverySettings,
  findZipArea: FindZipArea,
): DeliveryAnswer {
  const zip = zipAreaCode(zipCode)
  const place = findZipArea(zip)
  if (!settings.enabled) return { area: place ? 'inside' : 'unknown' }
  const fixedCents = settings.zipFees[zip]
  if (fixedCents !== undefined) return { area: 'inside', delivery: { zip, feeCents: fixedCents } }
  const miles = roadMiles(zip, settings, findZipArea)
  if (miles === undefined) return { area: 'unknown' }
  if (settings.serviceMiles !== null && miles > settings.serviceMiles) return { area: 'outside' }
  return { area: 'inside', delivery: { zip, feeCents: feeFor(miles, settings) } }
}

/** Returns how far a ZIP code is from the depot by road; undefined if either place is not known. */
export function roadMiles(
  zipCode: string,
  { depotZip, roadFactor }: Pick<DeliverySettings, 'depotZip' | 'roadFactor'>,
  findZipArea: FindZipArea,
): number | undefined {
  const place = findZipArea(zipAreaCode(zipCode))
  const depot = depotZip === null ? undefined : findZipArea(depotZip)
  return depot && place && straightMiles(depot, place) * roadFactor
}

/** Returns the fee of the nearest ring that reaches this far; beyond the rings, the base fee plus miles. */
function feeFor(
  miles: number,
  { rings = [], baseFeeCents, perMileCents, freeMiles }: DeliverySettings,
): Cents {
  const ring = rings
    .filter(({ withinMiles }) => miles <= withinMiles)
    .reduce<DeliveryRing | undefined>(
      (nearest, one) => (nearest && nearest.withinMiles < one.withinMiles ? nearest : one),
      undefined,
    )
  return ring?.feeCents ?? baseFeeCents + perMileCents * Math.ceil(Math.max(0, miles - freeMiles))
}

/** Returns why a party at a ZIP code cannot be booked online, with the number to call. */
export function areaRefusal(area: DeliveryArea, zipCode: string, phone: string): Refusal | undefined {
  const zip = zipAreaCode(zipCode)
  if (area === 'inside') return undefined
  if (area === 'outside') {
    return refuse('outside_area', 'rules.outsideArea', { zip, phone })
  }
  return refuse('unknown_zip', 'rules.unknownZip', { zip, phone })
}

/** Returns the same for staff, who may take the booking anyway. */
export function areaRefusalToStaff(area: Exclude<DeliveryArea, 'inside'>, zipCode: string): Refusal {
  const zip = zipAreaCode(zipCode)
  return area === 'outside'
    ? refuse('outside_area', 'pricing.zipOutsideArea', { zip })
    : refuse('unknown_zip', 'pricing.zipUnknown', { zip })
}

/** Returns the great-circle distance in statute miles (haversine formula, mean Earth radius). */
export function straightMiles(from: ZipArea, to: ZipArea): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const halfSine = (a: number, b: number) => Math.sin((radians(b) - radians(a)) / 2) ** 2
  const share =
    halfSine(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfSine(from.longitude, to.longitude)
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(share))
}
