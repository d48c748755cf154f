import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getSentence } from '#app/lib/api/api-request.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import { BOOKING_PAGE } from '../booking-page-link.ts'

type Done = { readonly title: string; readonly description?: string }

/** A family's response to a claim. `send` returns whether it was received. */
export function useClaimRequest(done: Done) {
  const text = useText()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const send = async (request: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    try {
      await request()
      toast({ ...done, tone: 'success' })
      return true
    } catch (error) {
      toast({
        title: text('myBooking.damage.title'),
        description: getSentence(error, text('myBooking.page.maybeChanged')),
        tone: 'danger',
      })
      return false
    } finally {
      // Also after a refusal: the deadline may have passed, or the claim may be settled.
      await queryClient.invalidateQueries(BOOKING_PAGE)
      setBusy(false)
    }
  }
  return { send, isBusy }
}
