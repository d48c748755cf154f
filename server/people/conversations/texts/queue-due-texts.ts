import { BALANCE_REMINDER_DAYS, owedCents } from '#domain/booking/order/balance.ts'
import { findFirst, toStopId } from '#domain/crew/crew-events.ts'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { dueTexts } from '#domain/people/conversations/due-texts.ts'
import { mayText } from '#domain/people/conversations/permission.ts'
import { sendableNumber } from '#domain/people/customers/contact-keys.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { Context } from '#server/context.ts'
import { currentEventsByStop } from '#server/crew/phone/read-events.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq, inArray, min, ne, sql } from '#server/foundation/database/drizzle.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import {
  bookings,
  outbox,
  payments,
  phoneDigits,
  textConsents,
} from '#server/foundation/database/schema/all-tables.ts'
import { siteTitleIn } from '#server/foundation/database/translation-queries.ts'
import { readDue, takeDue } from '#server/foundation/events/take-due.ts'
import { doEach, inTurn } from '#server/foundation/jobs/isolate-failures.ts'
import { mailKey } from '#server/foundation/mail/mails.ts'
import { composeText } from './compose-text.ts'
import { queueText } from './queue-text.ts'
import { readPermission } from './read-permission.ts'

/**
 * Queues the texts that are due because of events, and the reminders of tomorrow's parties, each once. What is due depends
 * on the booking's state by then: after an outage, what is too late is left out.
 */
export function queueDueTexts(ctx: Context): Promise<number> {
  return inTurn(ctx, queueForEvents, queueReminders)
}

async function queueForEvents(ctx: Context): Promise<number> {
  return doEach(
    ctx,
    await readDue(ctx.db, 'text'),
    ({ id }) => ({ event: id }),
    ({ id }) =>
      ctx.db.transaction(async (tx) => {
        const event = await takeDue(tx, 'text', id)
        return event?.subjectId ? queueFor(tx, ctx, event.subjectId, id) : 0
      }),
  )
}

async function queueReminders(ctx: Context): Promise<number> {
  return doEach(
    ctx,
    await findReminded(ctx),
    ({ id }) => ({ booking: id }),
    ({ id }) => ctx.db.transaction((tx) => queueFor(tx, ctx, id)),
  )
}

/** The reminder of the day before depends on the clock alone. */
function findReminded(ctx: Context) {
  const consented = ctx.db
    .select({ digits: sql`right(${textConsents.phone}, 10)` })
    .from(textConsents)
    .where(eq(textConsents.step, 'given'))
  return ctx.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.bookingDate, addDays(partyDayAt(ctx.now()), 1)),
        ne(bookings.bookingStatus, 'cancelled'),
        sql`${phoneDigits} IN ${consented}`,
      ),
    )
    .orderBy(bookings.id)
}

async function queueFor(tx: Transaction, ctx: Context, id: number, eventId?: number): Promise<number> {
  const booking = await findBooking(tx, { id })
  if (!booking || !(booking.isPaid || booking.bookingStatus === 'confirmed')) return 0
  const phone = sendableNumber(booking.customerPhone)
  if (!phone || !mayText(await readPermission(tx, phone), { isAutomatic: true })) return 0
  const due = dueTexts(await readFacts(tx, booking), ctx.now())
  if (due.length === 0) return 0
  const { language, bookingDate } = booking
  const business = await siteTitleIn(language, tx, (await readSettings(tx)).siteTitle)
  let queued = 0
  for (const { kind, sendAt, expiresAt } of due) {
    // A party that moves is reminded again, but it is booked only once.
    const dedupeKey = kind === 'confirmed' ? `${kind}-${id}` : `${kind}-${id}-${bookingDate}`
    const body = composeText(kind, booking, { language, business })
    const text = { kind, phone, body, dedupeKey, bookingId: id, ofDay: bookingDate, sendAt, expiresAt }
    // Whatever else happens on the day before, its reminder is due by the clock.
    const cause = kind === 'day-before' ? undefined : eventId
    queued += Number((await queueText(tx, ctx, { ...text, eventId: cause })) !== undefined)
  }
  return queued
}

async function readFacts(tx: Transaction, booking: FullBooking) {
  const { id, bookingDate } = booking
  const [paid] = await tx
    .select({ at: min(payments.createdAt) })
    .from(payments)
    .where(eq(payments.bookingId, id))
  const asking = BALANCE_REMINDER_DAYS.map((days) => mailKey('balance-reminder', id, bookingDate, days))
  const [asked] = await tx
    .select({ at: min(outbox.createdAt) })
    .from(outbox)
    .where(inArray(outbox.dedupeKey, asking))
  const reported = await currentEventsByStop(tx, [{ bookingId: id, kind: 'setup', day: bookingDate }])
  const events = reported.get(toStopId(id, 'setup')) ?? []
  return {
    bookingDate,
    isActive: booking.bookingStatus !== 'cancelled',
    bookedAt: booking.confirmedAt ?? paid?.at ?? undefined,
    // One that was unpaid there is confirmed later, when it is paid here.
    wasBookedElsewhere: booking.isImported && booking.confirmedAt?.getTime() === booking.createdAt.getTime(),
    balanceAskedAt: (owedCents(booking) > 0 && asked?.at) || undefined,
    onTheWayAt: findFirst(events, 'on_the_way'),
    doneAt: findFirst(events, 'done'),
  }
}
