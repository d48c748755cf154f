import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, instant } from '../wire/fields.ts'

const WebsitePicture = z.object({
  photoId: z.uuid().meta({ description: 'See /api/crew/photos' }),
  imageId: z
    .int()
    .nullable()
    .meta({ description: 'Its id among the website’s pictures; null if it is not one of them' }),
})

/** The pictures of a setup, and whether its family allows them on the website. */
export const WebsitePictures = z
  .object({
    allowedAt: instant.nullable().meta({ description: 'null: not allowed by the family, or no longer' }),
    pictures: z.array(WebsitePicture),
  })
  .meta({ id: 'WebsitePictures' })
export type WebsitePictures = z.infer<typeof WebsitePictures>

export const listWebsitePictures = endpoint({
  method: 'get',
  path: '/api/bookings/:id/website-pictures',
  summary: 'List the pictures of a setup, and whether the family allows them on the website',
  tag: 'Pictures',
  staff: 'bookings:read',
  params: idParams,
  responses: { 200: WebsitePictures },
  refusals: [400, 404],
})
export const addWebsitePicture = endpoint({
  method: 'post',
  path: '/api/bookings/:id/website-pictures',
  summary: 'Add a picture of a setup to the website’s pictures, if the family allows it',
  tag: 'Pictures',
  staff: 'catalogue',
  params: idParams,
  body: z.object({ photoId: z.uuid() }),
  responses: { 201: WebsitePictures },
  refusals: [400, 404, 409, 415],
})
