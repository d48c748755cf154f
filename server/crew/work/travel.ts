import type { WorkSettings } from '#domain/calendar/work/work-settings.ts'
import { straightMiles } from '#domain/catalogue/pricing/delivery-area.ts'
import type { DeliverySettings } from '#domain/catalogue/pricing/pricing-settings.ts'
import type { Travel } from '#domain/crew/day-plan.ts'
import { findZipArea } from '#server/catalogue/pricing/zip-areas.ts'

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
