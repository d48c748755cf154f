import { z } from 'zod'
import { bookingPageCall } from '../booking/booking-page-call.ts'
import { referenceParams } from '../booking/bookings.ts'
import { endpoint } from '../wire/endpoint.ts'
import { instant } from '../wire/fields.ts'

const ticks = {
  floorClear: z.boolean(),
  wayClear: z.boolean(),
  petsAway: z.boolean(),
  adultHome: z.boolean(),
}

/** What a family said about its room; ready if all four are true. */
export const Readiness = z
  .object({ at: instant, ticks: z.object(ticks), photoUrl: z.string().nullable() })
  .meta({ id: 'Readiness' })
export type Readiness = z.infer<typeof Readiness>

const ReadinessChange = z.object({
  floorClear: ticks.floorClear.default(false),
  wayClear: ticks.wayClear.default(false),
  petsAway: ticks.petsAway.default(false),
  adultHome: ticks.adultHome.default(false),
  photoId: z.uuid().nullish().meta({
    description: 'A picture that was sent before; without it an earlier one stays, null removes it',
  }),
})
export type ReadinessChange = z.output<typeof ReadinessChange>

export const tellReadiness = endpoint({
  ...bookingPageCall,
  method: 'put',
  path: '/api/my-bookings/:reference/readiness',
  summary: 'Say whether the room is ready, if the owner asks; erased three days after the party',
  body: ReadinessChange,
  responses: { 200: Readiness },
  refusals: [400, 404, 409],
})
export const putRoomPhoto = endpoint({
  ...bookingPageCall,
  method: 'put',
  path: '/api/my-bookings/:reference/photos/:photoId',
  summary: 'Upload a picture of the room as JPEG, WebP or AVIF, whole or in parts with Content-Range',
  params: referenceParams.extend({ photoId: z.uuid() }),
  rawBody: 'image/*',
  responses: {
    200: z.object({ id: z.uuid() }),
    202: z
      .object({ id: z.uuid(), receivedBytes: z.int() })
      .meta({ description: 'A part was received; the next one starts at this byte' }),
  },
  refusals: [400, 404, 409, 413, 415, 429],
})
