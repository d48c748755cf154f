import * as contract from '#contract/crew/room-readiness.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import { answerPhotoPart } from '#server/crew/phone/receive-photo.ts'
import {
  readinessResponse,
  refuseReadiness,
  roomPhotoUrl,
  tellReadiness,
} from '#server/crew/phone/room-readiness.ts'
import { familyEndpoints } from '#server/family/booking-page/serve-booking-page.ts'

export const roomReadyEndpoints = familyEndpoints((serve) => {
  serve(contract.tellReadiness, async ({ ctx, booking, body, query }) => {
    const told = await tellReadiness(ctx, booking, body)
    return isRefusal(told) ? told : readinessResponse(told, (id) => roomPhotoUrl(booking, id, query.token))
  })

  serve(contract.putRoomPhoto, async ({ ctx, booking, params, c }) => {
    const sender = { bookingId: booking.id }
    return (await refuseReadiness(ctx, booking)) ?? answerPhotoPart(ctx, c, { id: params.photoId, sender })
  })
})
