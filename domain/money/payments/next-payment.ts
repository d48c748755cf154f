import type { BookingFacts } from '#domain/booking/booking-facts.ts'
import { balanceDueDay, owedCents } from '#domain/booking/order/balance.ts'
import { type HeldBooking, hasExpired, isActive } from '#domain/booking/status.ts'
import { type Message, message } from '#domain/foundation/messages/message.ts'
import { type Cents, MINIMUM_PAYMENT_CENTS } from '#domain/foundation/money/money.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'

/** What a booking costs and what has been paid, in cents. */
export type PaymentState = Pick<
  BookingFacts,
  'isPaid' | 'totalCents' | 'discountCents' | 'finalAmountCents' | 'paidCents'
>

/** The first payment is for the booking; all later ones are for its balance. */
export const PAYMENT_PURPOSES = ['booking', 'balance'] as const

export type NextPayment = {
  readonly purpose: (typeof PAYMENT_PURPOSES)[number]
  readonly amountCents: Cents
}

/**
 * Returns the next amount due in cents, whatever the booking's status: the rest of what was due at booking, then the
 * balance.
 */
export function nextDueCents(state: PaymentState): Cents {
  const firstLeft = state.isPaid ? 0 : state.finalAmountCents - state.paidCents
  return firstLeft > 0 ? firstLeft : owedCents(state)
}

/** Returns the payment that a customer's link asks for, or why there is none. */
export function nextPayment(
  booking: HeldBooking & PaymentState & Pick<BookingFacts, 'cancelReason'>,
  now: Date,
): NextPayment | Refusal {
  if (booking.cancelReason === 'lapsed' || hasExpired(booking, now)) return RELEASED
  if (!isActive(booking.bookingStatus))
    return refuse('booking_closed', 'payments.nothingToPay', { status: booking.bookingStatus })
  const amountCents = nextDueCents(booking)
  if (amountCents === 0) return refuse('payment_used', 'payments.everythingPaid')
  if (amountCents < MINIMUM_PAYMENT_CENTS)
    return refuse('conflict', 'payments.tooLittleForCard', { amount: amountCents })
  return { purpose: booking.isPaid ? 'balance' : 'booking', amountCents }
}

export function dueSentence(
  booking: {
    readonly bookingDate: PartyDay
    readonly createdAt: Date
    readonly holdExpiresAt: Date | null
  },
  { purpose }: Pick<NextPayment, 'purpose'>,
  now: Date,
): Message {
  const { bookingDate, createdAt, holdExpiresAt } = booking
  if (purpose === 'balance') {
    const day = balanceDueDay(bookingDate, partyDayAt(createdAt))
    return message(day < partyDayAt(now) ? 'payments.balanceWasDue' : 'payments.balanceDueBy', { day })
  }
  return holdExpiresAt
    ? message('payments.dateKeptUntil', { instant: holdExpiresAt.toISOString() })
    : message('payments.dateKept')
}

const RELEASED = refuse('booking_closed', 'payments.notPaidInTime')
