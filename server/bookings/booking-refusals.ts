import { refuse } from '#domain/refusal.ts'

export const BOOKING_GONE = refuse('not_found', 'This booking does not exist anymore.')
export const NO_SUCH_NUMBER = refuse('not_found', 'There is no booking with this number.')
export const NO_SUCH_REFERENCE = refuse(
  'not_found',
  'There is no booking with this reference. Please check it and try again.',
)

export const ALREADY_PAID = refuse(
  'payment_used',
  'This booking is already paid. You do not need to pay again.',
)
