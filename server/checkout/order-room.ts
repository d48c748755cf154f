import { holdsCapacity } from '#domain/booking/status.ts'
import { hasMore } from '#domain/changes/order-change.ts'
import type { Refusal } from '#domain/refusal/refusal.ts'
import { dayRefusal } from '#server/bookings/day-refusal.ts'
import type { FullBooking } from '#server/bookings/full-booking.ts'
import type { Transaction } from '#server/database/client.ts'
import type { PricedChange } from './price-order-change.ts'

/** Returns whether the changed order takes more of its day than the booking holds already. */
export function takesMoreRoom(
  booking: FullBooking,
  { before, after }: Pick<PricedChange, 'before' | 'after'>,
  now: Date,
): boolean {
  const { themeId, numberOfTeepees } = after.columns
  const isMore =
    themeId !== before.columns.themeId ||
    numberOfTeepees > before.columns.numberOfTeepees ||
    hasMore(after.addons, before.addons)
  return isMore && holdsCapacity(booking, now)
}

/** Returns why the day has no room for the changed order. Whoever goes on to write it has locked the day. */
export async function orderRoomRefusal(
  tx: Transaction,
  booking: FullBooking,
  { after }: Pick<PricedChange, 'after'>,
  now: Date,
): Promise<Refusal | undefined> {
  const { themeId, numberOfTeepees } = after.columns
  const refusal = await dayRefusal(tx, { ...booking, themeId, numberOfTeepees, addons: after.addons }, now)
  return refusal?.code === 'date_unavailable' ? { ...refusal, code: 'dates_full' } : refusal
}
