import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '#app/lib/api-request.ts'
import { toast } from '#app/ui/toast-queue.ts'
import type { OwnBooking } from '#contract/own-booking.ts'
import { useWords } from '../words/booking-words.ts'
import { OWN_BOOKING, OWN_INVOICES, type OwnLink, ownBookingQuery } from './own-link.ts'

type Change<Wish> = {
  readonly link: OwnLink
  /** Resolves to the booking after the change. */
  readonly ask: (wish: Wish) => Promise<OwnBooking | { success: boolean }>
  readonly done: string
  readonly onDone: () => void
}

/** A change that the customer makes to the booking; the page then shows the booking from the response. */
export function useOwnChange<Wish>({ link, ask, done, onDone }: Change<Wish>) {
  const words = useWords().own
  const queryClient = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ask,
    onSuccess: (own) => {
      if ('booking' in own) queryClient.setQueryData(ownBookingQuery(link).queryKey, own)
      void queryClient.invalidateQueries(OWN_INVOICES)
      toast({ title: done, tone: 'success' })
      onDone()
    },
    // After any refusal the page's data is out of date: the booking, or which days are free. The refusal itself is
    // shown without waiting for the new data.
    onError: () => void queryClient.invalidateQueries(OWN_BOOKING),
  })
  const failure = error ? sentenceOf(error, words.nothingChanged) : undefined
  return { send: mutate, isSending: isPending, failure, forget: reset }
}
