import type { Hono } from 'hono'
import * as contract from '#contract/crew/room-readiness.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import { answerPhotoPart } from '#server/crew/phone/answer-photo-part.ts'
import {
  readinessResponse,
  refuseReadiness,
  roomPhotoUrl,
  tellReadiness,
} from '#server/crew/phone/room-readiness.ts'
import { serveBookingPage } from '#server/family/booking-page/serve-booking-page.ts'
import type { AppEnvironment } from '#server/foundation/http/app-environment.ts'

/** Registers the calls with which a family says, and shows, that its room is ready. */
export function roomReadyEndpoints(app: Hono<AppEnvironment>): void {
  serveBookingPage(app, contract.tellReadiness, async ({ ctx, booking, body, query }) => {
    const told = await tellReadiness(ctx, booking, body)
    return isRefusal(told) ? told : readinessResponse(told, (id) => roomPhotoUrl(booking, id, query.token))
  })

  serveBookingPage(app, contract.putRoomPhoto, async ({ ctx, booking, params, c }) => {
    const sender = { bookingId: booking.id }
    return (await refuseReadiness(ctx, booking)) ?? answerPhotoPart(ctx, c, { id: params.photoId, sender })
  })
}
