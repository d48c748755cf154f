import type { BookingFilters, BookingSort } from '#contract/booking/staff-bookings.ts'
import { normalizeReference } from '#domain/booking/reference.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { searchPattern } from '#domain/foundation/text/search-pattern.ts'
import { addDays, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { NIGHTS_MOST } from '#domain/foundation/time/stay.ts'
import { holdsCapacityAt } from '#server/calendar/availability/holds-capacity.ts'
import type { Queryable, Transaction } from '#server/foundation/database/client.ts'
import { and, asc, desc, eq, gte, lte, or, type SQL, sql } from '#server/foundation/database/drizzle.ts'
import { preparedSelect } from '#server/foundation/database/execute-prepared.ts'
import { readPage } from '#server/foundation/database/read-page.ts'
import {
  addons,
  bookingAddons,
  bookingAnswers,
  bookingLinks,
  bookingMoves,
  bookingNotes,
  bookings,
  importedBookings,
  payments,
  questions,
  searchedText,
  themes,
  trialBookings,
} from '#server/foundation/database/schema/all-tables.ts'
import type { BookingRow, FullBooking } from './full-booking.ts'
import { isForParty, isTip, paidElsewhere, paidLessRefunds } from './paid-less-refunds.ts'

const PAGE_SIZE = 50

const bookedAddons = sql<FullBooking['bookedAddons']>`(
  SELECT coalesce(json_agg(json_build_object('addonId', addon_id, 'name', name, 'quantity', quantity,
    'priceCents', lots->0->'unitCents', 'lots', lots) ORDER BY first_id), '[]')
  FROM (
    SELECT booked.addon_id, ${addons.name} AS name, sum(booked.quantity) AS quantity, min(booked.id) AS first_id,
      json_agg(json_build_object('quantity', booked.quantity, 'unitCents', (booked.unit_price * 100)::bigint)
        ORDER BY booked.id) AS lots
    FROM ${bookingAddons} AS booked JOIN ${addons} ON ${addons.id} = booked.addon_id
    WHERE booked.booking_id = ${bookings.id}
    GROUP BY booked.addon_id, ${addons.name}) AS ordered)`

/** Where an answer is shown follows its question, as long as that exists. */
const answers = sql<FullBooking['answers']>`(
  SELECT coalesce(jsonb_agg(CASE WHEN question.id IS NULL THEN kept.answer
    ELSE jsonb_set(kept.answer, '{shownTo}', question.shown_to) END ORDER BY kept.place), '[]')
  FROM ${bookingAnswers} AS given
    CROSS JOIN jsonb_array_elements(given.answers) WITH ORDINALITY AS kept(answer, place)
    LEFT JOIN ${questions} AS question ON question.id = (kept.answer->>'questionId')::int
  WHERE given.booking_id = ${bookings.id})`

const paidFor = (kind: SQL) =>
  paidLessRefunds(sql`payment.booking_id = ${bookings.id} AND ${kind}`).mapWith(payments.amountCents)
const paidElsewhereCents = paidElsewhere(bookings.id).mapWith(payments.amountCents)
const paidCents = sql`(${paidFor(isForParty)} + ${paidElsewhere(bookings.id)})`.mapWith(payments.amountCents)
const tipCents = paidFor(isTip)
const movedPercent = sql<number | null>`(
  SELECT min(${bookingMoves.refundPercent}) FROM ${bookingMoves} WHERE ${bookingMoves.bookingId} = ${bookings.id})`

function selectBookings(db: Queryable) {
  return db
    .select({
      booking: bookings,
      themeName: themes.name,
      bookedAddons,
      answers,
      paidCents,
      paidElsewhereCents,
      isImported: sql<boolean>`${importedBookings.bookingId} IS NOT NULL`,
      tipCents,
      movedPercent,
      linkVersion: sql<number>`coalesce(${bookingLinks.linkVersion}, 0)`,
      paymentLinkSentAt: bookingLinks.paymentLinkSentAt,
      teamNotes: bookingNotes.text,
      isTrial: sql<boolean>`${trialBookings.bookingId} IS NOT NULL`,
    })
    .from(bookings)
    .innerJoin(themes, eq(themes.id, bookings.themeId))
    .leftJoin(bookingLinks, eq(bookingLinks.bookingId, bookings.id))
    .leftJoin(bookingNotes, eq(bookingNotes.bookingId, bookings.id))
    .leftJoin(trialBookings, eq(trialBookings.bookingId, bookings.id))
    .leftJoin(importedBookings, eq(importedBookings.bookingId, bookings.id))
}

type SelectedBooking = { booking: BookingRow } & Omit<FullBooking, keyof BookingRow>

function toFullBooking({ booking, ...rest }: SelectedBooking): FullBooking {
  return { ...booking, ...rest }
}

export async function findBooking(
  db: Queryable,
  where: { id: number } | { reference: string },
): Promise<FullBooking | undefined> {
  const [row] = await ('id' in where ? bookingById(db, where) : bookingByReference(db, where))
  return row && toFullBooking(row)
}

const bookingById = preparedSelect('booking_by_id', (db) =>
  selectBookings(db).where(eq(bookings.id, sql.placeholder('id'))),
)
const bookingByReference = preparedSelect('booking_by_reference', (db) =>
  selectBookings(db).where(eq(bookings.reference, sql.placeholder('reference'))),
)

export async function findBookingsWhere(db: Queryable, where: SQL | undefined): Promise<FullBooking[]> {
  const rows = await selectBookings(db).where(where)
  return rows.map(toFullBooking)
}

/** Returns every matching booking, newest first. */
export async function findBookings(db: Queryable, filters: BookingFilters): Promise<FullBooking[]> {
  const rows = await selectBookings(db)
    .where(matchesFilters(filters))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
  return rows.map(toFullBooking)
}

export async function findBookingPage(db: Queryable, today: PartyDay, filters: BookingFilters) {
  const where = matchesFilters(filters)
  const { page = 1, pageSize = PAGE_SIZE, sort, money } = filters
  const order = sort ? getOrder(sort, today) : [desc(bookings.createdAt)]
  const [{ rows, ...found }, owedCents] = await Promise.all([
    readPage(
      { page, pageSize },
      {
        total: db.$count(bookings, where),
        ordered: selectBookings(db)
          .where(where)
          .orderBy(...order, desc(bookings.id)),
      },
    ),
    money === 'owed' ? readOwedCents(db, where) : undefined,
  ])
  return { bookings: rows.map(toFullBooking), ...found, owedCents }
}

async function readOwedCents(db: Queryable, where: SQL | undefined): Promise<Cents> {
  const owed = sql`coalesce(sum(${bookings.totalCents} - ${bookings.discountCents} - ${paidCents}), 0)`
  const [row] = await db
    .select({ owed: owed.mapWith(payments.amountCents) })
    .from(bookings)
    .where(where)
  return row?.owed ?? 0
}

function getOrder(sort: BookingSort, today: PartyDay): SQL[] {
  const { bookingDate, id, customerName, totalCents } = bookings
  switch (sort) {
    case 'soonest':
      return [
        sql`${bookingDate} < ${today}::date`,
        sql`abs(${bookingDate} - ${today}::date)`,
        asc(bookings.partyStartTime),
      ]
    case 'latest':
      return [desc(bookingDate)]
    case 'oldest':
      return [asc(id)]
    case 'newest':
      return [desc(id)]
    case 'customer':
      return [asc(sql`lower(${customerName})`)]
    case 'customerDown':
      return [desc(sql`lower(${customerName})`)]
    case 'smallest':
      return [asc(totalCents)]
    case 'largest':
      return [desc(totalCents)]
  }
}

/** Returns the active parties with a night on these days in working order: by first night, then by address. */
export async function findParties(
  db: Queryable,
  { from, to, now, most }: { from: PartyDay; to: PartyDay; now: Date; most?: number },
): Promise<FullBooking[]> {
  const query = selectBookings(db)
    .where(and(hasNightIn({ from, to }), holdsCapacityAt(now)))
    .orderBy(asc(bookings.bookingDate), asc(bookings.zipCode), asc(bookings.partyAddress), asc(bookings.id))
  return (await (most === undefined ? query : query.limit(most))).map(toFullBooking)
}

/** The first condition uses the index. */
function hasNightIn({ from, to }: { from: PartyDay; to: PartyDay }): SQL | undefined {
  const { bookingDate, numberOfNights } = bookings
  return and(
    gte(bookingDate, addDays(from, 1 - NIGHTS_MOST)),
    lte(bookingDate, to),
    sql`${bookingDate} + ${numberOfNights} > ${from}`,
  )
}

const lockRow = preparedSelect('lock_booking', (db) =>
  db
    .select()
    .from(bookings)
    .where(eq(bookings.id, sql.placeholder('id')))
    .for('update'),
)

/** Locks a booking's row until the end of the transaction. */
export async function lockBooking(tx: Transaction, id: number) {
  const [row] = await lockRow(tx, { id })
  return row
}

/**
 * Locks a booking's row, then reads it with everything that belongs to it, so that nobody else can change it meanwhile.
 */
export async function lockFullBooking(tx: Transaction, id: number): Promise<FullBooking | undefined> {
  const [, booking] = await Promise.all([lockRow(tx, { id }), findBooking(tx, { id })])
  return booking
}

/** Like `owedCents`, for parties that are still to come or still active. */
const isOwed = sql`${bookings.bookingStatus} IN ('pending', 'confirmed')
  AND ${bookings.totalCents} - ${bookings.discountCents} > ${paidCents}`

function matchesFilters({ status, search, from, to, money }: BookingFilters): SQL | undefined {
  return and(
    status ? eq(bookings.bookingStatus, status) : undefined,
    from ? gte(bookings.bookingDate, from) : undefined,
    to ? lte(bookings.bookingDate, to) : undefined,
    search?.trim() ? contains(search.trim()) : undefined,
    money === 'owed' ? isOwed : undefined,
  )
}

/** Finds a booking by its number or reference; any other text is searched for in names, addresses and phone numbers. */
function contains(search: string): SQL | undefined {
  const reference = normalizeReference(search)
  const number = /^#?(\d{1,9})$/.exec(search)?.[1]
  const isNumberOnly = number !== undefined && (search.startsWith('#') || number.length < SHORTEST_TEXT)
  return or(
    reference ? eq(bookings.reference, reference) : undefined,
    number ? eq(bookings.id, Number(number)) : undefined,
    isNumberOnly ? undefined : containsTyped(searchedText, search),
  )
}

/** The index stores trigrams, so anything shorter is read as a booking's number. */
const SHORTEST_TEXT = 3

/** Matches a text that contains what staff typed, without regard to case, accents and the notation of phone numbers. */
export function containsTyped(text: SQL, typed: string): SQL {
  const isPhone = /^[\d\s().+-]{4,}$/.test(typed)
  return isPhone
    ? sql`${text} LIKE ${`%${typed.replace(/\D/g, '')}%`}`
    : sql`${text} ~* ${searchPattern(typed)}`
}
