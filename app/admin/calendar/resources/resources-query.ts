import { apiQuery, queriesAt } from '#app/lib/api/api-query.ts'
import { addDays, type PartyDay } from '#domain/foundation/time/party-day.ts'

const DAYS_ON_VIEW = 8 * 7

export const resourcesQuery = apiQuery('/api/admin/resources', { refetchOnMount: 'always' })

/** The load of every resource over the next eight weeks. */
export function loadsQuery(today: PartyDay) {
  const query = { from: today, to: addDays(today, DAYS_ON_VIEW - 1) }
  return apiQuery('/api/admin/resource-loads', { query, refetchOnMount: 'always' })
}

/** What a change to resources or to their requirements changes. */
export const FOLLOWS_RESOURCES = queriesAt(
  '/api/admin/resources',
  '/api/admin/resource-loads',
  '/api/availability',
  '/api/admin/agenda',
  '/api/admin/day-rooms',
)
