import type { CustomerBooking } from '#contract/bookings.ts'

type PaymentState = { readonly title: string; readonly sentence: string; readonly isPaid: boolean }

/** What the page says above everything else: never more than is true. */
export function paymentStateOf({ bookingStatus, isPaid, cancelReason }: CustomerBooking): PaymentState {
  if (bookingStatus === 'cancelled') {
    const sentence =
      cancelReason === 'lapsed'
        ? 'It was not paid in time, so its date is free for others again. You are welcome to book anew.'
        : 'If you have any questions about it, please call us.'
    return { title: 'This booking is cancelled', sentence, isPaid }
  }
  if (isPaid) {
    return {
      title: 'Booking Confirmed!',
      sentence: 'Thank you! Here is everything you booked. We look forward to the party.',
      isPaid,
    }
  }
  return {
    title: 'Your booking is not paid yet',
    sentence: 'We hold your date for a short while. Finish the payment to keep it.',
    isPaid,
  }
}
