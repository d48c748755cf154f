import { z } from 'zod'
import { Quote } from '../booking/bookings.ts'
import { BookingChange, PreviewedMail } from '../booking/staff-bookings.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { decimal, instant, signedDecimal } from '../wire/fields.ts'
import { ChangeQuote } from './order-change.ts'

export const OrderChangeEntry = namedObject('OrderChangeEntry', {
  id: z.int(),
  changedBy: z.string().describe('A username, or ‘customer’'),
  before: Quote,
  after: Quote,
  differenceAmount: signedDecimal,
  refundAmount: decimal,
  appliedAt: instant,
})
export type OrderChangeEntry = z.infer<typeof OrderChangeEntry>

/** What a change means, and what its family will be told. */
export const StaffChangeQuote = ChangeQuote.extend({
  mail: PreviewedMail.optional().describe(
    'The email that tells the family about the change, without its link and attached documents. Missing if no email is sent',
  ),
  makesPaid: z
    .literal(true)
    .optional()
    .describe(
      'Only if what was paid so far covers what is due then, so that the family is sent its confirmation',
    ),
}).meta({ id: 'StaffChangeQuote' })
export type StaffChangeQuote = z.infer<typeof StaffChangeQuote>

const readers = describeCalls({ tag: 'Bookings', staff: 'bookings:read' })
export const quoteBookingChange = readers.post(
  '/api/bookings/:id/change-quote',
  'Get the order before and after a change by staff, and what the difference means today',
  { body: BookingChange, returns: StaffChangeQuote, refuses: [409] },
)
export const listOrderChanges = readers.get(
  '/api/bookings/:id/order-changes',
  'List the changes made to an order, newest first; each can be reverted',
  { returns: z.array(OrderChangeEntry), refuses: [400] },
)
