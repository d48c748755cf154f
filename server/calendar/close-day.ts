import type { z } from 'zod'
import type { NewUnavailableDate, UnavailableDate } from '#contract/availability.ts'
import { partyDayAt } from '#domain/party-day.ts'
import { type Refusal, refuse } from '#domain/refusal.ts'
import { collectionsIn } from '#domain/resource-availability.ts'
import type { CollectionDays } from '#domain/work/jobs.ts'
import { audit } from '#server/accounts/audit.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Transaction } from '#server/database/client.ts'
import { commitUnlessRefused } from '#server/database/commit-unless-refused.ts'
import { eq } from '#server/database/drizzle.ts'
import { lockCapacityRules } from '#server/database/locks.ts'
import { unavailableDates } from '#server/database/schema/all-tables.ts'
import {
  bookedThings,
  breaksBookings,
  closedDays,
  ownedThings,
  storedCollectionDays,
} from './broken-bookings.ts'

type ClosedDay = Pick<UnavailableDate, 'date' | 'reason'>

/** Closes a day for bookings. */
export async function closeDay(
  ctx: Context,
  { force, ...day }: z.output<typeof NewUnavailableDate>,
  admin: Admin,
): Promise<UnavailableDate | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    await lockCapacityRules(tx)
    const before = await storedCollectionDays(tx)
    const [row] = await tx.insert(unavailableDates).values(day).onConflictDoNothing().returning()
    if (!row) return refuse('conflict', 'This date is already marked as unavailable.')
    const broken = force ? undefined : await brokenByClosing(tx, ctx, before)
    if (broken) return broken
    const { id, date, reason } = row
    await audit(tx, { actor: admin.username, action: 'closed', subject: 'calendar', details: wordsOf(row) })
    return { id, date, reason }
  })
}

/** Things not collected on closed days stay out longer, so parties booked already may lack them. */
async function brokenByClosing(
  tx: Transaction,
  ctx: Context,
  before: CollectionDays,
): Promise<Refusal | undefined> {
  if (before.collectOnClosedDays) return undefined
  const after = { ...before, unavailable: await closedDays(tx) }
  const changes = [...(await ownedThings(tx)).values()].map((resource) => ({
    before: { resource, collections: collectionsIn(before) },
    after: { resource, collections: collectionsIn(after) },
  }))
  return breaksBookings(changes, await bookedThings(tx, ctx.now()), partyDayAt(ctx.now()))
}

/** Reopens a closed day. */
export async function openDay(ctx: Context, id: number, admin: Admin): Promise<null | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    const [row] = await tx.delete(unavailableDates).where(eq(unavailableDates.id, id)).returning()
    if (!row) return refuse('not_found', 'This date is not marked as unavailable anymore.')
    await audit(tx, { actor: admin.username, action: 'opened', subject: 'calendar', details: wordsOf(row) })
    return null
  })
}

function wordsOf({ date, reason }: ClosedDay): string {
  return reason ? `${date}: ${reason}` : date
}
