import { FAMILY_FIELD_NAMES } from '#domain/booking/booking-fields.ts'
import { touchesPrice } from '#domain/booking/changes/booking-change.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { OrderColumns, OrderSnapshot } from '#server/foundation/database/schema/booking/order-changes.ts'
import type { OrderChangeRow } from './order-change-queries.ts'
import { withNights } from './order-snapshot.ts'

/** What says where and how the party is, besides what was ordered. */
const WRITTEN = [
  'guestCount',
  'partyStartTime',
  'partyAddress',
  'city',
  'zipCode',
  ...FAMILY_FIELD_NAMES,
] as const satisfies readonly (keyof OrderColumns)[]

/**
 * Returns the order from before a change, at its prices. Guests, start, address and texts stay as they are now, except
 * those that the change itself set. Refuses (`conflict`) if its price was for another day, address or floor.
 * @param booking as it is now, on the day that it will have
 */
export function getEarlierOrder(
  booking: FullBooking,
  { bookingDate, ...change }: Pick<OrderChangeRow, 'bookingDate' | 'before' | 'after'>,
): OrderSnapshot | Refusal {
  const before = withNights(change.before)
  const kept = WRITTEN.filter((name) => before.columns[name] === change.after.columns[name])
  const written = Object.fromEntries(kept.map((name) => [name, booking[name]]))
  const columns: OrderColumns = { ...before.columns, ...written }
  const isPricedBy = (wanted: Parameters<typeof touchesPrice>[0]) =>
    [before.columns, booking].some(({ priceTerms }) =>
      touchesPrice(wanted, { ...before.columns, bookingDate, priceTerms }),
    )
  if (isPricedBy({ bookingDate: booking.bookingDate }))
    return refuse('conflict', 'bookings.pricedForOtherDay', { day: bookingDate })
  const { zipCode, floor, stairs } = columns
  if (isPricedBy({ zipCode, floor, stairs })) return refuse('conflict', 'bookings.pricedForOtherAddress')
  return { ...before, columns }
}
