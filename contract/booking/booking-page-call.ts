import { z } from 'zod'
import { describeCalls } from '../wire/endpoint.ts'

/** What all calls of a booking page have in common. The family authenticates with the mailed link and nothing else. */
export const bookingPageCall = {
  tag: 'Booking page',
  staff: false,
  query: z.object({ token: z.string().max(200).default('').describe('From the emailed link') }),
} as const

export const families = describeCalls(bookingPageCall)
