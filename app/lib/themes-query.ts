import { apiQuery } from './api-query.ts'

const FIVE_MINUTES = 5 * 60 * 1000

/** Themes are refetched after 5 minutes and cached for 10. */
const themesStay = { staleTime: FIVE_MINUTES, gcTime: 2 * FIVE_MINUTES }

export const themesQuery = apiQuery('/api/themes', themesStay)

export function themeQuery(id: string) {
  return apiQuery('/api/themes/:id', { params: { id }, ...themesStay })
}
