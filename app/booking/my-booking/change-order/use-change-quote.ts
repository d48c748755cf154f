import { useQuery } from '@tanstack/react-query'
import { api } from '#app/lib/api/api.ts'
import { useDebounced } from '#app/lib/use-debounced.ts'
import type { BookingPage } from '#contract/family/booking-page.ts'
import { type BookingPageLink, toPlaces } from '../booking-page-link.ts'
import { changedParts, type OrderEdits } from './order-draft.ts'

const PAUSE_MILLISECONDS = 300

type QuoteRequest = { readonly page: BookingPage; readonly link: BookingPageLink; readonly edits: OrderEdits }

/** Both statements of a changed order, refetched whenever the order or the booking changes. */
export function useChangeQuote({ page, link, edits }: QuoteRequest) {
  const wanted = changedParts(page.booking, edits)
  const wantedJson = JSON.stringify(wanted)
  const settledJson = useDebounced(wantedJson, PAUSE_MILLISECONDS)
  const settled: typeof wanted = JSON.parse(settledJson)
  const isChanged = Object.keys(wanted).length > 0
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['change-quote', link.reference, page.booking, settled],
    queryFn: () => api.post('/api/my-bookings/:reference/change-quote', { ...toPlaces(link), body: settled }),
    enabled: Object.keys(settled).length > 0,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    placeholderData: (earlier) => earlier,
  })
  return {
    wanted,
    isChanged,
    isBusy: isChanged && (isFetching || settledJson !== wantedJson),
    quote: isChanged && !error ? data : undefined,
    error: isChanged ? error : null,
    refetch,
  }
}
