import type { Text } from '#domain/foundation/messages/text.ts'
import { parseDollars } from '#domain/foundation/money/money.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import {
  getSums,
  type StatedOrder,
  type Statement,
  type Sums,
  statement,
} from '#domain/money/payments/statement.ts'
import type { CustomerBooking } from './bookings.ts'
import { readLines } from './price-lines.ts'

/** Returns the statement of a booking that the API returned; amounts in cents. */
export function getBookingStatement(booking: CustomerBooking, text: Text): Statement {
  return statement(toAccount(booking), text)
}

/** Returns the statement without its rows. */
export function getBookingSums(booking: CustomerBooking): Sums {
  return getSums(toAccount(booking))
}

function toAccount(booking: CustomerBooking): StatedOrder {
  return {
    lines: readLines(booking.lines),
    totalCents: cents(booking.totalAmount),
    discountCents: cents(booking.discountAmount),
    finalAmountCents: cents(booking.finalAmount),
    paidCents: cents(booking.paidAmount),
    keptCents: cents(booking.keptAmount ?? '0.00'),
    isDeposit: booking.isDeposit,
    isPaid: booking.isPaid,
    isCancelled: booking.bookingStatus === 'cancelled',
    bookingDate: booking.bookingDate,
    bookedOn: partyDayAt(new Date(booking.createdAt)),
  }
}

function cents(decimal: string): number {
  const cents = parseDollars(decimal, { allowNegative: true })
  if (cents === undefined) throw new Error(`Not an amount of dollars: ${decimal}`)
  return cents
}
