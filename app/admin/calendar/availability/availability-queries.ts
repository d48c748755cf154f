import { apiQuery } from '#app/lib/api/api-query.ts'
import { AVAILABILITY_DAYS_MAX } from '#contract/booking/availability.ts'
import { addDays, type PartyDay } from '#domain/foundation/time/party-day.ts'

export const unavailableDatesQuery = apiQuery('/api/unavailable-dates', { refetchOnMount: 'always' })

/** The remaining capacity of every bookable day, from today on. */
export function dayRoomsQuery(today: PartyDay) {
  const query = { from: today, to: addDays(today, AVAILABILITY_DAYS_MAX - 1) }
  return apiQuery('/api/admin/day-rooms', { query, refetchOnMount: 'always' })
}
