import type { SourceCostChange, SourcesReport } from '#contract/money/sources.ts'
import { toCents } from '#contract/wire/decimal.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import type { ReportRange } from '#domain/money/reports/report-range.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq, gte, lte } from '#server/foundation/database/drizzle.ts'
import { sourceCosts } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'

/** Returns the costs entered for every month that a range touches, newest first. */
export async function readSourceCosts(
  tx: Transaction,
  { from, to }: ReportRange,
): Promise<SourcesReport['costs']> {
  const rows = await tx
    .select()
    .from(sourceCosts)
    .where(and(gte(sourceCosts.month, `${from.slice(0, 7)}-01`), lte(sourceCosts.month, to)))
  return rows
    .map(({ month, source, amountCents }) => ({
      source,
      month: month.slice(0, 7),
      amount: toDecimal(amountCents),
    }))
    .toSorted((one, other) => other.month.localeCompare(one.month) || one.source.localeCompare(other.source))
}

export async function changeSourceCost(
  ctx: Context,
  { source, month, amount }: SourceCostChange,
  admin: Admin,
): Promise<null> {
  const amountCents = toCents(amount)
  const key = { source, month: `${month}-01` }
  await ctx.db.transaction(async (tx) => {
    const [before] = await tx
      .delete(sourceCosts)
      .where(and(eq(sourceCosts.source, key.source), eq(sourceCosts.month, key.month)))
      .returning()
    const beforeCents = before?.amountCents ?? 0
    if (amountCents > 0) {
      const set = { amountCents, updatedAt: ctx.now() }
      await tx
        .insert(sourceCosts)
        .values({ ...key, ...set })
        .onConflictDoUpdate({ target: [sourceCosts.month, sourceCosts.source], set })
    }
    if (beforeCents === amountCents) return
    const facts = { kind: 'source-cost', source, month, beforeCents, amountCents } as const
    await recordEvent(tx, { kind: 'settings.source-cost-changed', actor: admin.username, facts })
  })
  return null
}
