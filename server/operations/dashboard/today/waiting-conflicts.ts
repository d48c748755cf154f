import type { Text } from '#domain/foundation/messages/text.ts'
import { findOverbooked } from '#server/calendar/availability/find-overbooked.ts'
import { inArray } from '#server/foundation/database/drizzle.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
import { ITEMS_MOST, nameParty, type Question, type WaitingItems } from './waiting-question.ts'

/** Bookings that together need more than there is: parties, teepees, add-ons, resources or working time. */
export async function findConflicts({ ctx, text }: Question): Promise<WaitingItems> {
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
      sentence: describeConflict(
        nameParty({ ...party, customerName: nameById.get(party.id) ?? '' }, text),
        lacks ?? 'time',
        text,
      ),
      link: `/admin/bookings/${party.id}`,
    })),
  }
}

/** `lacks` is the calendar's term, since some things have no name of their own. */
function describeConflict(party: string, lacks: string, text: Text): string {
  return lacks === 'parties' || lacks === 'teepees' || lacks === 'time'
    ? text(`today.conflict.${lacks}`, { party })
    : text('today.conflict.resource', { party, name: lacks })
}
