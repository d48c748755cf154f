import { z } from 'zod'
import { LANGUAGES } from '#domain/foundation/text/language.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { decimal, instant } from '../wire/fields.ts'

const BookingAutopay = namedObject('BookingAutopay', {
  agreed: z
    .object({
      state: z
        .enum(['active', 'charged', 'failed'])
        .describe('failed: the card was declined, and is not tried again'),
      cardLabel: z.string(),
      chargeDay: z.string().describe('While active: when the card is charged next'),
      amount: decimal.describe('The amount to be charged, charged, or declined'),
      consentText: z.string().describe('The text shown to the family'),
      consentLanguage: z.enum(LANGUAGES),
      agreedAt: instant,
    })
    .nullable()
    .describe('Null if nothing is agreed to, or no longer'),
})
export type BookingAutopay = z.infer<typeof BookingAutopay>

const readers = describeCalls({ tag: 'Money', staff: 'bookings:read' })
export const readBookingAutopay = readers.get(
  '/api/bookings/:id/autopay',
  'Get what a family agreed to have charged to its card',
  { returns: BookingAutopay, refuses: [400] },
)
