import type { CrewDay } from '#contract/crew/crew.ts'
import type { DayPlan } from '#contract/crew/work.ts'
import { calculateNeed } from '#domain/calendar/resources/resources.ts'
import { toDemands } from '#domain/calendar/resources/van-load.ts'
import { toStopId } from '#domain/crew/crew-events.ts'
import { findBookingsWhere } from '#server/booking/bookings/booking-queries.ts'
import type { Context } from '#server/context.ts'
import { findUncheckedKits } from '#server/crew/kit-care/kit-care-queries.ts'
import { kitNames } from '#server/crew/kit-care/record-crew-care.ts'
import { inArray } from '#server/foundation/database/drizzle.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'

/** Marks each line of a load list that has not been checked since its last party, and says which setups it is for. */
export async function flagLoad(
  ctx: Context,
  load: DayPlan['load'],
  bookingIds: ReadonlySet<number>,
): Promise<CrewDay['load']> {
  if (load.length === 0) return load
  const flagged = await findUncheckedKits(ctx)
  if (flagged.length === 0) return load
  const parties = await findBookingsWhere(ctx.db, inArray(bookings.id, [...bookingIds]))
  return load.map((line) => {
    const found = flagged.find(({ kit }) => kitNames(kit).includes(line.name))
    if (!found) return line
    const { kit, unchecked } = found
    const takers = parties.filter(
      (party) => calculateNeed(kit, toDemands({ ...party, addons: party.bookedAddons })) > 0,
    )
    const stopIds = takers.map(({ id }) => toStopId(id, 'setup'))
    return {
      ...line,
      unchecked: { count: unchecked.count, since: unchecked.since.toISOString(), stopIds },
    }
  })
}
