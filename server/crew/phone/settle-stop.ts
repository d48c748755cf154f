import { parseStopId } from '#domain/crew/crew-events.ts'
import { PROBLEM_EVENTS } from '#domain/crew/stop-problems.ts'
import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import { NO_SUCH_NUMBER } from '#server/booking/bookings/booking-refusals.ts'
import type { Admin, Context } from '#server/context.ts'
import { and, eq, inArray, isNull } from '#server/foundation/database/drizzle.ts'
import { crewEvents } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'

/**
 * Records that the office has dealt with what a crew reported from a stop, so that it is no longer listed as waiting.
 */
export async function settleStop(ctx: Context, stopId: string, { username }: Admin): Promise<null | Refusal> {
  const stop = parseStopId(stopId)
  if (!stop) return NO_SUCH_NUMBER
  const isThisStop = and(
    eq(crewEvents.bookingId, stop.bookingId),
    eq(crewEvents.stop, stop.kind),
    inArray(crewEvents.kind, [...PROBLEM_EVENTS]),
  )
  return ctx.db.transaction(async (tx) => {
    if ((await tx.$count(crewEvents, isThisStop)) === 0) return NO_SUCH_NUMBER
    const settled = await tx
      .update(crewEvents)
      .set({ settledAt: ctx.now() })
      .where(and(isThisStop, isNull(crewEvents.settledAt)))
      .returning({ id: crewEvents.id })
    if (settled.length > 0)
      await recordEvent(tx, {
        kind: 'booking.stop-settled',
        actor: username,
        subjectId: stop.bookingId,
      })
    return null
  })
}
