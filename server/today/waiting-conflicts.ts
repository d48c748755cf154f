import { findOverbooked } from '#server/calendar/find-overbooked.ts'
import { inArray } from '#server/database/drizzle.ts'
import { bookings } from '#server/database/schema/all-tables.ts'
import { type Found, ITEMS_MOST, type Question } from './waiting-question.ts'

/** Bookings that together take more than there is: parties, teepees, add-ons, resources or working time. */
export async function findConflicts({ ctx, say }: Question): Promise<Found> {
  const overbooked = await findOverbooked(ctx.db, ctx.now())
  const shown = overbooked.slice(0, ITEMS_MOST)
  if (shown.length === 0) return { count: 0, items: [] }
  const ids = shown.map(({ id }) => id)
  const rows = await ctx.db
    .select({ id: bookings.id, customerName: bookings.customerName })
    .from(bookings)
    .where(inArray(bookings.id, ids))
  const nameById = new Map(rows.map(({ id, customerName }) => [id, customerName]))
  return {
    count: overbooked.length,
    items: shown.map(({ lacks, ...party }) => ({
      id: party.id,
      sentence: say.conflict({ ...party, customerName: nameById.get(party.id) ?? '' }, lacks ?? 'time'),
      link: `/admin/bookings/${party.id}`,
    })),
  }
}
