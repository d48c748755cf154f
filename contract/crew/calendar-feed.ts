import { z } from 'zod'
import { describeCalls } from '../wire/endpoint.ts'

export const CalendarFeed = z
  .object({ url: z.string().describe('Anyone with this URL can read every confirmed booking') })
  .meta({ id: 'CalendarFeed' })
export type CalendarFeed = z.infer<typeof CalendarFeed>

const tag = 'Calendar feed'
const readers = describeCalls({ tag, staff: 'bookings:read' })
const writers = describeCalls({ tag, staff: 'bookings:write' })
const visitors = describeCalls({ tag, staff: false })
/** Anyone with the feed's URL can read names, phone numbers and allergies. */
export const readCalendarFeed = readers.get(
  '/api/admin/calendar-feed',
  'Get the secret URL of the feed of confirmed bookings',
  { returns: CalendarFeed },
)
export const renewCalendarFeed = writers.post(
  '/api/admin/calendar-feed',
  'Create a new secret URL; the old one stops working',
  { asksForPassword: true, creates: CalendarFeed },
)
export const downloadCalendarFeed = visitors.get(
  '/api/calendar/:secret',
  'Get confirmed bookings as iCalendar, for the owner’s phone',
  { params: { secret: z.string().max(100) }, returns: null },
)
