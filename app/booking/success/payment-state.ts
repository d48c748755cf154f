import type { CustomerBooking } from '#contract/booking/bookings.ts'
import type { BookingWords } from '../words/english.ts'

type PaymentState = { readonly title: string; readonly sentence: string; readonly isPaid: boolean }

/** Returns the main message of the page: never more than is certain. */
export function getPaymentState(
  booking: CustomerBooking,
  { success: words, confirmation }: BookingWords,
): PaymentState {
  const { bookingStatus, isPaid, cancelReason } = booking
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
    sentence: isPayableInWizard(booking) ? words.unpaid : words.arranged,
    isPaid,
  }
}

/** Returns whether the wizard may still pay it: staff have neither confirmed it nor taken money for it. */
export function isPayableInWizard({ bookingStatus, isPaid, paidAmount }: CustomerBooking): boolean {
  return bookingStatus === 'pending' && !isPaid && Number(paidAmount) === 0
}
