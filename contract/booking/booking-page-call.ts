import { z } from 'zod'
import { referenceParams } from './bookings.ts'

/** What all calls of a booking page have in common. The family authenticates with the mailed link and nothing else. */
export const bookingPageCall = {
  tag: 'Booking page',
  staff: false,
  params: referenceParams,
  query: z.object({
    token: z.string().max(200).default('').meta({ description: 'From the emailed link' }),
  }),
} as const
