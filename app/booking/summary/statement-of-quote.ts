import { type Statement, statement } from '#domain/payments/statement.ts'
import type { Quote } from '#domain/pricing/types.ts'
import { type PartyDay, partyDayAt } from '#domain/time/party-day.ts'
import type { Words } from '#domain/words/english.ts'

type Sums = Pick<Quote, 'lines' | 'totalCents' | 'discountCents' | 'finalAmountCents'>

/** Returns the statement of an order that is not booked yet. `bookingDate` is empty until a day is chosen. */
export function statementOfQuote(quote: Sums, bookingDate: PartyDay | '', words: Words): Statement {
  const order = {
    ...quote,
    isDeposit: quote.lines.some((line) => line.kind === 'balance'),
    isPaid: false,
    isCancelled: false,
    paidCents: 0,
    bookingDate: bookingDate || undefined,
    bookedOn: partyDayAt(new Date()),
  }
  return statement(order, words)
}
