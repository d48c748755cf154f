import { message } from '#domain/foundation/messages/message.ts'
import { refuse } from '#domain/foundation/refusal/refusal.ts'

export const BOOKING_GONE = refuse('not_found', message('bookings.gone'))
export const NO_SUCH_NUMBER = refuse('not_found', message('bookings.unknownNumber'))
export const NO_SUCH_REFERENCE = refuse('not_found', message('bookings.noSuchReference'))

export const ALREADY_PAID = refuse('payment_used', message('bookings.alreadyPaid'))
export const PAYMENT_UNDERWAY = refuse('payment_used', message('payments.paymentUnderway'))
