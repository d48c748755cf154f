import { getBookingStatement } from '#contract/booking/booking-statement.ts'
import type { CustomerBooking } from '#contract/booking/bookings.ts'
import { lineLabel } from '#domain/catalogue/pricing/line-label.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { formatDollars } from '#domain/foundation/money/money.ts'

/** Returns the damage waiver and its price; empty for a family that did not take it. */
export function getWaiver(booking: CustomerBooking, text: Text): [name: string, price: string][] {
  const { items } = getBookingStatement(booking, text)
  return items
    .filter(({ kind }) => kind === 'waiver')
    .map((line) => [lineLabel(line, text), formatDollars(line.amountCents)])
}
