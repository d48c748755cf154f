import { z } from 'zod'
import { referenceParams } from './bookings.ts'

/** What every call of a booking's own page shares: its family has the link in the mail, and nothing else. */
export const bookingPageCall = {
  tag: 'Booking page',
  staff: false,
  params: referenceParams,
  query: z.object({
    token: z.string().max(200).default('').meta({ description: 'From the link in the mail' }),
  }),
} as const
