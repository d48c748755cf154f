import { z } from 'zod'
import { families } from '../booking/booking-page-call.ts'

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
  photoId: z
    .uuid()
    .nullish()
    .describe('A picture that was sent before; without it an earlier one stays, null removes it'),
})
export type ReadinessChange = z.output<typeof ReadinessChange>

export const tellReadiness = families.put(
  '/api/my-bookings/:reference/readiness',
  'Say whether the room is ready, if the owner asks; erased three days after the party',
  { body: ReadinessChange, returns: Readiness, refuses: [409] },
)

/** A picture, or a part of one, and what is answered. */
export const photoPart = {
  params: { photoId: z.uuid() },
  rawBody: 'image/*',
  returns: z.object({ id: z.uuid() }),
  accepts: z
    .object({ id: z.uuid(), receivedBytes: z.int() })
    .describe('A part was received; the next one starts at this byte'),
  refuses: [400, 409, 413, 415, 429],
} as const

export const putRoomPhoto = families.put(
  '/api/my-bookings/:reference/photos/:photoId',
  'Upload a picture of the room as JPEG, WebP or AVIF, whole or in parts with Content-Range',
  photoPart,
)
