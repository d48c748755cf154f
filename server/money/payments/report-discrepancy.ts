import { type Discrepancy, isDiscrepancy } from '#domain/money/payments/discrepancy.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { discrepancies } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvents } from '#server/foundation/events/record-event.ts'

/** The kind of a difference about a payment's refunds that the provider did not make. */
export const REFUND_FAILED = 'refund-failed'

export type DiscrepancyRow = typeof discrepancies.$inferSelect

/** Returns what a stored difference is about; undefined if a release before the values only stored its sentence. */
export function toDiscrepancy({ kind, values, amountCents }: DiscrepancyRow): Discrepancy | undefined {
  // An earlier release running beside this one changes the amount without updating the values.
  if (kind === REFUND_FAILED && amountCents !== null) return { kind, values: { owedCents: amountCents } }
  const stored = { kind, values }
  return isDiscrepancy(stored) ? stored : undefined
}

type Found = Pick<DiscrepancyRow, 'intentId' | 'bookingReference'> & {
  readonly discrepancy: Discrepancy
  readonly isRepaired?: boolean
}

/** Reports differences, each once: after staff have reviewed one, it is not reported again. */
export async function reportDiscrepancy(
  db: Queryable,
  ctx: Context,
  ...found: readonly Found[]
): Promise<void> {
  await db.transaction(async (tx) => {
    const reported = await tx
      .insert(discrepancies)
      .values(found.map(({ discrepancy, ...about }) => ({ ...about, ...discrepancy, createdAt: ctx.now() })))
      .onConflictDoNothing()
      .returning({ subjectId: discrepancies.id })
    await recordEvents(tx, { kind: 'difference.found', actor: 'system' }, reported)
  })
}
