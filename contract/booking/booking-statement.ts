import { parseDollars } from '#domain/money/money.ts'
import { type Statement, statement } from '#domain/payments/statement.ts'
import { partyDayAt } from '#domain/time/party-day.ts'
import type { Words } from '#domain/words/english.ts'
import type { CustomerBooking } from './bookings.ts'
import { readLines } from './price-lines.ts'

/** Returns the statement of a booking that the API returned; amounts in cents. */
export function statementOfBooking(booking: CustomerBooking, words?: Words): Statement {
  return statement(
    {
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
    },
    words,
  )
}

function cents(decimal: string): number {
  const cents = parseDollars(decimal, { allowNegative: true })
  if (cents === undefined) throw new Error(`Not an amount of dollars: ${decimal}`)
  return cents
}
