import type { CustomerBooking } from '#contract/bookings.ts'
import type { BookingWords } from '../words/english.ts'

type PaymentState = { readonly title: string; readonly sentence: string; readonly isPaid: boolean }

/** What the page says above everything else: never more than is true. */
export function paymentStateOf(
  { bookingStatus, isPaid, cancelReason }: CustomerBooking,
  { success: words, confirmation }: BookingWords,
): PaymentState {
  if (bookingStatus === 'cancelled') {
    const sentence = cancelReason === 'lapsed' ? words.lapsed : words.cancelled
    return { title: words.cancelledTitle, sentence, isPaid }
  }
  if (isPaid) {
    return {
      title: confirmation.title,
      sentence: words.confirmed,
      isPaid,
    }
  }
  return {
    title: words.unpaidTitle,
    sentence: words.unpaid,
    isPaid,
  }
}
