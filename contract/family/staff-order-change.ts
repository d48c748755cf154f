import { z } from 'zod'
import { Quote } from '../booking/bookings.ts'
import { BookingChange, PreviewedMail } from '../booking/staff-bookings.ts'
import { endpoint } from '../wire/endpoint.ts'
import { decimal, idParams, instant, signedDecimal } from '../wire/fields.ts'
import { ChangeQuote } from './order-change.ts'

/** A change to an order, made by its family or by staff. */
export const OrderChangeEntry = z
  .object({
    id: z.int(),
    changedBy: z.string().meta({ description: 'A username, or ‘customer’' }),
    before: Quote,
    after: Quote,
    differenceAmount: signedDecimal,
    refundAmount: decimal,
    appliedAt: instant,
  })
  .meta({ id: 'OrderChangeEntry' })
export type OrderChangeEntry = z.infer<typeof OrderChangeEntry>

/** What a change means, and what its family will be told. */
export const StaffChangeQuote = ChangeQuote.extend({
  mail: PreviewedMail.optional().meta({
    description:
      'The email that tells the family about the change, without its link and attached documents. Missing if no email is sent',
  }),
}).meta({ id: 'StaffChangeQuote' })
export type StaffChangeQuote = z.infer<typeof StaffChangeQuote>

const tag = 'Bookings'
export const quoteBookingChange = endpoint({
  method: 'post',
  path: '/api/bookings/:id/change-quote',
  summary: 'Get the order before and after a change by staff, and what the difference means today',
  tag,
  staff: 'bookings:read',
  params: idParams,
  body: BookingChange,
  responses: { 200: StaffChangeQuote },
  refusals: [400, 404, 409],
})
export const listOrderChanges = endpoint({
  method: 'get',
  path: '/api/bookings/:id/order-changes',
  summary: 'List the changes made to an order, newest first; each can be reverted',
  tag,
  staff: 'bookings:read',
  params: idParams,
  responses: { 200: z.array(OrderChangeEntry) },
  refusals: [400, 404],
})
