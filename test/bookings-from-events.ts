import { expect } from 'vitest'
import { computeFromEvents, retell } from '#server/booking/bookings/write/compute-from-events.ts'
import { asc, type SQL } from '#server/foundation/database/drizzle.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
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
