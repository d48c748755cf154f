import { useQueryClient } from '@tanstack/react-query'
import { pathQuery } from '#app/lib/path-query.ts'
import type { UnavailableDate } from '#contract/availability.ts'

export const unavailableDatesQuery = pathQuery<UnavailableDate[]>('/api/unavailable-dates', {
  refetchOnMount: 'always',
})

const FOLLOWS_CALENDAR = /^\/api\/(unavailable-dates|availability|admin\/(overview|agenda|day-rooms))/

/** Call it after a day was closed or opened, or its capacity changed. */
export function useCalendarChanged(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) => FOLLOWS_CALENDAR.test(String(queryKey[0])),
    })
}
