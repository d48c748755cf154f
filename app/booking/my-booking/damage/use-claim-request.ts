import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getSentence } from '#app/lib/api/api-request.ts'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import { useOwnWords } from '../../words/booking-words.ts'
import { OWN_BOOKING } from '../own-link.ts'

type Done = { readonly title: string; readonly description?: string }

/** What a family says about a claim. `send` returns whether it arrived. */
export function useClaimRequest(done: Done) {
  const { damage: words } = useOwnWords()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const send = async (ask: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    try {
      await ask()
      toast({ ...done, tone: 'success' })
      return true
    } catch (error) {
      toast({ title: words.title, description: getSentence(error, words.failed), tone: 'danger' })
      return false
    } finally {
      // Also after a refusal: the time may be over, or the claim decided.
      await queryClient.invalidateQueries(OWN_BOOKING)
      setBusy(false)
    }
  }
  return { send, isBusy }
}
