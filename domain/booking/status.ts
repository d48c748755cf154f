export const BOOKING_STATUSES = ['pending', 'confirmed', 'completed', 'cancelled'] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/** Why a cancelled booking was cancelled. */
export type CancelReason = 'lapsed' | 'provider-down' | 'customer' | 'staff'

/** Whether somebody said no to the party, as opposed to a booking that was let go because nothing was paid. */
export function isCalledOff(reason: CancelReason | null): boolean {
  return reason === 'staff' || reason === 'customer'
}

/** The facts of a booking that decide whether its day is kept for it. */
export type HeldBooking = {
  readonly bookingStatus: BookingStatus
  readonly isPaid: boolean
  /** Null for a booking that waits without a limit, because staff reopened or entered it. */
  readonly holdExpiresAt: Date | null
}

/** Active bookings are those that still have a party ahead of them. */
export function isActive(status: BookingStatus): boolean {
  return status !== 'completed' && status !== 'cancelled'
}

/** Whether an unpaid booking has waited for its payment longer than its hold. */
export function hasLapsed({ bookingStatus, isPaid, holdExpiresAt }: HeldBooking, now: Date): boolean {
  return bookingStatus === 'pending' && !isPaid && holdExpiresAt !== null && now >= holdExpiresAt
}

/** Whether the booking keeps its teepees and its place on the day from everybody else. */
export function holdsCapacity(booking: HeldBooking, now: Date): boolean {
  return booking.bookingStatus !== 'cancelled' && !hasLapsed(booking, now)
}
