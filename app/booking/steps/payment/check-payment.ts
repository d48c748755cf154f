import type { QueryClient } from '@tanstack/react-query'
import { saveDraft } from '#app/lib/draft/booking-draft-store.ts'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { finishBooking } from './finish-booking.ts'
import { getResultOutcome } from './pay-outcome.ts'
import { settlePayment } from './settle-payment.ts'

/** Finds out what happened to a booking's payment, and settles the draft by it. Loaded by the few who need it. */
export async function checkPayment(queryClient: QueryClient, bookingId: string, text: Text): Promise<void> {
  const result = await settlePayment(bookingId)
  const outcome = result && getResultOutcome(result)
  if (outcome?.kind === 'paid') finishBooking(queryClient, outcome.booking)
  if (outcome?.kind === 'refunded') {
    saveDraft({ bookingId: null })
    toast({ title: text('booking.wizard.wayBack'), description: outcome.message, tone: 'danger' })
  }
}
