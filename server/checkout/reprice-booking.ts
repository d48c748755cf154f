import type { OrderChange } from '#contract/staff-bookings.ts'
import type { PartyDay } from '#domain/party-day.ts'
import { zipAreaCode } from '#domain/pricing/delivery-area.ts'
import type { Refusal } from '#domain/refusal.ts'
import type { FullBooking } from '#server/bookings/full-booking.ts'
import { type PricedOrder, priceOrder } from '#server/bookings/price-order.ts'
import type { Context } from '#server/context.ts'

type Moved = { readonly zipCode?: string | undefined; readonly bookingDate?: PartyDay | undefined }

const PRICED_BY = ['themeId', 'numberOfTeepees', 'addons', 'couponCode', 'isDeposit'] as const

/** Whether a change is to be priced anew: its order changes, or it moves a party whose price depends on the place. */
export function touchesPrice(
  change: OrderChange & Moved,
  { zipCode, bookingDate, priceTerms }: FullBooking,
): boolean {
  if (PRICED_BY.some((part) => change[part] !== undefined)) return true
  const isElsewhere = change.zipCode !== undefined && zipAreaCode(change.zipCode) !== zipAreaCode(zipCode)
  const isLater = change.bookingDate !== undefined && change.bookingDate !== bookingDate
  return (
    (isElsewhere && Boolean(priceTerms?.delivery ?? priceTerms?.tax)) || (isLater && Boolean(priceTerms?.tax))
  )
}

/** What a booking costs after a change: what stays keeps the price it was sold at, what is new takes today's. */
export function repriceBooking(
  ctx: Context,
  booking: FullBooking,
  change: OrderChange & Moved,
): Promise<PricedOrder | Refusal> {
  const wanted = {
    themeId: change.themeId ?? booking.themeId,
    numberOfTeepees: change.numberOfTeepees ?? booking.numberOfTeepees,
    addons: change.addons ?? booking.bookedAddons,
    isDeposit: change.isDeposit ?? booking.isDeposit,
    couponCode: change.couponCode === undefined ? booking.couponCode : change.couponCode,
    zipCode: change.zipCode ?? booking.zipCode,
    bookingDate: change.bookingDate ?? booking.bookingDate,
  }
  const addonPriceCents = new Map(
    booking.bookedAddons.map(({ addonId, priceCents }) => [addonId, priceCents]),
  )
  return priceOrder(ctx.db, wanted, ctx.now(), { sold: { ...booking, addonPriceCents } })
}
