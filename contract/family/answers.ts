import { z } from 'zod'
import { bookingPageCall } from '../booking/booking-page-call.ts'
import { sentAnswers } from '../catalogue/questions.ts'
import { endpoint } from '../wire/endpoint.ts'
import { BookingPage } from './booking-page.ts'

export const answerByFamily = endpoint({
  ...bookingPageCall,
  method: 'put',
  path: '/api/my-bookings/:reference/answers',
  summary: 'Answer the owner’s questions until the party begins; other answers stay',
  body: z.object({ answers: sentAnswers }),
  responses: { 200: BookingPage },
  refusals: [400, 404, 409],
})
