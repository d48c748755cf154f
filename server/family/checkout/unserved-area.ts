import type { BookingChange } from '#contract/booking/staff-bookings.ts'
import { type DeliveryArea, deliveryTo, zipAreaCode } from '#domain/catalogue/pricing/delivery-area.ts'
import type { BookingRow } from '#server/booking/bookings/full-booking.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import { findZipArea } from '#server/catalogue/pricing/zip-areas.ts'
import type { Context } from '#server/context.ts'

export type UnservedArea = Exclude<DeliveryArea, 'inside'>

/**
 * Returns why a change takes a party to an address without a delivery fee; an address that already had none is not
 * questioned.
 */
export async function findUnservedArea(
  ctx: Context,
  booking: Pick<BookingRow, 'zipCode'>,
  { zipCode }: BookingChange,
): Promise<UnservedArea | undefined> {
  if (zipCode === undefined || zipAreaCode(zipCode) === zipAreaCode(booking.zipCode)) return undefined
  const { delivery } = await readPricing(ctx.db)
  if (!delivery.enabled) return undefined
  const { area } = deliveryTo(zipCode, delivery, findZipArea)
  return area === 'inside' ? undefined : area
}
