import { type Cents, toDecimal } from '#domain/foundation/money/money.ts'
import type { WebhookEvent } from '#domain/operations/webhook-events.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { type SQL, sql } from '#server/foundation/database/drizzle.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
import { isStoredWithEvents } from '#server/foundation/database/schema/booking/bookings.ts'
import { type BookingHappening, getEntry } from '#server/foundation/events/event-kinds.ts'
import { recordEvents, type Subscription } from '#server/foundation/events/record-event.ts'
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

type Announced = {
  readonly subscriptions: readonly Subscription[]
  /** Of the payment or the refund, if the event's facts do not say it. */
  readonly amountCents?: Cents | undefined
  readonly now: Date
}

/** Records what has happened to bookings, in the transaction in which it happens, and announces it. */
export async function tellBookings(
  tx: Transaction,
  ctx: Pick<Context, 'now'>,
  ids: readonly number[],
  event: BookingHappening,
): Promise<void> {
  if (ids.length === 0) return
  const told = ids.map((id) => ({ id }))
  const subscriptions = await recordBookingEvent(tx, told, event)
  for (const id of ids) await announceBooking(tx, id, event, { subscriptions, now: ctx.now() })
}

/** Returns the webhooks to tell of it. */
export function recordBookingEvent(
  tx: Transaction,
  told: readonly Told<number | SQL<number>>[],
  event: BookingHappening,
  also?: readonly WebhookEvent[],
): Promise<readonly Subscription[]> {
  return recordEvents(
    tx,
    { ...event, also },
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
  { kind, facts }: BookingHappening,
  { subscriptions, amountCents, now }: Announced,
): Promise<void> {
  if (subscriptions.length === 0) return
  const booking = await findBooking(tx, { id: bookingId })
  if (!booking) throw new Error('A booking is announced that does not exist')
  const data = { ...staffResponse(booking), ...getEntry(kind).as }
  const cents = facts && 'amountCents' in facts ? facts.amountCents : amountCents
  const ofPayment = cents === undefined ? {} : { amount: toDecimal(cents) }
  await queueWebhooks(tx, {
    subscriptions,
    bookingId,
    now,
    toData: (event) => (event.startsWith('payment.') ? { ...data, ...ofPayment } : data),
  })
}

export function pickWritten(columns: Partial<BookingRow> | NewBookingRow): Partial<BookingRow> {
  return Object.fromEntries(Object.entries(columns).filter(([name]) => isStoredWithEvents(name)))
}
