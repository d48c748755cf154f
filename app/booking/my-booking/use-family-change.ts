import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '#app/lib/api/api.ts'
import { ApiFailure, findSentence, isRefused } from '#app/lib/api/api-request.ts'
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
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (wish: Wish) =>
      request(wish).catch((failure) => toOutcome(failure, link, isMade && ((page) => isMade(page, wish)))),
    onSuccess: (page) => {
      if ('booking' in page) queryClient.setQueryData(bookingPageQuery(link).queryKey, page)
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
  const otherwise =
    error instanceof UnknownOutcome
      ? text('myBooking.page.maybeChanged')
      : text('myBooking.page.nothingChanged')
  return { send, isSending: isPending, failure: findSentence(error, otherwise), forget: reset }
}

/** Our response to a change did not arrive, and the booking does not show whether it was made. */
export class UnknownOutcome extends Error {}

/** Returns the booking if the change was made although its request failed. Otherwise rethrows. */
async function toOutcome(
  failure: unknown,
  link: BookingPageLink,
  isMade: ((page: BookingPage) => boolean) | undefined,
): Promise<BookingPage> {
  const page = isMade && (await api.get('/api/my-bookings/:reference', toPlaces(link)).catch(() => undefined))
  if (page && isMade?.(page)) return page
  throw !page && isOpen(failure) ? new UnknownOutcome() : failure
}

/** Returns whether a request may have arrived although it failed. Errors of our own say that nothing was changed. */
function isOpen(failure: unknown): boolean {
  if (failure instanceof ApiFailure) return !isRefused(failure)
  return failure instanceof TypeError || failure instanceof SyntaxError
}
