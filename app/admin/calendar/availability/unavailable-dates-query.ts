import { apiQuery, queriesAt } from '#app/lib/api/api-query.ts'

export const unavailableDatesQuery = apiQuery('/api/unavailable-dates', {
  refetchOnMount: 'always',
})

/** What closing or opening a day changes. */
export const FOLLOWS_CALENDAR = queriesAt(
  '/api/unavailable-dates',
  '/api/availability',
  '/api/admin/overview',
  '/api/admin/agenda',
  '/api/admin/day-rooms',
)
