import type { OrderChange } from '#contract/booking/staff-bookings.ts'
import type { PriceTerms } from '#domain/catalogue/pricing/types.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { type PricedOrder, priceOrder } from '#server/booking/bookings/price-order.ts'
import type { Context } from '#server/context.ts'

/**
 * Prices a booking after a change: unchanged parts keep the price they were sold at, new ones have today's. A deposit
 * that was paid never changes.
 */
export function repriceBooking(
  ctx: Context,
  booking: FullBooking,
  change: OrderChange & { readonly agreedPriceCents?: Cents | undefined },
): Promise<PricedOrder | Refusal> {
  const wanted = {
    themeId: change.themeId ?? booking.themeId,
    numberOfTeepees: change.numberOfTeepees ?? booking.numberOfTeepees,
    numberOfNights: change.numberOfNights ?? booking.numberOfNights,
    addons: change.addons ?? booking.bookedAddons,
    isDeposit: change.isDeposit ?? booking.isDeposit,
    couponCode: change.couponCode === undefined ? booking.couponCode : change.couponCode,
    zipCode: change.zipCode ?? booking.zipCode,
    bookingDate: change.bookingDate ?? booking.bookingDate,
    floor: change.floor === undefined ? booking.floor : change.floor,
    stairs: change.stairs === undefined ? booking.stairs : change.stairs,
    damageWaiver: change.damageWaiver,
    taxExemption: change.taxExemption,
    agreedPriceCents: change.agreedPriceCents,
  }
  const addonLots = new Map(booking.bookedAddons.map(({ addonId, lots }) => [addonId, lots]))
  const priceTerms = booking.isDeposit ? withPaidDeposit(booking) : booking.priceTerms
  return priceOrder(ctx.db, wanted, ctx.now(), { sold: { ...booking, addonLots, priceTerms } })
}

/**
 * Returns the terms with the deposit that was paid; the balance absorbs the difference. A booking paid in full has a
 * deposit as well once its family changes the order: a smaller order must not refund more than cancelling the party
 * would.
 */
export function withPaidDeposit({ priceTerms, isPaid, depositCents }: FullBooking): PriceTerms | null {
  if (!isPaid) return priceTerms
  return { ...priceTerms, paidDepositCents: priceTerms?.paidDepositCents ?? depositCents }
}
