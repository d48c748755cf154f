import { useQueryClient } from '@tanstack/react-query'
import { apiQuery, queriesAt } from '#app/lib/api/api-query.ts'

export const unavailableDatesQuery = apiQuery('/api/unavailable-dates', {
  refetchOnMount: 'always',
})

const FOLLOWS_CALENDAR = queriesAt(
  '/api/unavailable-dates',
  '/api/availability',
  '/api/admin/overview',
  '/api/admin/agenda',
  '/api/admin/day-rooms',
)

/** Returns a function to call after a day was closed or opened, or its capacity changed. */
export function useCalendarChanged(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries(FOLLOWS_CALENDAR)
}
