import { z } from 'zod'
import { families } from '../booking/booking-page-call.ts'
import { namedObject } from '../wire/endpoint.ts'
import { instant } from '../wire/fields.ts'
import { Access, StoredAccess } from './crew.ts'

/** The crew's visit as the family sees it. */
export const Progress = namedObject('Progress', {
  onTheWayAt: instant.nullable(),
  setUpAt: instant.nullable(),
  photos: z.array(z.string()).describe('URLs; empty unless the owner shows them'),
  checks: z.array(
    z.object({
      item: z.string().nullable(),
      at: instant,
      washedAt: instant.optional().describe('When the kit was last washed, if logged since its last party'),
      by: z.string().optional().describe('The first name of who checked it, if the account has one'),
    }),
  ),
})
export type Progress = z.infer<typeof Progress>

export const readProgress = families.get(
  '/api/my-bookings/:reference/progress',
  'Get the crew’s progress with the setup',
  { returns: Progress },
)
export const downloadSetupPhoto = families.get(
  '/api/my-bookings/:reference/photos/:photoId',
  'Get a picture of the setup, if the owner shows them',
  { params: { photoId: z.string().max(40) }, returns: null },
)
export const readFamilyAccess = families.get(
  '/api/my-bookings/:reference/access',
  'Get how the crew enters the building',
  { returns: StoredAccess },
)
export const changeFamilyAccess = families.put(
  '/api/my-bookings/:reference/access',
  'Set how the crew enters the building; erased three days after the collection',
  { body: Access, returns: StoredAccess, refuses: [409] },
)
