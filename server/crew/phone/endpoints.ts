import * as contract from '#contract/crew/crew.ts'
import { parseStopId } from '#domain/crew/crew-events.ts'
import { PROBLEM_EVENTS } from '#domain/crew/stop-problems.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { NO_SUCH_NUMBER } from '#server/booking/bookings/booking-refusals.ts'
import type { Admin, Context } from '#server/context.ts'
import { and, eq, inArray, isNull } from '#server/foundation/database/drizzle.ts'
import { crewEvents } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { changeAccess, readAccess } from './access.ts'
import { crewDay, liveDay } from './crew-days.ts'
import { findCrewStop } from './own-stops.ts'
import { findPhotoFor, PHOTO_GONE, sendPhoto } from './photos.ts'
import { answerPhotoPart } from './receive-photo.ts'
import { reportEvents } from './report-events.ts'
import { isCrewDay, OTHER_DAY, STOP_GONE } from './stops.ts'

export const crewEndpoints = endpoints((serve, app) => {
  serve(contract.readCrewDay, ({ ctx, params, admin, language }) =>
    isCrewDay(params.date, ctx.now()) ? crewDay(ctx, params.date, { admin, language }) : OTHER_DAY,
  )
  serve(contract.sendCrewEvents, async ({ ctx, body, admin, language }) => {
    const events = await reportEvents(ctx, { ...body, admin, language })
    return isRefusal(events) ? events : { events }
  })
  serve(contract.readLive, ({ ctx, query, language }) => liveDay(ctx, query.date, language))
  serve(contract.settleStop, ({ ctx, params, admin }) => settleStop(ctx, params.stopId, admin))
  accessEndpoints(app)
  photoEndpoints(app)
})

const accessEndpoints = endpoints((serve) => {
  serve(contract.changeStopAccess, async ({ ctx, params, body, admin }) => {
    const stop = await findCrewStop(ctx, admin, params.stopId)
    const booking = stop && (await findBooking(ctx.db, { id: stop.bookingId }))
    return booking ? changeAccess(ctx, booking, body, admin.username) : STOP_GONE
  })
  serve(contract.readAccess, async ({ ctx, params }) => {
    const booking = await findBooking(ctx.db, params)
    return booking ? readAccess(ctx, booking.id) : NO_SUCH_NUMBER
  })
  serve(contract.changeAccess, async ({ ctx, params, body, admin }) => {
    const booking = await findBooking(ctx.db, params)
    return booking ? changeAccess(ctx, booking, body, admin.username) : NO_SUCH_NUMBER
  })
})

const photoEndpoints = endpoints((serve) => {
  serve(contract.putCrewPhoto, ({ ctx, c, params: { photoId }, admin: { userId } }) =>
    answerPhotoPart(ctx, c, { id: photoId, sender: { userId } }),
  )
  serve(contract.readCrewPhoto, async ({ ctx, c, params, query, admin }) => {
    const fileKey = await findPhotoFor(ctx, params.photoId, admin)
    return (fileKey && (await sendPhoto(c, fileKey, query.size))) || PHOTO_GONE
  })
})

/**
 * Records that the office has dealt with what a crew reported from a stop, so that it is no longer listed as waiting.
 */
async function settleStop(ctx: Context, stopId: string, { username }: Admin): Promise<null | Refusal> {
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
      await recordEvent(tx, { kind: 'booking.stop-settled', actor: username, subjectId: stop.bookingId })
    return null
  })
}
