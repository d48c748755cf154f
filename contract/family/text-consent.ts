import { z } from 'zod'
import { families } from '../booking/booking-page-call.ts'

import { fieldError } from '../wire/field-message.ts'
import { BookingPage } from './booking-page.ts'

export const changeTextConsent = families.put(
  '/api/my-bookings/:reference/texts',
  'Opt in to texts about the party, or out of them',
  { body: z.object({ textConsent: z.boolean(fieldError('texts.wantsTexts')) }), returns: BookingPage },
)
