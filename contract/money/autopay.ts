import { z } from 'zod'
import { LANGUAGES } from '#domain/text/language.ts'
import { endpoint } from '../wire/endpoint.ts'
import { decimal, idParams, instant } from '../wire/fields.ts'

const BookingAutopay = z
  .object({
    agreed: z
      .object({
        state: z.enum(['active', 'charged', 'failed']).meta({
          description: 'failed: the card was declined, and is not tried again',
        }),
        cardLabel: z.string(),
        chargeDay: z.string().meta({ description: 'While it is active: when the card is asked next' }),
        amount: decimal.meta({ description: 'What is charged, was charged, or could not be charged' }),
        consentText: z.string().meta({ description: 'What the family read' }),
        consentLanguage: z.enum(LANGUAGES),
        agreedAt: instant,
      })
      .nullable()
      .meta({ description: 'Null: nothing is agreed, or not anymore' }),
  })
  .meta({ id: 'BookingAutopay' })
export type BookingAutopay = z.infer<typeof BookingAutopay>

export const readBookingAutopay = endpoint({
  method: 'get',
  path: '/api/bookings/:id/autopay',
  summary: 'Get what a family agreed to have charged to its card',
  tag: 'Money',
  staff: 'bookings:read',
  params: idParams,
  responses: { 200: BookingAutopay },
  refusals: [400, 404],
})
