import type { Quote } from '#domain/catalogue/pricing/types.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import type { StatedOrder } from './statement.ts'

export type QuotedOrder = Pick<Quote, 'lines' | 'totalCents' | 'discountCents' | 'finalAmountCents'>

/**
 * Returns an order that is not booked yet, for its statement and its sums.
 * @param bookingDate empty until a day is chosen
 */
export function toStatedOrder(
  { lines, totalCents, discountCents, finalAmountCents }: QuotedOrder,
  { bookingDate, today }: { readonly bookingDate: PartyDay | ''; readonly today: PartyDay },
): StatedOrder {
  return {
    lines,
    totalCents,
    discountCents,
    finalAmountCents,
    isDeposit: lines.some((line) => line.kind === 'balance'),
    isPaid: false,
    isCancelled: false,
    paidCents: 0,
    bookingDate: bookingDate || undefined,
    bookedOn: today,
  }
}
