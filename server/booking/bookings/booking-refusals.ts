import { refuse } from '#domain/foundation/refusal/refusal.ts'

export const BOOKING_GONE = refuse('not_found', 'bookings.gone')
export const NO_SUCH_NUMBER = refuse('not_found', 'bookings.unknownNumber')
export const NO_SUCH_REFERENCE = refuse('not_found', 'bookings.noSuchReference')

export const ALREADY_PAID = refuse('payment_used', 'bookings.alreadyPaid')
export const PAYMENT_UNDERWAY = refuse('payment_used', 'payments.paymentUnderway')
export const CHANGE_UNDERWAY = refuse('payment_used', 'orderChange.underway')
export const CHANGED_MEANWHILE = refuse('price_changed', 'orderChange.changedMeanwhile')
