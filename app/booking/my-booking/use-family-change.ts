import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '#app/lib/api/api.ts'
import { storeAnswer } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import type { BookingPage } from '#contract/family/booking-page.ts'
import {
  BOOKING_PAGE,
  type BookingPageLink,
  bookingPageQuery,
  OWN_INVOICES,
  toPlaces,
} from './booking-page-link.ts'
import { confirmChange, useOutcomeText } from './confirm-change.ts'

type Change<Wish> = {
  readonly link: BookingPageLink
  /** Resolves to the booking after the change. */
  readonly request: (wish: Wish) => Promise<BookingPage | { success: boolean }>
  /** Checks the booking for the change: its response may have been lost on the way. */
  readonly isMade?: (page: BookingPage, wish: Wish) => boolean
  readonly done: string
  readonly onDone?: () => void
  readonly onFailed?: () => unknown
}

/** A change that the customer makes to the booking; the page then shows the booking from the response. */
export function useFamilyChange<Wish>({ link, request, isMade, done, onDone, onFailed }: Change<Wish>) {
  const text = useText()
  const queryClient = useQueryClient()
  const isUnderway = useRef(false)
  const describe = useOutcomeText(text('myBooking.page.nothingChanged'))
  const read = () => api.get('/api/my-bookings/:reference', toPlaces(link))
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (wish: Wish) =>
      confirmChange(
        () => request(wish),
        isMade && { read, isMade: (page: BookingPage) => isMade(page, wish) },
      ),
    onSuccess: (page) => {
      if ('booking' in page) storeAnswer(queryClient, bookingPageQuery(link), page)
      void queryClient.invalidateQueries(OWN_INVOICES)
      toast({ title: done, tone: 'success' })
      onDone?.()
    },
    // After any refusal the page's data is out of date: the booking, or which days are free. The refusal itself is
    // shown without waiting for the new data.
    onError: () => {
      void queryClient.invalidateQueries(BOOKING_PAGE)
      onFailed?.()
    },
    onSettled: () => {
      isUnderway.current = false
    },
  })
  /** A second click may arrive before the page shows the pending state. */
  const send = (wish: Wish) => {
    if (isUnderway.current) return
    isUnderway.current = true
    mutate(wish)
  }
  return { send, isSending: isPending, failure: describe(error), forget: reset }
}
