import { isDeepStrictEqual } from 'node:util'
import type { WantedOrder } from '#domain/booking/changes/order-change.ts'
import type { OrderedAddon } from '#domain/catalogue/pricing/types.ts'
import { withoutUndefined } from '#domain/foundation/values/without-undefined.ts'
import type { BookingRow, FullBooking } from '#server/booking/bookings/full-booking.ts'
import { type PricedOrder, pricedColumns } from '#server/booking/bookings/price-order.ts'
import {
  ORDER_COLUMNS,
  type OrderColumns,
  type OrderSnapshot,
} from '#server/foundation/database/schema/booking/order-changes.ts'

export function orderSnapshot(booking: FullBooking): OrderSnapshot {
  return { themeName: booking.themeName, columns: toOrderColumns(booking), addons: soldAddons(booking) }
}

/** Returns a booking's order after a change; without a new price, only what is free changes. */
export function changedSnapshot(
  booking: FullBooking,
  wanted: WantedOrder,
  priced: PricedOrder | undefined,
): OrderSnapshot {
  return {
    themeName: priced?.theme.name ?? booking.themeName,
    columns: toOrderColumns({
      ...booking,
      ...withoutUndefined(wanted),
      ...(priced && pricedColumns(priced)),
    }),
    addons: priced?.addons ?? soldAddons(booking),
  }
}

/** Returns a stored order with its nights: one if it is from before they were stored. */
export function withNights({ columns, ...order }: OrderSnapshot): OrderSnapshot {
  return { ...order, columns: { ...columns, numberOfNights: columns.numberOfNights ?? 1 } }
}

/** Returns whether only a deposit was due at booking. */
export function isDepositIn({ columns }: OrderSnapshot): boolean {
  return columns.priceLines.some(({ kind }) => kind === 'balance')
}

/** Returns whether two orders are the same, even if one has been stored as JSON. */
export function isSameOrder(one: OrderSnapshot, other: OrderSnapshot): boolean {
  // A snapshot from before `givenUp` or allergies were stored lacks them. What one lacks cannot differ.
  const hasAllergies = 'allergiesAndNeeds' in one.columns && 'allergiesAndNeeds' in other.columns
  // A deleted coupon loses its id, while its code and terms stay.
  const plain = ({ columns: { allergiesAndNeeds, couponId: _, ...columns }, addons }: OrderSnapshot) =>
    JSON.parse(
      JSON.stringify({
        columns: {
          ...columns,
          givenUp: columns.givenUp ?? null,
          ...(hasAllergies && { allergiesAndNeeds }),
        },
        addons: addons.map(({ name: _, ...line }) => line),
      }),
    )
  return isDeepStrictEqual(plain(withNights(one)), plain(withNights(other)))
}

function toOrderColumns(booking: BookingRow): OrderColumns {
  return Object.fromEntries(ORDER_COLUMNS.map((name) => [name, booking[name]])) as OrderColumns
}

function soldAddons({ bookedAddons }: FullBooking): OrderedAddon[] {
  return bookedAddons.flatMap(({ addonId, name, lots }) =>
    lots.map(({ quantity, unitCents }) => ({ addonId, name, quantity, priceCents: unitCents })),
  )
}
