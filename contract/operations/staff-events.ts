import { z } from 'zod'
import { describeCalls } from '../wire/endpoint.ts'
import type { Permission } from '../wire/permissions.ts'

/** The kinds of events, and the permission needed to receive each. */
export const EVENT_KINDS = {
  booking: 'agenda',
  payment: 'bookings:read',
  message: 'messages',
  text: 'messages',
  testimonial: 'messages',
  'waiting-list': 'calendar',
  'unavailable-date': 'calendar',
  resource: 'calendar',
  work: 'agenda',
  /** What crews report from the stops of a booking, and what keeps them from their work there. */
  stop: 'bookings:read',
  'stop-problem': 'bookings:read',
  theme: 'catalogue',
  addon: 'catalogue',
  coupon: 'coupons',
  customer: 'customers',
  mail: 'outbox',
  difference: 'outbox',
  settings: 'settings',
} as const satisfies Readonly<Record<string, Permission>>
export type EventKind = keyof typeof EVENT_KINDS

export const EVENT_CHANGES = ['created', 'changed', 'deleted'] as const

/** The data of an event: only enough to know what to reload. */
export const StaffEvent = z.object({
  id: z.int().describe('The number that staff know; for a payment, that of its booking'),
  change: z.enum(EVENT_CHANGES),
  by: z.string().describe('A username, `customer` or `system`'),
})
export type StaffEvent = z.infer<typeof StaffEvent>

/** How many seconds a stream can be resumed with the id of its last event. */
export const RESUMABLE_SECONDS = 300
export const STREAMS_MOST = 5

const staff = describeCalls({ tag: 'Events', staff: 'agenda' })
export const streamEvents = staff.get(
  '/api/admin/events',
  `Stream changes by others as server-sent events: ${Object.keys(EVENT_KINDS).join(', ')}; also editing while somebody has a booking’s form open, and reload if events were missed`,
  { returns: StaffEvent, refuses: [429] },
)
