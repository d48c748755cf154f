import { pathIn } from '#domain/site/page-path.ts'
import { addDays, BUSINESS_TIME_ZONE, partyDayAt } from '#domain/time/party-day.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/client.ts'
import { and, eq, gte, lt, ne, notExists, sql } from '#server/database/drizzle.ts'
import { readSettings } from '#server/database/read-settings.ts'
import { bookings, importedBookings } from '#server/database/schema/all-tables.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { reviewRequest } from '#server/mail/templates/review-request.ts'
import { siteUrl } from '#server/site-url.ts'
import { lockBooking } from './booking-queries.ts'
import { toPartyFacts } from './to-party-facts.ts'

/** Requests delayed by an outage are still sent for this many days; later they would seem odd. */
const MADE_UP_DAYS = 3

/** Asks every family for a review on the day after its party, but for parties that were moved in when they were over. Returns the number of queued mails. */
export async function askForReviews(ctx: Context): Promise<number> {
  const today = partyDayAt(ctx.now())
  const celebrated = await ctx.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.isPaid, true),
        ne(bookings.bookingStatus, 'cancelled'),
        gte(bookings.bookingDate, addDays(today, -MADE_UP_DAYS)),
        lt(bookings.bookingDate, today),
        notExists(wasOverWhenMovedIn(ctx.db)),
      ),
    )
    .orderBy(bookings.id)
  const { offersTips } = await readSettings(ctx.db)
  let asked = 0
  for (const { id } of celebrated) {
    asked += Number(await ctx.db.transaction((tx) => ask(tx, ctx, id, offersTips)))
  }
  return asked
}

/** A party that was over when it was moved in from another program was celebrated with whoever asked there. */
function wasOverWhenMovedIn(db: Context['db']) {
  const { bookingId, createdAt } = importedBookings
  const movedIn = sql`(${createdAt} AT TIME ZONE ${sql.raw(`'${BUSINESS_TIME_ZONE}'`)})::date`
  return db
    .select({ bookingId })
    .from(importedBookings)
    .where(and(eq(bookingId, bookings.id), sql`${bookings.bookingDate} < ${movedIn}`))
}

async function ask(tx: Transaction, ctx: Context, id: number, offersTips: boolean): Promise<boolean> {
  const booking = await lockBooking(tx, id)
  // It may have been cancelled or deleted since the run began.
  if (!booking || booking.bookingStatus === 'cancelled') return false
  const party = await toPartyFacts(tx, ctx, id)
  return queueMail(tx, ctx, {
    kind: 'review-request',
    recipient: party.customerEmail,
    content: reviewRequest(party, siteUrl(ctx) + pathIn(party.language, '/review'), { offersTips }),
    dedupeKey: `review-request-${id}`,
    bookingId: id,
  })
}
