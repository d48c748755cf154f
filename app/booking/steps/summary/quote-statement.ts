import type { Text } from '#domain/foundation/messages/text.ts'
import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { type QuotedOrder, toStatedOrder } from '#domain/money/payments/quoted-order.ts'
import { getSums, type Statement, type Sums, statement } from '#domain/money/payments/statement.ts'

/** Returns the statement of an order that is not booked yet. `bookingDate` is empty until a day is chosen. */
export function getQuoteStatement(quote: QuotedOrder, bookingDate: PartyDay | '', text: Text): Statement {
  return statement(toOrderOfToday(quote, bookingDate), text)
}

/** Returns the same without its rows. */
export function getQuoteSums(quote: QuotedOrder, bookingDate: PartyDay | ''): Sums {
  return getSums(toOrderOfToday(quote, bookingDate))
}

function toOrderOfToday(quote: QuotedOrder, bookingDate: PartyDay | '') {
  return toStatedOrder(quote, { bookingDate, today: partyDayAt(new Date()) })
}
