import { normalizeReference } from '#domain/booking/reference.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { formatShort, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { containsTyped } from '#server/booking/bookings/booking-queries.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { type SQL, sql } from '#server/foundation/database/drizzle.ts'
import { searchedText } from '#server/foundation/database/schema/all-tables.ts'
import { calculateScore, type Ranked, SCORE } from './rank.ts'

/** The index stores trigrams, so anything shorter is only searched for among the newest bookings. */
const SHORTEST_INDEXED = 3
/** How many matches are considered for text that many bookings share, such as a city. */
const CANDIDATES_MOST = 200
const NEWEST = 2_000

export type FoundBooking = {
  readonly id: number
  readonly customerName: string
  readonly customerEmail: string
  readonly bookingDate: PartyDay
  readonly city: string
  readonly themeName: string
}

/** Returns bookings by number, reference, or part of a name, phone number, e-mail or address. */
export async function findBookings(db: Database, typed: string, most: number): Promise<FoundBooking[]> {
  const { rows } = await db.execute<FoundBooking>(sql`
    SELECT booking.id, customer_name AS "customerName", customer_email AS "customerEmail",
      booking_date AS "bookingDate", city, themes.name AS "themeName"
    FROM bookings AS booking JOIN themes ON themes.id = booking.theme_id
    WHERE booking.id IN (${parseIds(typed)})
    ORDER BY booking_status = 'cancelled', booking.created_at DESC, booking.id DESC LIMIT ${most}`)
  return rows
}

export function rankBooking(booking: FoundBooking, typed: string, language: Language): Ranked {
  const { id, customerName, bookingDate, city, themeName } = booking
  const isNumber = typed.replace(/^#/, '') === String(id)
  return {
    score: isNumber ? SCORE.number : calculateScore(customerName, typed),
    found: {
      kind: 'booking',
      id,
      title: `#${id} ${customerName}`,
      subtitle: [formatShort(bookingDate, language), themeName, city].join(' · '),
      link: `/admin/bookings/${id}`,
    },
  }
}

function parseIds(typed: string): SQL {
  const number = /^#?(\d{1,9})$/.exec(typed)?.[1]
  if (number && typed.startsWith('#')) return sql`SELECT ${Number(number)}::int`
  const reference = normalizeReference(typed)
  const exact = [
    ...(number ? [sql`SELECT ${Number(number)}::int`] : []),
    ...(reference ? [sql`SELECT id FROM bookings WHERE reference = ${reference}`] : []),
  ]
  return sql.join([...exact, ...textual(typed)], sql` UNION `)
}

/** The newest matches, and as many as the index returns at once, which are all of them for rare text. */
function textual(typed: string): SQL[] {
  const fits = containsTyped(searchedText, typed)
  const newest = sql`(SELECT id FROM (SELECT * FROM bookings ORDER BY created_at DESC, id DESC LIMIT ${NEWEST}) AS newest
    WHERE ${fits} LIMIT ${CANDIDATES_MOST})`
  const anywhere = sql`(SELECT id FROM bookings WHERE ${fits} LIMIT ${CANDIDATES_MOST})`
  return typed.length < SHORTEST_INDEXED ? [newest] : [newest, anywhere]
}
