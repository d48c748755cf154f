import { z } from 'zod'
import { bookingDetails, holdDays, newOrder, staffPhone } from '#contract/booking/booking-fields.ts'
import { Booking } from '#contract/booking/bookings.ts'
import { ContactMessage, ContactReply } from '#contract/people/contact.ts'
import { storedId } from '#contract/wire/fields.ts'
import { search } from '../search.ts'
import { readToday, Today } from '../today.ts'
import { tool } from './tool.ts'

/** Additional tools for staff's assistants, which need an API key. Each calls the API, which checks the key's scope. */
export const STAFF_TOOLS = {
  read_today: tool({
    summary: 'Show the day',
    description:
      'Staff: list the stops of a day and the next one with families, addresses and crews, and what is waiting for staff.',
    input: readToday.query,
    output: Today,
    isReadOnly: true,
    scope: 'agenda',
  }),
  search_bookings: tool({
    summary: 'Search',
    description:
      'Staff: search bookings, families, invoices and messages by any part of a name, number, phone, email or address.',
    input: search.query,
    output: z.object({ found: search.responses[200] }),
    isReadOnly: true,
    scope: 'agenda',
  }),
  read_messages: tool({
    summary: 'List unanswered messages',
    description: 'Staff: list the newest unanswered messages of families, at most 20.',
    input: z.object({}),
    output: z.object({ messages: z.array(ContactMessage) }),
    isReadOnly: true,
    scope: 'messages',
  }),
  draft_answer: tool({
    summary: 'Draft a reply',
    description:
      'Staff: save a draft reply to a message. Nothing is sent: a person reads, edits and sends it in the admin.',
    input: ContactReply.extend({ messageId: storedId }),
    output: z.object({ messageId: z.int(), draft: ContactMessage.shape.draft.unwrap() }),
    isReadOnly: false,
    scope: 'messages',
  }),
  hold_day: tool({
    summary: 'Hold a day',
    description:
      'Staff: create a booking that waits for its payment for a number of days (holdDays). Nothing is emailed or charged, and full or closed days are refused. When you retry, send the same requestKey, so that the day is held only once.',
    input: z.object({
      ...bookingDetails,
      customerPhone: staffPhone,
      ...newOrder,
      holdDays,
      requestKey: z.string().max(100).optional(),
    }),
    output: Booking.pick({
      id: true,
      bookingId: true,
      bookingDate: true,
      bookingStatus: true,
      holdExpiresAt: true,
      totalAmount: true,
      finalAmount: true,
    }),
    isReadOnly: false,
    scope: 'bookings:write',
  }),
}
