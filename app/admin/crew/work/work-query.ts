import { apiQuery, queriesAt } from '#app/lib/api/api-query.ts'

export const workQuery = apiQuery('/api/admin/work', { refetchOnMount: 'always' })

/** What a change to working people or hours changes. */
export const FOLLOWS_WORK = queriesAt(
  '/api/admin/work',
  '/api/admin/work/days',
  '/api/availability',
  '/api/admin/day-rooms',
  '/api/admin/agenda',
)
