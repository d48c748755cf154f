import type { z } from 'zod'
import type { AuditFacts } from '#contract/audit-facts.ts'
import type { NewUnavailableDate, UnavailableDate } from '#contract/availability.ts'
import { type Refusal, refuse } from '#domain/refusal.ts'
import { audit } from '#server/audit-log/audit.ts'
import type { Admin, Context } from '#server/context.ts'
import { commitUnlessRefused } from '#server/database/commit-unless-refused.ts'
import { eq } from '#server/database/drizzle.ts'
import { lockCapacityRules } from '#server/database/locks.ts'
import { unavailableDates } from '#server/database/schema/all-tables.ts'
import { watchBookedDays } from './broken-bookings.ts'

type ClosedDay = Pick<UnavailableDate, 'date' | 'reason'>

/** Closes a day for bookings. */
export async function closeDay(
  ctx: Context,
  { force, ...day }: z.output<typeof NewUnavailableDate>,
  admin: Admin,
): Promise<UnavailableDate | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    await lockCapacityRules(tx)
    const brokenDays = force ? undefined : await watchBookedDays(tx, ctx.now())
    const [row] = await tx.insert(unavailableDates).values(day).onConflictDoNothing().returning()
    if (!row) return refuse('conflict', 'This date is already marked as unavailable.')
    const broken = await brokenDays?.()
    if (broken) return broken
    const { id, date, reason } = row
    await audit(tx, { actor: admin.username, action: 'closed', subject: 'calendar', facts: factsOf(row) })
    return { id, date, reason }
  })
}

/** Reopens a closed day. */
export async function openDay(
  ctx: Context,
  id: number,
  { admin, force }: { readonly admin: Admin; readonly force: boolean },
): Promise<null | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    await lockCapacityRules(tx)
    // What was to be collected later is collected on this day again, if there is time.
    const brokenDays = force ? undefined : await watchBookedDays(tx, ctx.now())
    const [row] = await tx.delete(unavailableDates).where(eq(unavailableDates.id, id)).returning()
    if (!row) return refuse('not_found', 'This date is not marked as unavailable anymore.')
    const broken = await brokenDays?.()
    if (broken) return broken
    await audit(tx, { actor: admin.username, action: 'opened', subject: 'calendar', facts: factsOf(row) })
    return null
  })
}

function factsOf({ date, reason }: ClosedDay): AuditFacts {
  return { kind: 'closed-day', day: date, reason }
}
