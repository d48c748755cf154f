import { z } from 'zod'
import { referenceParams } from '../booking/bookings.ts'
import { endpoint } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { BookingPage } from './booking-page.ts'

export const changePictureConsent = endpoint({
  method: 'put',
  path: '/api/my-bookings/:reference/picture-consent',
  summary: 'Allow pictures of the setup on the website, or take it back: they are taken off at once',
  tag: 'Booking page',
  staff: false,
  params: referenceParams,
  query: z.object({
    token: z.string().max(200).default('').meta({ description: 'From the link in the mail' }),
  }),
  body: z.object({ pictureConsent: z.boolean(fieldError('websitePictures.wantsPictures')) }),
  responses: { 200: BookingPage },
  refusals: [400, 404, 409],
})
