import type { Text } from '#domain/messages/text.ts'
import { type Statement, statement } from '#domain/payments/statement.ts'
import type { Quote } from '#domain/pricing/types.ts'
import { type PartyDay, partyDayAt } from '#domain/time/party-day.ts'

type Sums = Pick<Quote, 'lines' | 'totalCents' | 'discountCents' | 'finalAmountCents'>

/** Returns the statement of an order that is not booked yet. `bookingDate` is empty until a day is chosen. */
export function getQuoteStatement(quote: Sums, bookingDate: PartyDay | '', text: Text): Statement {
  const order = {
    ...quote,
    isDeposit: quote.lines.some((line) => line.kind === 'balance'),
    isPaid: false,
    isCancelled: false,
    paidCents: 0,
    bookingDate: bookingDate || undefined,
    bookedOn: partyDayAt(new Date()),
  }
  return statement(order, text)
}
