import type { FollowedOrder } from '#contract/people/follow-ups.ts'
import { toRequiredDetails } from '#domain/booking/details-fields.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { ERASED } from '#domain/people/customers/contact-keys.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import type { Context } from '#server/context.ts'
import { and, eq, isNull } from '#server/foundation/database/drizzle.ts'
import { followUps } from '#server/foundation/database/schema/all-tables.ts'
import { findDay } from './find-day.ts'
import { addressHashes, findByToken } from './follow-up-links.ts'

const NO_LONGER = refuse('not_found', 'followUps.linkOver')

/** How many days the button in a mail gives access to the family's details. */
const LINK_DAYS = 60

/**
 * Returns the family of a booking and a suitable day, for the wizard, and records that the link was opened. The link
 * stops working when the booking's address is corrected, since it went to the old one.
 */
export async function openOrder(ctx: Context, token: string): Promise<FollowedOrder | Refusal> {
  const row = await findByToken(ctx.db, 'order', token)
  if (!row || +ctx.now() - +row.createdAt > LINK_DAYS * DAY_MILLISECONDS) return NO_LONGER
  const booking = row.bookingId === null ? undefined : await findBooking(ctx.db, { id: row.bookingId })
  if (!booking || booking.customerEmail === ERASED) return NO_LONGER
  const hash = await addressHashes(ctx.db)
  if (hash(booking.customerEmail) !== row.addressHash) return NO_LONGER
  await ctx.db
    .update(followUps)
    .set({ clickedAt: ctx.now() })
    .where(and(eq(followUps.id, row.id), isNull(followUps.clickedAt)))
  return { bookingDate: await findDay(ctx, row.kind, booking), details: toRequiredDetails(booking) }
}
