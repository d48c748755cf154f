import { z } from 'zod'
import { LANGUAGES } from '#domain/foundation/text/language.ts'
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
        chargeDay: z.string().meta({ description: 'While active: when the card is charged next' }),
        amount: decimal.meta({ description: 'The amount to be charged, charged, or declined' }),
        consentText: z.string().meta({ description: 'The text shown to the family' }),
        consentLanguage: z.enum(LANGUAGES),
        agreedAt: instant,
      })
      .nullable()
      .meta({ description: 'Null if nothing is agreed to, or no longer' }),
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
