import type { Trial } from '#contract/operations/trial.ts'
import type { Context } from '#server/context.ts'
import { asc } from '#server/foundation/database/drizzle.ts'
import { trialBookings } from '#server/foundation/database/schema/all-tables.ts'
import { TEST_PAYMENTS } from '#server/money/payments/providers/test-payments/test-payments.ts'

/** Returns whether the site can be tried without charging a card, and the ids of existing trial bookings. */
export async function readTrial({ db, payments }: Pick<Context, 'db' | 'payments'>): Promise<Trial> {
  const rows = await db.select().from(trialBookings).orderBy(asc(trialBookings.bookingId))
  return {
    isPossible: payments.name === TEST_PAYMENTS.name,
    bookingIds: rows.map(({ bookingId }) => bookingId),
  }
}
