import { hasMore } from '#domain/booking/changes/order-change.ts'
import { holdsCapacity } from '#domain/booking/status.ts'
import { type DateRefusal, rewordBesidesOwn } from '#domain/foundation/refusal/date-refusal.ts'
import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import { dayRefusal, shorterStayRefusal } from '#server/booking/bookings/day-refusal.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { themes } from '#server/foundation/database/schema/all-tables.ts'
import type { PricedChange } from './price-order-change.ts'

/** Returns whether the changed order takes more of its day than the booking already holds. */
export function takesMoreRoom(
  booking: FullBooking,
  { before, after }: Pick<PricedChange, 'before' | 'after'>,
  now: Date,
): boolean {
  const { themeId, numberOfTeepees, numberOfNights } = after.columns
  const isMore =
    themeId !== before.columns.themeId ||
    numberOfTeepees > before.columns.numberOfTeepees ||
    numberOfNights > booking.numberOfNights ||
    hasMore(after.addons, before.addons)
  return isMore && holdsCapacity(booking, now)
}

/**
 * Returns why the day has no room for the changed order; undefined if there is, or if it needs none that the booking
 * does not hold already. To write the order afterwards, call it with the day locked.
 */
export async function orderRoomRefusal(
  tx: Queryable,
  booking: FullBooking,
  change: Pick<PricedChange, 'before' | 'after'>,
  now: Date,
): Promise<Refusal | undefined> {
  const { themeId, numberOfTeepees, numberOfNights } = change.after.columns
  const wanted = { ...booking, themeId, numberOfTeepees, numberOfNights, addons: change.after.addons }
  const found = takesMoreRoom(booking, change, now)
    ? await dayRefusal(tx, wanted, now)
    : await shorterStayRefusal(tx, booking, wanted, now)
  const refusal = found && rewordForSameTheme(found, booking, themeId)
  return refusal?.code === 'date_unavailable' ? { ...refusal, code: 'dates_full' } : refusal
}

/** With another theme, the booking's own teepees are not among those counted as left. */
export function rewordForSameTheme(
  refusal: DateRefusal,
  { themeId, numberOfTeepees }: FullBooking,
  wantedThemeId: number,
): DateRefusal {
  return wantedThemeId === themeId ? rewordBesidesOwn(refusal, numberOfTeepees) : refusal
}

/** Returns the themes that the booking could have on its day with this many teepees: its own, and those available. */
export async function freeThemesFor(
  ctx: Context,
  booking: FullBooking,
  numberOfTeepees: number,
): Promise<number[]> {
  const offered = await ctx.db.select({ id: themes.id }).from(themes).where(eq(themes.available, true))
  const free: number[] = []
  for (const { id: themeId } of offered) {
    const wanted = { ...booking, themeId, numberOfTeepees, addons: [] }
    const isOwn = themeId === booking.themeId
    if (isOwn || !(await dayRefusal(ctx.db, wanted, ctx.now()))) free.push(themeId)
  }
  return free
}
