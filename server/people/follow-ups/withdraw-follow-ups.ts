import { type Decision, decideFollowUp } from '#domain/people/follow-ups/decide-follow-up.ts'
import { isFree } from '#platform/leases.ts'
import { lockFullBooking } from '#server/booking/bookings/booking-queries.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq, ne } from '#server/foundation/database/drizzle.ts'
import { followUps, outbox } from '#server/foundation/database/schema/all-tables.ts'
import { withdrawMail } from '#server/foundation/mail/withdraw-mail.ts'
import type { FollowUp } from './follow-up-links.ts'
import { readFacts } from './read-family.ts'
import { readFollowUpSettings } from './read-settings.ts'

/** The mail is waiting or was just written, and nothing has changed that would rule it out. */
const STAYS: ReadonlySet<Decision> = new Set(['send', 'this-week', 'at-night', 'not-yet'])

/**
 * Withdraws queued mails that must not be sent anymore: the family has booked, opted out, was erased or cancelled its
 * party, or the mail is too late to be useful. Runs before mails are sent. The request for a review is left alone,
 * since it is never wrong.
 */
export async function withdrawFollowUps(ctx: Context): Promise<void> {
  const waiting = await ctx.db
    .select({ row: followUps })
    .from(followUps)
    .innerJoin(outbox, eq(outbox.dedupeKey, followUps.mailKey))
    .where(and(isFree(outbox, ctx.now()), ne(followUps.kind, 'review')))
  for (const { row } of waiting) await ctx.db.transaction((tx) => reconsider(tx, ctx, row))
}

async function reconsider(tx: Transaction, ctx: Context, row: FollowUp): Promise<void> {
  if (await isStillWanted(tx, ctx, row)) {
    if (row.withdrawnAt) await tx.update(followUps).set({ withdrawnAt: null }).where(eq(followUps.id, row.id))
    return
  }
  if (await withdrawMail(tx, row.mailKey, ctx.now()))
    await tx.update(followUps).set({ withdrawnAt: ctx.now() }).where(eq(followUps.id, row.id))
}

async function isStillWanted(tx: Transaction, ctx: Context, row: FollowUp): Promise<boolean> {
  const booking = row.bookingId === null ? undefined : await lockFullBooking(tx, row.bookingId)
  if (!booking) return false
  const setting = (await readFollowUpSettings(tx))[row.kind]
  const facts = await readFacts(tx, booking, ctx.now())
  const decision = decideFollowUp(row.kind, setting, facts, ctx.now())
  // Staff requested a withdrawn mail again: others may have been sent meanwhile.
  return row.withdrawnAt ? decision === 'send' : STAYS.has(decision)
}
