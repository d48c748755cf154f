import { z } from 'zod'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { text } from '../wire/fields.ts'

export const FOUND_KINDS = ['booking', 'customer', 'invoice', 'message', 'place'] as const
export type FoundKind = (typeof FOUND_KINDS)[number]
export const FOUND_MOST = 20

const TOO_SHORT = fieldError('fields.searchTooShort')

const Found = namedObject('Found', {
  kind: z.enum(FOUND_KINDS),
  id: z
    .union([z.int(), z.string()])
    .describe(
      'A number; for an invoice its printed number, for a text `t` and its number, for a place its path',
    ),
  title: z.string(),
  subtitle: z.string(),
  link: z.string(),
})
export type Found = z.infer<typeof Found>

const staff = describeCalls({ tag: 'Search', staff: 'agenda' })
export const search = staff.get(
  '/api/admin/search',
  `Search bookings, customers, invoices, messages and places; returns the ${FOUND_MOST} best matches`,
  {
    query: z.object({
      q: text({ required: TOO_SHORT, min: 2, max: 100 }).describe(
        'Any part of a name, number, phone, email or address; `#12` finds the booking with this number',
      ),
    }),
    inStaffLanguage: true,
    returns: z.array(Found),
  },
)
