import { z } from 'zod'
import { bookingPageCall } from '../booking/booking-page-call.ts'
import { referenceParams } from '../booking/bookings.ts'
import { endpoint } from '../wire/endpoint.ts'
import { instant } from '../wire/fields.ts'
import { Access, StoredAccess } from './crew.ts'

/** The crew's visit as the family sees it. */
export const Progress = z
  .object({
    onTheWayAt: instant.nullable(),
    setUpAt: instant.nullable(),
    photos: z.array(z.string()).meta({ description: 'URLs; empty unless the owner shows them' }),
    checks: z.array(
      z.object({
        item: z.string().nullable(),
        at: instant,
        washedAt: instant.optional().meta({
          description: 'When the kit was last washed, if logged since its last party',
        }),
        by: z
          .string()
          .optional()
          .meta({ description: 'The first name of who checked it, if the account has one' }),
      }),
    ),
  })
  .meta({ id: 'Progress' })
export type Progress = z.infer<typeof Progress>

export const readProgress = endpoint({
  ...bookingPageCall,
  method: 'get',
  path: '/api/my-bookings/:reference/progress',
  summary: 'Get the crew’s progress with the setup',
  responses: { 200: Progress },
  refusals: [404],
})
export const downloadSetupPhoto = endpoint({
  ...bookingPageCall,
  method: 'get',
  path: '/api/my-bookings/:reference/photos/:photoId',
  summary: 'Get a picture of the setup, if the owner shows them',
  params: referenceParams.extend({ photoId: z.string().max(40) }),
  responses: { 200: null },
  refusals: [404],
})
export const readFamilyAccess = endpoint({
  ...bookingPageCall,
  method: 'get',
  path: '/api/my-bookings/:reference/access',
  summary: 'Get how the crew enters the building',
  responses: { 200: StoredAccess },
  refusals: [404],
})
export const changeFamilyAccess = endpoint({
  ...bookingPageCall,
  method: 'put',
  path: '/api/my-bookings/:reference/access',
  summary: 'Set how the crew enters the building; erased three days after the collection',
  body: Access,
  responses: { 200: StoredAccess },
  refusals: [400, 404, 409],
})
