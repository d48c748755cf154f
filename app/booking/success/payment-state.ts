import type { CustomerBooking } from '#contract/bookings.ts'
import type { BookingWords } from '../words/english.ts'

type PaymentState = { readonly title: string; readonly sentence: string; readonly isPaid: boolean }

/** Returns the main message of the page: never more than is certain. */
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
