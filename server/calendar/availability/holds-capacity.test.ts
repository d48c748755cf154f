import { expect, it } from 'vitest'
import { BOOKING_STATUSES, holdsCapacity } from '#domain/booking/status.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { holdsCapacityAt } from './holds-capacity.ts'

const ctx = testContext()
const HOLDS = { none: null, ended: -1000, 'ending now': 0, running: 1000 }
const CASES = BOOKING_STATUSES.flatMap((bookingStatus) =>
  [false, true].flatMap((isPaid) =>
    Object.values(HOLDS).map((after) => ({
      bookingStatus,
      isPaid,
      holdExpiresAt: after === null ? null : new Date(MORNING.getTime() + after),
    })),
  ),
)

it('matches exactly the bookings in the database for which the rule holds', async () => {
  // Such a booking is never stored, but the rule covers it as well.
  await ctx.db.execute(sql`ALTER TABLE bookings DROP CONSTRAINT bookings_paid_has_no_hold`)
  await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: '2027-02-13' }))
  const [booked] = await ctx.db.delete(bookings).returning()
  if (!booked) throw new Error('The booking was not stored')
  await ctx.db
    .insert(bookings)
    .values(
      CASES.map((state, id) => ({ ...booked, ...state, id, reference: `MT-${id}`, idempotencyKey: null })),
    )
  const matched = await ctx.db.select({ id: bookings.id }).from(bookings).where(holdsCapacityAt(MORNING))
  const found = new Set(matched.map(({ id }) => id))
  expect(CASES.filter((_, id) => found.has(id))).toEqual(
    CASES.filter((state) => holdsCapacity(state, MORNING)),
  )
})
