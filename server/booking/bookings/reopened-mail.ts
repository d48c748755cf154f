import type { PreviewedMail } from '#contract/booking/staff-bookings.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { Context } from '#server/context.ts'
import type { Database, Queryable, Transaction } from '#server/foundation/database/client.ts'
import { and, desc, eq, inArray } from '#server/foundation/database/drizzle.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import { previewFamilyMail } from '#server/foundation/mail/preview-family-mail.ts'
import { queueMail } from '#server/foundation/mail/queue-mail.ts'
import { mailKindsThat } from '#server/foundation/mail/registry.ts'
import { reopened } from '#server/foundation/mail/templates/reopened.ts'
import type { FullBooking } from './full-booking.ts'
import { partyFactsFor, toPartyFacts } from './to-party-facts.ts'

/** Mails saying that a booking has ended, or that it is open again. */
export const LAST_WORDS = mailKindsThat(({ booking }) => booking !== undefined)

/** Mails the customer that a booking is open again, if the last mail said that it was not. */
export async function queueReopenedMail(tx: Transaction, ctx: Context, bookingId: number): Promise<void> {
  if (!(await wasToldOfEnd(tx, bookingId))) return
  const party = await toPartyFacts(tx, ctx, bookingId)
  if (party.bookingDate < partyDayAt(ctx.now())) return
  await queueMail(tx, ctx, {
    kind: 'reopened',
    recipient: party.customerEmail,
    content: reopened(party),
    bookingId,
  })
}

/** Returns the mail that reopening a booking would send now; undefined if it would send none. */
export async function previewReopenedMail(
  db: Database,
  ctx: Context,
  booking: FullBooking,
): Promise<PreviewedMail | undefined> {
  const isSent =
    booking.bookingStatus === 'cancelled' &&
    booking.bookingDate >= partyDayAt(ctx.now()) &&
    (await wasToldOfEnd(db, booking.id))
  if (!isSent) return undefined
  const party = await partyFactsFor(db, ctx, { ...booking, bookingStatus: 'confirmed' })
  return previewFamilyMail(db, booking.customerEmail, reopened(party))
}

async function wasToldOfEnd(db: Queryable, bookingId: number): Promise<boolean> {
  const [last] = await db
    .select({ kind: outbox.kind })
    .from(outbox)
    .where(and(eq(outbox.bookingId, bookingId), inArray(outbox.kind, LAST_WORDS)))
    .orderBy(desc(outbox.id))
    .limit(1)
  return last !== undefined && last.kind !== 'reopened'
}
