import { getStopState, isNewsToFamily, toStopId } from '#domain/crew/crew-events.ts'
import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { DeliveryWindow } from '#domain/foundation/time/party-start.ts'
import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import type { crewEvents } from '#server/foundation/database/schema/all-tables.ts'
import { isOver, type StopWindows } from './crew-days.ts'
import { eventsByStop } from './read-events.ts'

type NewEvent = typeof crewEvents.$inferSelect

/**
 * Tells families that their crew is on its way, in the transaction that stores the event: once per visit and day.
 * `windows` are today's; events of other days are not announced.
 */
export async function announceVisits(
  tx: Transaction,
  ctx: Context,
  { events, windows }: { readonly events: readonly NewEvent[]; readonly windows: StopWindows },
): Promise<void> {
  for (const { bookingId, stop, kind, at, receivedAt } of events) {
    if (kind !== 'on_the_way' || !isNewsToFamily({ at, received: receivedAt })) continue
    const stopId = toStopId(bookingId, stop)
    const reported = (await eventsByStop(tx, [bookingId])).get(stopId) ?? []
    // A crew that has already arrived needs no announcement.
    if (getStopState(reported) !== 'on_the_way') continue
    const day = partyDayAt(receivedAt)
    const window = windows.get(stopId)
    if (!window) continue
    await queueBookingMail(tx, ctx, {
      kind: stop === 'setup' ? 'on-the-way' : 'on-the-way-to-collect',
      bookingId,
      once: [stopId, day],
      window: findComing(window, day, receivedAt),
    })
  }
}

/** Returns the window, unless it has passed. */
function findComing(window: DeliveryWindow, day: PartyDay, now: Date): DeliveryWindow | undefined {
  return isOver(day, window.to, now) ? undefined : window
}
