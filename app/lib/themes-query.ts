import type { Theme } from '#contract/themes.ts'
import { loadPath } from './api-request.ts'

const FIVE_MINUTES = 5 * 60 * 1000

/** Themes are looked at anew after 5 minutes and remembered for 10. */
const themesStay = { staleTime: FIVE_MINUTES, gcTime: 2 * FIVE_MINUTES }

export const themesQuery = {
  queryKey: ['/api/themes'] as const,
  queryFn: () => loadPath<Theme[]>('/api/themes'),
  ...themesStay,
}

export function themeQuery(id: string) {
  const path = `/api/themes/${id}`
  return { queryKey: [path] as const, queryFn: () => loadPath<Theme>(path), ...themesStay }
}
