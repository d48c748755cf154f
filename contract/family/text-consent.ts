import { z } from 'zod'
import { bookingPageCall } from '../booking/booking-page-call.ts'
import { endpoint } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { BookingPage } from './booking-page.ts'

export const changeTextConsent = endpoint({
  ...bookingPageCall,
  method: 'put',
  path: '/api/my-bookings/:reference/texts',
  summary: 'Opt in to texts about the party, or out of them',
  body: z.object({ textConsent: z.boolean(fieldError('texts.wantsTexts')) }),
  responses: { 200: BookingPage },
  refusals: [400, 404],
})
