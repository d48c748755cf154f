import type { CustomerBooking } from '#contract/booking/bookings.ts'
import type { PartyPhase } from '#domain/booking/party-phase.ts'
import type { Text } from '#domain/foundation/messages/text.ts'

type MainMessage = { readonly title: string; readonly sentence: string; readonly isPaid: boolean }

/** Returns the page's main message, claiming no more than is certain. */
export function getMainMessage(booking: CustomerBooking, phase: PartyPhase, text: Text): MainMessage {
  const { isPaid, cancelReason } = booking
  if (phase === 'cancelled') {
    const sentence =
      cancelReason === 'lapsed' ? text('booking.success.expired') : text('booking.success.cancelled')
    return { title: text('booking.success.cancelledTitle'), sentence, isPaid }
  }
  if (isPaid) {
    return {
      title: text('booking.confirmation.title'),
      sentence: text(phase === 'after' ? 'booking.success.after' : 'booking.success.confirmed'),
      isPaid,
    }
  }
  return {
    title: text('booking.success.unpaidTitle'),
    sentence: isPayableInWizard(booking) ? text('booking.success.unpaid') : text('booking.success.arranged'),
    isPaid,
  }
}

/**
 * Returns whether the wizard can still pay for it: staff have neither confirmed it nor taken money for it.
 */
export function isPayableInWizard({ bookingStatus, isPaid, paidAmount }: CustomerBooking): boolean {
  return bookingStatus === 'pending' && !isPaid && Number(paidAmount) === 0
}
