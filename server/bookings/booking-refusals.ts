import { message } from '#domain/messages/message.ts'
import { refuse } from '#domain/refusal/refusal.ts'
import { say } from '#domain/sentences/said.ts'

export const BOOKING_GONE = refuse('not_found', say('bookingGone'))
export const NO_SUCH_NUMBER = refuse('not_found', message('bookings.unknownNumber'))
export const NO_SUCH_REFERENCE = refuse('not_found', say('noSuchReference'))

export const ALREADY_PAID = refuse('payment_used', say('alreadyPaid'))
export const PAYMENT_UNDERWAY = refuse('payment_used', say('paymentUnderway'))
