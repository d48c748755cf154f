import type { Transaction } from '#server/foundation/database/client.ts'
import { type SQL, sql } from '#server/foundation/database/drizzle.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
import { isStoredWithEvents } from '#server/foundation/database/schema/booking/bookings.ts'
import { type BookingEvent, getEntry } from '#server/foundation/events/event-kinds.ts'
import { recordEvents } from '#server/foundation/events/record-event.ts'
import { queueWebhooks } from '#server/foundation/webhooks/queue-webhooks.ts'
import { findBooking } from '../booking-queries.ts'
import { staffResponse } from '../booking-responses.ts'
import type { BookingRow } from '../full-booking.ts'
import type { NewBookingRow } from './booking-rows.ts'

/** A booking that something has happened to. */
type Told<Id> = {
  readonly id: Id
  /** What was written. */
  readonly columns?: Partial<BookingRow> | NewBookingRow | undefined
}

/** Records what has happened to bookings, in the transaction in which it happens, and announces it. */
export async function tellBookings(
  tx: Transaction,
  told: readonly Told<number>[],
  event: BookingEvent,
  now: Date,
): Promise<void> {
  if (told.length === 0) return
  const webhooks = await recordBookingEvent(tx, told, event)
  for (const { id } of told) await announceBooking(tx, id, event, { webhooks, now })
}

/** Returns the webhooks to tell of it. */
export function recordBookingEvent(
  tx: Transaction,
  told: readonly Told<number | SQL<number>>[],
  event: BookingEvent,
): Promise<readonly number[]> {
  return recordEvents(
    tx,
    event,
    told.map(({ id, columns }) => ({
      subjectId: id,
      written: columns && pickWritten(columns),
      version: sql`(SELECT ${bookings.version} FROM ${bookings} WHERE ${bookings.id} = ${id})`,
    })),
  )
}

/** Queues webhooks about the booking in its current state. */
export async function announceBooking(
  tx: Transaction,
  bookingId: number,
  { kind }: BookingEvent,
  { webhooks, now }: { readonly webhooks: readonly number[]; readonly now: Date },
): Promise<void> {
  const { webhook, as } = getEntry(kind)
  if (!webhook || webhooks.length === 0) return
  const booking = await findBooking(tx, { id: bookingId })
  if (!booking) throw new Error('A booking is announced that does not exist')
  const data = { ...staffResponse(booking), ...as }
  await queueWebhooks(tx, { event: webhook, bookingId, now, endpointIds: webhooks, data })
}

/** Returns what an event keeps of columns that were written. */
export function pickWritten(columns: Partial<BookingRow> | NewBookingRow): Partial<BookingRow> {
  return Object.fromEntries(Object.entries(columns).filter(([name]) => isStoredWithEvents(name)))
}
