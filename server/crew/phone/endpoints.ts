import type { Hono } from 'hono'
import * as contract from '#contract/crew/crew.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { NO_SUCH_NUMBER } from '#server/booking/bookings/booking-refusals.ts'
import type { AppEnvironment } from '#server/foundation/http/app-environment.ts'
import { serve } from '#server/foundation/http/serve-endpoint.ts'
import { changeAccess, readAccess } from './access.ts'
import { answerPhotoPart } from './answer-photo-part.ts'
import { crewDay, liveDay } from './crew-days.ts'
import { findCrewStop } from './own-stops.ts'
import { findPhotoFor, PHOTO_GONE, sendPhoto } from './photos.ts'
import { reportEvents } from './report-events.ts'
import { settleStop } from './settle-stop.ts'
import { isCrewDay, OTHER_DAY, STOP_GONE } from './stops.ts'

export function crewEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.readCrewDay, ({ ctx, params, admin, language }) =>
    isCrewDay(params.date, ctx.now()) ? crewDay(ctx, params.date, { admin, language }) : OTHER_DAY,
  )
  serve(app, contract.sendCrewEvents, async ({ ctx, body, admin, language }) => ({
    events: await reportEvents(ctx, { ...body, admin, language }),
  }))
  serve(app, contract.readLive, ({ ctx, query, language }) => liveDay(ctx, query.date, language))
  serve(app, contract.settleStop, ({ ctx, params, admin }) => settleStop(ctx, params.stopId, admin))
  accessEndpoints(app)
  photoEndpoints(app)
}

function accessEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.changeStopAccess, async ({ ctx, params, body, admin }) => {
    const stop = await findCrewStop(ctx, admin, params.stopId)
    const booking = stop && (await findBooking(ctx.db, { id: stop.bookingId }))
    return booking ? changeAccess(ctx, booking, body, admin.username) : STOP_GONE
  })
  serve(app, contract.readAccess, async ({ ctx, params }) => {
    const booking = await findBooking(ctx.db, params)
    return booking ? readAccess(ctx, booking.id) : NO_SUCH_NUMBER
  })
  serve(app, contract.changeAccess, async ({ ctx, params, body, admin }) => {
    const booking = await findBooking(ctx.db, params)
    return booking ? changeAccess(ctx, booking, body, admin.username) : NO_SUCH_NUMBER
  })
}

function photoEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.putCrewPhoto, ({ ctx, c, params: { photoId }, admin: { userId } }) =>
    answerPhotoPart(ctx, c, { id: photoId, sender: { userId } }),
  )
  serve(app, contract.readCrewPhoto, async ({ ctx, c, params, query, admin }) => {
    const fileKey = await findPhotoFor(ctx, params.photoId, admin)
    return (fileKey && (await sendPhoto(c, fileKey, query.size))) || PHOTO_GONE
  })
}
