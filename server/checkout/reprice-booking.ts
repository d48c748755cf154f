import type { OrderChange } from '#contract/booking/staff-bookings.ts'
import type { Refusal } from '#domain/refusal/refusal.ts'
import type { FullBooking } from '#server/bookings/full-booking.ts'
import { type PricedOrder, priceOrder } from '#server/bookings/price-order.ts'
import type { Context } from '#server/context.ts'

/** Prices a booking after a change: unchanged parts keep the price they were sold at, new ones take today's. */
export function repriceBooking(
  ctx: Context,
  booking: FullBooking,
  change: OrderChange,
): Promise<PricedOrder | Refusal> {
  const wanted = {
    themeId: change.themeId ?? booking.themeId,
    numberOfTeepees: change.numberOfTeepees ?? booking.numberOfTeepees,
    addons: change.addons ?? booking.bookedAddons,
    isDeposit: change.isDeposit ?? booking.isDeposit,
    couponCode: change.couponCode === undefined ? booking.couponCode : change.couponCode,
    zipCode: change.zipCode ?? booking.zipCode,
    bookingDate: change.bookingDate ?? booking.bookingDate,
    taxExemption: change.taxExemption,
  }
  const addonPriceCents = new Map(
    booking.bookedAddons.map(({ addonId, priceCents }) => [addonId, priceCents]),
  )
  return priceOrder(ctx.db, wanted, ctx.now(), { sold: { ...booking, addonPriceCents } })
}
