import { z } from 'zod'
import { bookingPageCall } from '../booking/booking-page-call.ts'
import { endpoint } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { BookingPage } from './booking-page.ts'

export const changePictureConsent = endpoint({
  ...bookingPageCall,
  method: 'put',
  path: '/api/my-bookings/:reference/picture-consent',
  summary: 'Allow pictures of the setup on the website, or revoke that: they are removed at once',
  body: z.object({ pictureConsent: z.boolean(fieldError('websitePictures.wantsPictures')) }),
  responses: { 200: BookingPage },
  refusals: [400, 404, 409],
})
