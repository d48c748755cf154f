import { useQueryClient } from '@tanstack/react-query'
import { loadPath } from '#app/lib/api-request.ts'
import type { UnavailableDate } from '#contract/availability.ts'

export const unavailableDatesQuery = {
  queryKey: ['/api/unavailable-dates'] as const,
  queryFn: () => loadPath<UnavailableDate[]>('/api/unavailable-dates'),
  refetchOnMount: 'always' as const,
}

const FOLLOWS_CALENDAR = /^\/api\/(unavailable-dates|availability|admin\/(overview|agenda))/

/** Call it after a day was closed or opened, or its capacity changed. */
export function useCalendarChanged(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) => FOLLOWS_CALENDAR.test(String(queryKey[0])),
    })
}
