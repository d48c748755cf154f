import { z } from 'zod'
import { LANGUAGES } from '#domain/foundation/text/language.ts'
import { HOLD_STATES } from '#domain/money/payments/card-hold.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { decimal, instant } from '../wire/fields.ts'

const state = z
  .enum(HOLD_STATES)
  .describe(
    'agreed: placed the day before the party; planned: being authorized; placed: held; captured: used to pay for damage; released: no longer held; refused: declined by the bank; ended: never placed',
  )

export const FamilyHold = z.object({
  state: z.union([z.literal('offered'), state]),
  amount: decimal,
  cardLabel: z.string(),
  last4: z.string().describe('As shown to the family'),
  text: z.string().describe('What the family agrees to, or agreed to'),
  endsAt: instant.nullable().describe('While placed: when it is released at the latest'),
  capturedAmount: decimal.nullable(),
})

const BookingHold = namedObject('BookingHold', {
  hold: z
    .object({
      state,
      amount: decimal,
      cardLabel: z.string(),
      endsAt: instant.nullable(),
      capturedAmount: decimal.nullable(),
      declineCode: z.string().nullable(),
      consentText: z.string().describe('The text shown to the family'),
      consentLanguage: z.enum(LANGUAGES),
      agreedAt: instant,
    })
    .nullable(),
})
export type BookingHold = z.infer<typeof BookingHold>

const readers = describeCalls({ tag: 'Money', staff: 'bookings:read' })
export const readBookingHold = readers.get(
  '/api/bookings/:id/hold',
  'Get the hold on the card of a family that agreed to one',
  { returns: BookingHold, refuses: [400] },
)
