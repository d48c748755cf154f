import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'

export const CalendarFeed = z
  .object({ url: z.string().meta({ description: 'Anyone with this URL can read every confirmed booking' }) })
  .meta({ id: 'CalendarFeed' })
export type CalendarFeed = z.infer<typeof CalendarFeed>

const tag = 'Calendar feed'
export const readCalendarFeed = endpoint({
  method: 'get',
  path: '/api/admin/calendar-feed',
  summary: 'Get the secret URL of the feed of confirmed bookings',
  tag,
  // Anyone with the feed's URL can read names, phone numbers and allergies.
  staff: 'bookings:read',
  responses: { 200: CalendarFeed },
})
export const renewCalendarFeed = endpoint({
  method: 'post',
  path: '/api/admin/calendar-feed',
  summary: 'Create a new secret URL; the old one stops working',
  tag,
  staff: 'bookings:write',
  asksForPassword: true,
  responses: { 201: CalendarFeed },
})
export const downloadCalendarFeed = endpoint({
  method: 'get',
  path: '/api/calendar/:secret',
  summary: 'Get confirmed bookings as iCalendar, for the owner’s phone',
  tag,
  staff: false,
  params: z.object({ secret: z.string().max(100) }),
  responses: { 200: null },
  refusals: [404],
})
