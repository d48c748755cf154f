import { holdsCapacity } from '#domain/booking/status.ts'
import { dateRefusal, nearestFreeDays } from '#domain/calendar/availability.ts'
import { withFreeDays } from '#domain/calendar/resources/resource-availability.ts'
import { earlierCollectionRefusal } from '#domain/calendar/work-availability.ts'
import type { DateRefusal } from '#domain/foundation/refusal/date-refusal.ts'
import {
  addDays,
  bookableRange,
  dayRange,
  type PartyDay,
  partyDayAt,
} from '#domain/foundation/time/party-day.ts'
import type { Stay } from '#domain/foundation/time/stay.ts'
import { type CalendarQuestion, calendarFacts } from '#server/calendar/availability/calendar-facts.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { eq, sql } from '#server/foundation/database/drizzle.ts'
import { bookingAddons } from '#server/foundation/database/schema/all-tables.ts'
import type { BookingRow } from './full-booking.ts'

type PartyToPlace = Pick<BookingRow, 'numberOfTeepees'> &
  Stay &
  Pick<CalendarQuestion, 'themeId' | 'addons' | 'isVisitor' | 'isSetUp' | 'offerToken'> & {
    /**
     * The id of a booking that is already stored: its own reservations are ignored, and its stored add-ons are used.
     */
    readonly id?: number | undefined
  }

/** Returns why a booking cannot have its nights, or undefined. Call it with them locked. */
export async function dayRefusal(
  tx: Queryable,
  wanted: PartyToPlace,
  now: Date,
): Promise<DateRefusal | undefined> {
  const { bookingDate: day, isSetUp } = wanted
  const question = await questionAbout(tx, wanted, now)
  const refusal = dateRefusal(day, await calendarFacts(tx, { ...question, from: day, to: day }))
  if (refusal?.code !== 'addon_unavailable' || isSetUp) return refusal
  return withFreeDays(refusal, await nearestFree(tx, day, question))
}

/**
 * Returns why a booking that becomes shorter, but takes no more otherwise, cannot be collected earlier; undefined if it
 * can, or becomes no shorter. Call it with its nights locked.
 */
export async function shorterStayRefusal(
  tx: Queryable,
  booking: BookingRow,
  wanted: PartyToPlace,
  now: Date,
): Promise<DateRefusal | undefined> {
  const { bookingDate: day, numberOfNights = 1 } = wanted
  if (numberOfNights >= booking.numberOfNights || !holdsCapacity(booking, now)) return undefined
  const question = await questionAbout(tx, wanted, now)
  return earlierCollectionRefusal(booking, await calendarFacts(tx, { ...question, from: day, to: day }))
}

async function questionAbout(
  db: Queryable,
  { id, themeId, numberOfTeepees: teepees, numberOfNights, ...wanted }: PartyToPlace,
  now: Date,
): Promise<Omit<CalendarQuestion, 'from' | 'to'>> {
  const { isVisitor, isSetUp, offerToken } = wanted
  const addons = wanted.addons ?? (id === undefined ? [] : await storedAddons(db, id))
  const asked = { themeId, teepees, numberOfNights, addons }
  return { ...asked, isVisitor, isSetUp, offerToken, now, exceptBookingId: id }
}

function storedAddons(tx: Queryable, bookingId: number) {
  return tx
    .select({ addonId: bookingAddons.addonId, quantity: sql<number>`sum(${bookingAddons.quantity})::int` })
    .from(bookingAddons)
    .where(eq(bookingAddons.bookingId, bookingId))
    .groupBy(bookingAddons.addonId)
}

/** How far around a day to look first: nearly always far enough, and fast however many bookings there are. */
const NEAR_DAYS = 45

async function nearestFree(
  tx: Queryable,
  day: PartyDay,
  question: Omit<CalendarQuestion, 'from' | 'to'>,
): Promise<PartyDay[]> {
  const { first, last } = bookableRange(partyDayAt(question.now))
  const near = { from: later(first, addDays(day, -NEAR_DAYS)), to: earlier(last, addDays(day, NEAR_DAYS)) }
  for (const { from, to } of [near, { from: first, to: last }]) {
    const facts = await calendarFacts(tx, { ...question, from, to })
    const free = nearestFreeDays(day, dayRange(from, to), facts)
    if (free.length > 0) return free
  }
  return []
}

function later(one: PartyDay, other: PartyDay): PartyDay {
  return one > other ? one : other
}

function earlier(one: PartyDay, other: PartyDay): PartyDay {
  return one < other ? one : other
}
