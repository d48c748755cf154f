import { straightMiles } from '#domain/pricing/delivery-area.ts'
import type { DeliverySettings } from '#domain/pricing/pricing-settings.ts'
import type { Travel } from '#domain/work/day-plan.ts'
import type { WorkSettings } from '#domain/work/work-settings.ts'
import { findZipArea } from '#server/pricing/zip-areas.ts'

export type StopAddress = { readonly zipCode: string }

/** The time to park, carry things and set off again, even to the next street. */
const LEAST_MINUTES = 5

/** Returns minutes between ZIP code areas: the straight line times the road factor, at the assumed speed. */
export function travelBetween<S extends StopAddress>(
  { depotZip, roadFactor }: Pick<DeliverySettings, 'depotZip' | 'roadFactor'>,
  { driveMinutes, milesPerHour }: Pick<WorkSettings, 'driveMinutes' | 'milesPerHour'>,
): Travel<S> {
  return (from, to) => {
    const [start, end] = [from, to].map((place) => findZipArea(place?.zipCode ?? depotZip ?? ''))
    if (!start || !end) return driveMinutes
    const minutes = (straightMiles(start, end) * roadFactor * 60) / milesPerHour
    return Math.max(LEAST_MINUTES, Math.ceil(minutes))
  }
}
