import { useMutation, useQueryClient } from '@tanstack/react-query'
import { apiJson, sentenceOf } from '#app/lib/api-request.ts'
import { toast } from '#app/ui/toast-queue.ts'
import type { OwnBooking } from '#contract/own-booking.ts'
import { isOfOwnBooking, type OwnLink, ownBookingQuery, ownPath } from './own-link.ts'

type Change = {
  readonly link: OwnLink
  readonly action: string
  readonly done: string
  readonly onDone: () => void
}

/** A change the customer makes to the booking; the page then shows the booking as the server answered it. */
export function useOwnChange({ link, action, done, onDone }: Change) {
  const queryClient = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: object) => apiJson<OwnBooking>('POST', ownPath(link, action), body),
    onSuccess: (own) => {
      if ('booking' in own) queryClient.setQueryData(ownBookingQuery(link).queryKey, own)
      toast({ title: done, tone: 'success' })
      onDone()
    },
    // Whatever was refused, what this page knows is out of date: the booking, or which days are free.
    onError: () => queryClient.invalidateQueries({ predicate: isOfOwnBooking(link) }),
  })
  const failure = error
    ? sentenceOf(error, 'We cannot be reached right now. Nothing was changed. Please try again.')
    : undefined
  return { send: mutate, isSending: isPending, failure, forget: reset }
}
