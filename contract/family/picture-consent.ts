import { z } from 'zod'
import { families } from '../booking/booking-page-call.ts'

import { fieldError } from '../wire/field-message.ts'
import { BookingPage } from './booking-page.ts'

export const changePictureConsent = families.put(
  '/api/my-bookings/:reference/picture-consent',
  'Allow pictures of the setup on the website, or revoke that: they are removed at once',
  {
    body: z.object({ pictureConsent: z.boolean(fieldError('websitePictures.wantsPictures')) }),
    returns: BookingPage,
    refuses: [409],
  },
)
