import type { PreviewedMail } from '#contract/booking/staff-bookings.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { Context } from '#server/context.ts'
import type { Database, Queryable } from '#server/foundation/database/client.ts'
import { and, desc, eq, inArray } from '#server/foundation/database/drizzle.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import { mailKindsThat } from '#server/foundation/mail/mails.ts'
import type { FullBooking } from './full-booking.ts'
import { previewBookingMail } from './queue-booking-mail.ts'

/** Mails saying that a booking has ended, or that it is open again. */
export const LAST_WORDS = mailKindsThat(({ booking }) => booking !== undefined)

/** Returns whether the family must hear that its booking is open again: the last mail said that it was not. */
export async function mustHearOfReopening(
  db: Queryable,
  ctx: Context,
  { id, bookingDate }: FullBooking,
): Promise<boolean> {
  if (bookingDate < partyDayAt(ctx.now())) return false
  const [last] = await db
    .select({ kind: outbox.kind })
    .from(outbox)
    .where(and(eq(outbox.bookingId, id), inArray(outbox.kind, LAST_WORDS)))
    .orderBy(desc(outbox.id))
    .limit(1)
  return last !== undefined && last.kind !== 'reopened'
}

/** Returns whether the family hears that its booking is cancelled: after its day, only if money comes back. */
export function mustHearOfCancellation(
  { bookingDate }: Pick<FullBooking, 'bookingDate'>,
  refundCents: Cents,
  now: Date,
): boolean {
  return refundCents > 0 || bookingDate >= partyDayAt(now)
}

/** Returns the mail that reopening a booking would send now; undefined if it would send none. */
export async function previewReopenedMail(
  db: Database,
  ctx: Context,
  booking: FullBooking,
): Promise<PreviewedMail | undefined> {
  const isSent = booking.bookingStatus === 'cancelled' && (await mustHearOfReopening(db, ctx, booking))
  if (!isSent) return undefined
  return previewBookingMail(db, ctx, { ...booking, bookingStatus: 'confirmed' }, { kind: 'reopened' })
}
