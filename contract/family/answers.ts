import { z } from 'zod'
import { families } from '../booking/booking-page-call.ts'
import { sentAnswers } from '../catalogue/questions.ts'

import { BookingPage } from './booking-page.ts'

export const answerByFamily = families.put(
  '/api/my-bookings/:reference/answers',
  'Answer the owner’s questions until the party begins; other answers stay',
  { body: z.object({ answers: sentAnswers }), returns: BookingPage, refuses: [409] },
)
