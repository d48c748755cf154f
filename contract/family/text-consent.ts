import { z } from 'zod'
import { referenceParams } from '../booking/bookings.ts'
import { endpoint } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { BookingPage } from './booking-page.ts'

export const changeTextConsent = endpoint({
  method: 'put',
  path: '/api/my-bookings/:reference/texts',
  summary: 'Ask for texts about the party, or for no more of them',
  tag: 'Booking page',
  staff: false,
  params: referenceParams,
  query: z.object({
    token: z.string().max(200).default('').meta({ description: 'From the link in the mail' }),
  }),
  body: z.object({ textConsent: z.boolean(fieldError('texts.wantsTexts')) }),
  responses: { 200: BookingPage },
  refusals: [400, 404],
})
