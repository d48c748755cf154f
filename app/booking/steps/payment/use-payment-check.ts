import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readDraft, saveDraft } from '#app/lib/draft/booking-draft-store.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import { finishBooking } from './finish-booking.ts'
import { getResultOutcome } from './pay-outcome.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * If a page was closed or reloaded between the click on Pay and the confirmation, checks first what happened
 * to the payment. Returns whether the check is still running.
 */
export function usePaymentCheck(): boolean {
  const text = useText()
  const queryClient = useQueryClient()
  const [isChecking, setChecking] = useState(false)
  useEffect(() => {
    const { bookingId, paymentComplete } = readDraft()
    if (!bookingId || paymentComplete) return
    const check = async () => {
      const result = await settlePayment(bookingId)
      const outcome = result && getResultOutcome(result)
      if (outcome?.kind === 'paid') finishBooking(queryClient, outcome.booking)
      if (outcome?.kind === 'refunded') {
        saveDraft({ bookingId: null })
        toast({ title: text('booking.wizard.wayBack'), description: outcome.message, tone: 'danger' })
      }
    }
    setChecking(true)
    // Without a response the wizard continues: paying checks again before it charges anything.
    check()
      .catch(() => undefined)
      .finally(() => setChecking(false))
  }, [queryClient, text])
  return isChecking
}
