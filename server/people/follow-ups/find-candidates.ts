import { HOUR_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { addDays, addMonths, dayRange, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { NIGHTS_MOST } from '#domain/foundation/time/stay.ts'
import type { FollowUpSetting } from '#domain/people/follow-ups/decide-follow-up.ts'
import { describeFollowUp, type FollowUpKind } from '#domain/people/follow-ups/follow-up-kinds.ts'
import type { Context } from '#server/context.ts'
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  lte,
  ne,
  notExists,
  type SQL,
  sql,
} from '#server/foundation/database/drizzle.ts'
import {
  bookings,
  customerEmails,
  customers,
  followUps,
} from '#server/foundation/database/schema/all-tables.ts'

const TEN_MONTHS = 10
/** The lengths of months differ by this many days; the rule then decides which day is due. */
const MONTH_LENGTHS = 4
const BIRTHDAYS_UNTIL_MONTHS = 36

/**
 * Returns the bookings for which a follow-up may be due and has not been written. These are more than will get one,
 * because the rule decides. For advertising the newest come first, so that a family gets the mail about its last party.
 */
export async function findCandidates(
  ctx: Context,
  kind: FollowUpKind,
  setting: FollowUpSetting,
): Promise<number[]> {
  const { isAdvertising } = describeFollowUp(kind)
  const written = ctx.db
    .select({ id: followUps.id })
    .from(followUps)
    .where(and(eq(followUps.bookingId, bookings.id), eq(followUps.kind, kind)))
  const rows = await ctx.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(mayBeDue(ctx, kind, setting), notExists(written)))
    .orderBy(isAdvertising ? desc(bookings.id) : asc(bookings.id))
  return rows.map(({ id }) => id)
}

function mayBeDue(ctx: Context, kind: FollowUpKind, { delayHours }: FollowUpSetting): SQL | undefined {
  const now = ctx.now()
  const today = partyDayAt(now)
  const { usefulDays } = describeFollowUp(kind)
  const earliest = addDays(today, -(Math.ceil(delayHours / 24) + usefulDays + 1))
  const isCelebrated = and(eq(bookings.isPaid, true), ne(bookings.bookingStatus, 'cancelled'))
  switch (kind) {
    case 'unfinished-booking': {
      const since = new Date(+now - (delayHours + 24 * (usefulDays + 1)) * HOUR_MILLISECONDS)
      return and(
        eq(bookings.cancelReason, 'lapsed'),
        gte(bookings.cancelledAt, since),
        gt(bookings.bookingDate, today),
      )
    }
    case 'day-before':
      return and(ne(bookings.bookingStatus, 'cancelled'), eq(bookings.bookingDate, addDays(today, 1)))
    case 'review':
      return and(isCelebrated, isBetween(addDays(earliest, 1 - NIGHTS_MOST), addDays(today, -1)))
    case 'same-again': {
      const from = addDays(addMonths(earliest, -TEN_MONTHS), -MONTH_LENGTHS)
      return and(isCelebrated, isBetween(from, addDays(addMonths(today, -TEN_MONTHS), MONTH_LENGTHS)))
    }
    case 'birthday':
      return and(
        isCelebrated,
        isBetween(addMonths(today, -BIRTHDAYS_UNTIL_MONTHS), addMonths(today, -6)),
        exists(familyWithBirthday(ctx, dayRange(earliest, today))),
      )
  }
}

function isBetween(from: PartyDay, to: PartyDay): SQL | undefined {
  return and(gte(bookings.bookingDate, from), lte(bookings.bookingDate, to))
}

/** A birthday's season begins on the first of the month before it. */
function familyWithBirthday(ctx: Context, days: readonly PartyDay[]) {
  const begun = days.filter((day) => day.endsWith('-01'))
  const months = begun.map((day) => Number(addMonths(day, 1).slice(5, 7)))
  return ctx.db
    .select({ id: customers.id })
    .from(customers)
    .innerJoin(customerEmails, eq(customerEmails.customerId, customers.id))
    .where(
      and(
        eq(customerEmails.email, sql`lower(${bookings.customerEmail})`),
        inArray(customers.birthMonth, months.length > 0 ? months : [0]),
      ),
    )
}
