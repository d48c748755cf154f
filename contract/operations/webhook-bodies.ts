import { z } from 'zod'
import { WEBHOOK_EVENTS, type WebhookEvent } from '#domain/operations/webhook-events.ts'
import { Booking } from '../booking/bookings.ts'
import { WaitingListEntry } from '../family/waiting-list.ts'
import { ContactMessage } from '../people/contact.ts'
import { StaffTestimonial } from '../people/testimonials.ts'
import { instant } from '../wire/fields.ts'

const OfPayment = Booking.extend({
  amount: z.string().optional().describe('Of this payment or refund'),
}).meta({ id: 'BookingWithPayment' })

/** The booking may have been deleted, or never stored: then only this is known. */
const OfRefund = OfPayment.or(
  z
    .object({ bookingId: Booking.shape.bookingId.nullable(), amount: OfPayment.shape.amount })
    .meta({ id: 'RefundWithoutBooking' }),
)

/** What is sent about what is not about a booking, or about more than it. */
const OTHERS: Readonly<Partial<Record<WebhookEvent, z.ZodType>>> = {
  'payment.succeeded': OfPayment,
  'payment.refunded': OfRefund,
  'payment.failed': OfPayment,
  'payment.disputed': OfPayment,
  'message.received': ContactMessage,
  'review.received': StaffTestimonial,
  'waiting_list.offered': WaitingListEntry,
}

/** The body that is posted for each kind, signed as in Standard Webhooks. */
export const WEBHOOK_BODIES = WEBHOOK_EVENTS.map((event) => ({
  event,
  body: z.object({ type: z.literal(event), timestamp: instant, data: OTHERS[event] ?? Booking }),
}))
