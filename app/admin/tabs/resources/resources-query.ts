import { useQueryClient } from '@tanstack/react-query'
import { apiQuery, queriesAt } from '#app/lib/api/api-query.ts'
import { addDays, type PartyDay } from '#domain/time/party-day.ts'

const DAYS_ON_VIEW = 8 * 7

export const resourcesQuery = apiQuery('/api/admin/resources', { refetchOnMount: 'always' })

/** How much of every resource is taken over the next eight weeks. */
export function loadsQuery(today: PartyDay) {
  const query = { from: today, to: addDays(today, DAYS_ON_VIEW - 1) }
  return apiQuery('/api/admin/resource-loads', { query, refetchOnMount: 'always' })
}

/** Call it after a change to resources or to what needs them. */
export function useResourcesChanged(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () =>
    queryClient.invalidateQueries(
      queriesAt(
        '/api/admin/resources',
        '/api/admin/resource-loads',
        '/api/availability',
        '/api/admin/agenda',
        '/api/admin/day-rooms',
      ),
    )
}
