import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useLater } from '#app/lib/use-later.ts'

const SHORTEST = 2
/** Fast typing asks once. */
const PAUSE_MILLISECONDS = 120

/** Returns what fits the text, asked for once typing pauses. */
export function useSearch(text: string) {
  const typed = useLater(text.trim(), PAUSE_MILLISECONDS)
  const isLongEnough = typed.length >= SHORTEST
  const { data, isError, isFetching } = useQuery({
    ...apiQuery('/api/admin/search', { query: { q: typed } }),
    enabled: isLongEnough,
    // A booking may have come since.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return { found: isLongEnough ? data : undefined, isError, isFetching, typed }
}
