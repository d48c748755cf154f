import type { QueryClient } from '@tanstack/react-query'
import { finishBooking } from '#app/booking/finish-booking.ts'
import type { BookingDraft } from '#app/lib/draft/booking-draft.ts'
import { readDraft, saveDraft } from '#app/lib/draft/booking-draft-store.ts'
import { forgetHeldDraft } from '#app/lib/draft/stored-held-draft.ts'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import type { CustomerBooking } from '#contract/booking/bookings.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { getResultOutcome } from './pay-outcome.ts'
import { settlePayment } from './settle-payment.ts'

type Opened = {
  readonly text: Text
  /** The page was opened, or loaded again, at the payment step. */
  readonly isAtPayment: boolean
}

/**
 * Finds out what happened to a booking's payment, and settles the draft by it: the confirmation is shown only to who
 * still means that party. Loaded by the few who need it.
 */
export async function checkPayment(
  queryClient: QueryClient,
  bookingId: string,
  { text, isAtPayment }: Opened,
): Promise<void> {
  const result = await settlePayment(bookingId)
  const draft = readDraft()
  // A link may have begun another draft meanwhile.
  if (!result || draft.bookingId !== bookingId) return
  const { booking, status } = result
  const outcome = getResultOutcome(result)
  const isAnother = !isSameParty(draft, booking)
  if (outcome.kind === 'paid') {
    if (booking.bookingStatus === 'cancelled') return release()
    if (isAtPayment || !isAnother) return finishBooking(queryClient, booking)
    release()
    toast({
      title: text('booking.wizard.bookedBefore', { theme: booking.themeName }),
      description: text('booking.wizard.anotherParty', { day: booking.bookingDate }),
    })
  }
  if (status === 'processing' && isAnother) release()
  if (outcome.kind === 'refunded') {
    release()
    toast({ title: text('booking.wizard.wayBack'), description: outcome.message, tone: 'danger' })
  }
}

/** As the server tells parties of one draft apart. */
function isSameParty(draft: BookingDraft, booking: CustomerBooking): boolean {
  return draft.themeId === booking.themeId && draft.bookingDate === booking.bookingDate
}

/** Keeps what was chosen, and the draft's key: by it, the server asks before the same party is booked twice. */
function release(): void {
  saveDraft({ bookingId: null })
  forgetHeldDraft()
}
