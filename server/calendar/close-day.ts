import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { NewUnavailableDate, UnavailableDate } from '#contract/availability.ts'
import { type Refusal, refuse } from '#domain/refusal.ts'
import { audit } from '#server/accounts/audit.ts'
import type { Admin, Context } from '#server/context.ts'
import { commitUnlessRefused } from '#server/database/commit-unless-refused.ts'
import { unavailableDates } from '#server/database/schema/all-tables.ts'

type ClosedDay = Pick<UnavailableDate, 'date' | 'reason'>

/** Takes a day off the calendar. */
export async function closeDay(
  ctx: Context,
  day: z.output<typeof NewUnavailableDate>,
  admin: Admin,
): Promise<UnavailableDate | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    const [row] = await tx.insert(unavailableDates).values(day).onConflictDoNothing().returning()
    if (!row) return refuse('conflict', 'This date is already marked as unavailable.')
    const { id, date, reason } = row
    await audit(tx, { actor: admin.username, action: 'closed', subject: 'calendar', details: wordsOf(row) })
    return { id, date, reason }
  })
}

/** Gives a closed day back to the calendar. */
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
