export const BOOKING_STATUSES = ['pending', 'confirmed', 'completed', 'cancelled'] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

export type CancelReason = 'lapsed' | 'provider-down' | 'customer' | 'staff'

/** Returns whether a person cancelled the party, as opposed to an unpaid booking that was released. */
export function isCancelledByPerson(reason: CancelReason | null): boolean {
  return reason === 'staff' || reason === 'customer'
}

/** Returns whether the party is certain to take place, or has taken place: staff confirmed it, or the family paid. */
export function isCertain({ bookingStatus, isPaid }: Pick<HeldBooking, 'bookingStatus' | 'isPaid'>): boolean {
  return bookingStatus === 'pending' ? isPaid : bookingStatus !== 'cancelled'
}

/** What decides whether a booking still holds its day. */
export type HeldBooking = {
  readonly bookingStatus: BookingStatus
  readonly isPaid: boolean
  /** Null if the booking waits indefinitely, because staff reopened or entered it. */
  readonly holdExpiresAt: Date | null
  /** Until when the day stays held after that, until the payment provider has said whether money has arrived. */
  readonly holdKeptUntil?: Date | null
}

/** Returns whether the party is still expected to take place. */
export function isActive(status: BookingStatus): boolean {
  return status !== 'completed' && status !== 'cancelled'
}

export function hasExpired({ bookingStatus, isPaid, holdExpiresAt }: HeldBooking, now: Date): boolean {
  return bookingStatus === 'pending' && !isPaid && holdExpiresAt !== null && now >= holdExpiresAt
}

/** Returns whether the booking takes up its teepees and its place on the day. */
export function holdsCapacity(booking: HeldBooking, now: Date): boolean {
  const { bookingStatus, holdKeptUntil } = booking
  const isKept = holdKeptUntil != null && now < holdKeptUntil
  return bookingStatus !== 'cancelled' && (isKept || !hasExpired(booking, now))
}
