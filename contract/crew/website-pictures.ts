import { z } from 'zod'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { instant } from '../wire/fields.ts'

const WebsitePicture = z.object({
  photoId: z.uuid().describe('See /api/crew/photos'),
  imageId: z.int().nullable().describe('Its id among the website’s pictures; null if it is not one of them'),
})

/** The pictures of a setup, and whether its family allows them on the website. */
export const WebsitePictures = namedObject('WebsitePictures', {
  allowedAt: instant.nullable().describe('null: not allowed by the family, or no longer'),
  pictures: z.array(WebsitePicture),
})
export type WebsitePictures = z.infer<typeof WebsitePictures>

const tag = 'Pictures'
const readers = describeCalls({ tag, staff: 'bookings:read' })
const staff = describeCalls({ tag, staff: 'catalogue' })
export const listWebsitePictures = readers.get(
  '/api/bookings/:id/website-pictures',
  'List the pictures of a setup, and whether the family allows them on the website',
  { returns: WebsitePictures, refuses: [400] },
)
export const addWebsitePicture = staff.post(
  '/api/bookings/:id/website-pictures',
  'Add a picture of a setup to the website’s pictures, if the family allows it',
  { body: z.object({ photoId: z.uuid() }), creates: WebsitePictures, refuses: [409, 415] },
)
