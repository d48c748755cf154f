import { expect } from 'vitest'
import type { BookingRow } from '#server/booking/bookings/full-booking.ts'
import { pickWritten } from '#server/booking/bookings/write/tell-booking.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { and, asc, eq, getTableColumns, type SQL } from '#server/foundation/database/drizzle.ts'
import { bookings, events } from '#server/foundation/database/schema/all-tables.ts'
import { isStoredWithEvents } from '#server/foundation/database/schema/booking/bookings.ts'
import { noCents } from '#server/foundation/database/schema/columns.ts'
import type { TestContext } from './test-context.ts'

/** Every booking is what its events say. */
export async function expectBookingsFromEvents(
  { db }: Pick<TestContext, 'db'>,
  where?: SQL | undefined,
): Promise<void> {
  const rows = await db.select().from(bookings).where(where).orderBy(asc(bookings.id))
  const computed = await Promise.all(rows.map(({ id }) => computeFromEvents(db, id)))
  expect(computed).toEqual(rows.map(retell))
}

/** The columns of a booking that its events keep, as JSON, and its version. */
type Retold = Readonly<Record<string, unknown>>

/** What the table itself writes into a new row. */
const DEFAULTS: Retold = Object.fromEntries(
  Object.entries(getTableColumns(bookings))
    .filter(([name]) => isStoredWithEvents(name))
    .map(([name, column]) => [name, column.default === noCents ? 0 : (column.default ?? null)]),
)

/** Computes a booking from its events alone; undefined if it was made before events kept what was written. */
async function computeFromEvents(db: Queryable, id: number): Promise<Retold | undefined> {
  const told = await db
    .select({ written: events.written, version: events.version, createdAt: events.createdAt })
    .from(events)
    .where(and(eq(events.subject, 'booking'), eq(events.subjectId, id)))
    .orderBy(asc(events.id))
  const [first] = told
  if (!first?.written || !('reference' in first.written)) return undefined
  const version = told.findLast((event) => event.version !== null)?.version
  return Object.assign(
    { ...DEFAULTS, id, createdAt: first.createdAt.toISOString() },
    ...told.map(({ written }) => written),
    { version },
  )
}

/** Returns the same of a stored booking. */
function retell(row: BookingRow): Retold {
  return { ...JSON.parse(JSON.stringify(pickWritten(row))), version: row.version }
}
