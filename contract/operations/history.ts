import { z } from 'zod'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { instant, language } from '../wire/fields.ts'

/** What the audit log does not list, and a booking's history tells. */
export const DIARY_ACTIONS = [
  'created',
  'changed',
  'imported',
  'kept the day of',
  'agreed to the terms for',
  'failed to pay for',
  'sent the refund of',
  'noted a dispute about',
  'noted news of a dispute about',
  'erased the family of',
  'reported the room ready for',
  'reported the room not ready for',
] as const
export type DiaryAction = (typeof DIARY_ACTIONS)[number]

/** One event: something was done, or a mail, a text or a message was sent or received. */
export const HistoryEntry = namedObject('HistoryEntry', {
  id: z.string().meta({ description: 'Unique among all entries', example: 'a12' }),
  kind: z.enum(['done', 'mail', 'text', 'message']),
  at: instant,
  who: z
    .string()
    .nullable()
    .describe("A username, 'customer' or 'system'; null for what the site sent automatically"),
  isFromFamily: z.boolean(),
  bookingId: z.int().nullable(),
  event: z.string().nullable().meta({
    description: 'The kind of what was done; null for mails, texts and messages',
    example: 'booking.cancelled',
  }),
  causedBy: z.string().nullable().meta({
    description:
      'The id of what was done to the booking and caused this email or text; null if staff wrote it or its time had come',
    example: 'a12',
  }),
  action: z.string().nullable().describe('What was done, as in the audit log, if it lists it'),
  told: z
    .array(z.object({ text: z.string(), language }))
    .describe('The details of what was done, in the requested language, in parts of one language each'),
  subject: z.string().nullable(),
  text: z.string().nullable().describe('The text that was written'),
  status: z.string().nullable().describe('The status of an email or a text'),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

export const History = z.object({
  entries: z.array(HistoryEntry).describe('The latest 200, newest first'),
  hasMore: z.boolean().describe('There are older ones, in the audit log and the outbox'),
})
export type History = z.infer<typeof History>

/**
 * It contains mails with their text and the family's log, so it is only for those who may read all of the family's
 * data.
 */
const bookings = describeCalls({ tag: 'Bookings', staff: 'customers' })
const customers = describeCalls({ tag: 'Customers', staff: 'customers' })
export const readBookingHistory = bookings.get(
  '/api/bookings/:id/history',
  'List everything that happened to a booking: changes, payments, notes, emails and texts',
  { inStaffLanguage: true, returns: History },
)
export const readCustomerHistory = customers.get(
  '/api/admin/customers/:id/history',
  'List everything that happened with a family and its bookings',
  { inStaffLanguage: true, returns: History },
)
