import { owedCents } from '#domain/booking/order/balance.ts'
import { findFirst, toStopId } from '#domain/crew/crew-events.ts'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { dueTexts, USEFUL_MINUTES } from '#domain/people/conversations/due-texts.ts'
import { mayText } from '#domain/people/conversations/permission.ts'
import { sendableNumber } from '#domain/people/customers/contact-keys.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { Context } from '#server/context.ts'
import { eventsByStop } from '#server/crew/phone/read-events.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import {
  and,
  eq,
  exists,
  gte,
  lte,
  min,
  ne,
  or,
  type SQLWrapper,
  sql,
} from '#server/foundation/database/drizzle.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import {
  bookings,
  outbox,
  payments,
  phoneDigits,
  textConsents,
} from '#server/foundation/database/schema/all-tables.ts'
import { siteTitleIn } from '#server/foundation/database/translation-queries.ts'
import { composeText } from './compose-text.ts'
import { queueText } from './queue-text.ts'
import { readPermission } from './read-permission.ts'

/**
 * Queues the due texts about parties of families that consented, each once. It looks at the current state rather than
 * at events: nothing is lost in an outage, and what is too late is left out.
 */
export async function queueDueTexts(ctx: Context): Promise<number> {
  let queued = 0
  for (const { id } of await findTextedBookings(ctx))
    queued += await ctx.db.transaction((tx) => queueFor(tx, ctx, id))
  return queued
}

/**
 * Bookings about which something may be due: just booked, just asked for their balance, or with their party today or
 * tomorrow.
 */
function findTextedBookings(ctx: Context) {
  const now = ctx.now()
  const today = partyDayAt(now)
  const isNews = (at: SQLWrapper) =>
    sql`${at} > ${new Date(+now - USEFUL_MINUTES.confirmed * 60_000).toISOString()}`
  const consented = ctx.db
    .select({ digits: sql`right(${textConsents.phone}, 10)` })
    .from(textConsents)
    .where(eq(textConsents.step, 'given'))
  return ctx.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        gte(bookings.bookingDate, today),
        or(
          lte(bookings.bookingDate, addDays(today, 1)),
          isNews(bookings.confirmedAt),
          exists(
            ctx.db
              .select({ id: payments.id })
              .from(payments)
              .where(and(eq(payments.bookingId, bookings.id), isNews(payments.createdAt))),
          ),
          exists(
            ctx.db
              .select({ id: outbox.id })
              .from(outbox)
              .where(
                and(
                  eq(outbox.bookingId, bookings.id),
                  eq(outbox.kind, 'balance-reminder'),
                  isNews(outbox.createdAt),
                ),
              ),
          ),
        ),
        ne(bookings.bookingStatus, 'cancelled'),
        or(eq(bookings.isPaid, true), eq(bookings.bookingStatus, 'confirmed')),
        sql`${phoneDigits} IN ${consented}`,
      ),
    )
    .orderBy(bookings.id)
}

async function queueFor(tx: Transaction, ctx: Context, id: number): Promise<number> {
  const booking = await findBooking(tx, { id })
  const phone = booking && sendableNumber(booking.customerPhone)
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
    queued += Number((await queueText(tx, ctx, text)) !== undefined)
  }
  return queued
}

async function readFacts(tx: Transaction, booking: FullBooking) {
  const { id, bookingDate } = booking
  const [paid] = await tx
    .select({ at: min(payments.createdAt) })
    .from(payments)
    .where(eq(payments.bookingId, id))
  const [asked] = await tx
    .select({ at: min(outbox.createdAt) })
    .from(outbox)
    .where(
      and(
        eq(outbox.bookingId, id),
        sql`${outbox.dedupeKey} LIKE ${`balance-reminder-${id}-${bookingDate}-%`}`,
      ),
    )
  const events = (await eventsByStop(tx, [id])).get(toStopId(id, 'setup')) ?? []
  return {
    bookingDate,
    isActive: booking.bookingStatus !== 'cancelled',
    bookedAt: booking.confirmedAt ?? paid?.at ?? undefined,
    balanceAskedAt: (owedCents(booking) > 0 && asked?.at) || undefined,
    onTheWayAt: findFirst(events, 'on_the_way'),
    doneAt: findFirst(events, 'done'),
  }
}
