import { useQueryClient } from '@tanstack/react-query'
import { apiQuery, queriesAt } from '#app/lib/api/api-query.ts'

export const workQuery = apiQuery('/api/admin/work', { refetchOnMount: 'always' })

const FOLLOWS_WORK = queriesAt(
  '/api/admin/work',
  '/api/admin/work/days',
  '/api/availability',
  '/api/admin/day-rooms',
  '/api/admin/agenda',
)

/** Returns a function to call after a change to working people or hours. */
export function useWorkChanged(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries(FOLLOWS_WORK)
}
