import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useDebounced } from '#app/lib/use-debounced.ts'

const SHORTEST = 2
/** Debounces the search while the user is typing. */
const PAUSE_MILLISECONDS = 120

/** Returns the search results for a text, requested once typing pauses. */
export function useSearch(text: string) {
  const typed = useDebounced(text.trim(), PAUSE_MILLISECONDS)
  const isLongEnough = typed.length >= SHORTEST
  const { data, isError, isFetching } = useQuery({
    ...apiQuery('/api/admin/search', { query: { q: typed } }),
    enabled: isLongEnough,
    // A new booking may have come in since.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return { found: isLongEnough ? data : undefined, isError, isFetching, typed }
}
