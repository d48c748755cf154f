import { audit } from '#server/foundation/audit-log/audit.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import {
  queueWebhooks,
  readSubscribers,
  type Subscribers,
} from '#server/foundation/webhooks/queue-webhooks.ts'
import { findBooking } from '../booking-queries.ts'
import { staffResponse } from '../booking-responses.ts'
import { BOOKING_EVENTS, type BookingEvent, type EventEffects } from './booking-events.ts'

type Known = { readonly now: Date; readonly subscribers?: Subscribers }

/** Logs and announces what has happened to bookings, in the transaction in which it happens. */
export async function recordEvent(
  tx: Transaction,
  bookingIds: readonly number[],
  event: BookingEvent,
  { now, subscribers }: Known,
): Promise<void> {
  const known = subscribers ?? (await subscribersOf(tx, event))
  for (const id of bookingIds) {
    await logEvent(tx, id, event)
    await announceEvent(tx, id, event, { subscribers: known, now })
  }
}

/** Returns who wants to hear of it. */
export async function subscribersOf(tx: Transaction, event: BookingEvent): Promise<Subscribers> {
  const { webhook }: EventEffects = BOOKING_EVENTS[event.kind]
  return webhook ? readSubscribers(tx, webhook) : []
}

/** Writes it to the audit log. */
export async function logEvent(tx: Transaction, bookingId: number, event: BookingEvent): Promise<void> {
  const { action }: EventEffects = BOOKING_EVENTS[event.kind]
  if (!action || !('actor' in event)) return
  const { actor, facts } = event
  await audit(tx, { actor, action, subject: 'booking', subjectId: bookingId, facts })
}

/** Queues webhooks about the booking in its current state. */
export async function announceEvent(
  tx: Transaction,
  bookingId: number,
  event: BookingEvent,
  { subscribers, now }: Required<Known>,
): Promise<void> {
  const { webhook, as }: EventEffects = BOOKING_EVENTS[event.kind]
  if (!webhook || subscribers.length === 0) return
  const booking = await findBooking(tx, { id: bookingId })
  if (!booking) throw new Error('A booking is announced that does not exist')
  const data = { ...staffResponse(booking), ...as }
  await queueWebhooks(tx, { event: webhook, bookingId, now, subscribers, data })
}
