import { getStopState, toStopId } from '#domain/crew/crew-events.ts'
import { isRoomReady } from '#domain/crew/room-readiness.ts'
import { holdsCapacityAt } from '#server/calendar/availability/holds-capacity.ts'
import { eventsByStop } from '#server/crew/phone/read-events.ts'
import { readReadiness } from '#server/crew/phone/room-readiness.ts'
import { and, asc, eq } from '#server/foundation/database/drizzle.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
import { ITEMS_MOST, nameParty, type Question, type WaitingItems } from './waiting-question.ts'

/** Today's rooms that their families have not reported ready, until the crew is done there. */
export async function findRoomsNotReady({ ctx, today, text }: Question): Promise<WaitingItems> {
  if (!(await readSettings(ctx.db)).readiness) return { count: 0, items: [] }
  const { id, customerName, customerPhone, bookingDate, partyStartTime } = bookings
  const parties = await ctx.db
    .select({ id, customerName, customerPhone, bookingDate })
    .from(bookings)
    .where(and(eq(bookingDate, today), holdsCapacityAt(ctx.now())))
    .orderBy(asc(partyStartTime), asc(id))
  const ids = parties.map((party) => party.id)
  const [rooms, events] = await Promise.all([readReadiness(ctx.db, ids), eventsByStop(ctx.db, ids)])
  const open = parties.filter((party) => {
    const state = getStopState(events.get(toStopId(party.id, 'setup')) ?? [])
    return state !== 'done' && state !== 'skipped' && !isRoomReady(rooms.get(party.id))
  })
  return {
    count: open.length,
    items: open.slice(0, ITEMS_MOST).map((party) => ({
      id: party.id,
      sentence: text('today.roomNotReady', {
        party: nameParty(party, text),
        phone: party.customerPhone,
        isTold: rooms.has(party.id) ? 'yes' : 'no',
      }),
      link: `/admin/bookings/${party.id}`,
    })),
  }
}
