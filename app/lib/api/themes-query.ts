import type { Theme } from '#contract/catalogue/themes.ts'
import { apiQuery } from './api-query.ts'

const FIVE_MINUTES = 5 * 60 * 1000

const isServer = typeof window === 'undefined'
/**
 * Themes are refetched after 5 minutes and cached for 10. On the server a timer would keep the whole rendered
 * page in memory.
 */
const themesStay = { staleTime: FIVE_MINUTES, gcTime: isServer ? Number.POSITIVE_INFINITY : 2 * FIVE_MINUTES }

export const themesQuery = apiQuery('/api/themes', themesStay)

export function themeQuery(id: string) {
  return apiQuery('/api/themes/:id', { params: { id }, ...themesStay })
}

/** Returns the themes that can be booked, featured ones first. */
export function listBookable(themes: readonly Theme[]): Theme[] {
  const available = themes.filter((theme) => theme.available)
  return [...available.filter((theme) => theme.featured), ...available.filter((theme) => !theme.featured)]
}
