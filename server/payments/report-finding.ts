import { type Finding, getFindingMessage, isFinding } from '#domain/payments/finding.ts'
import { DEFAULT_LANGUAGE } from '#domain/text/language.ts'
import { textIn } from '#domain/translation/text-in.ts'
import type { Context } from '#server/context.ts'
import type { Database, Transaction } from '#server/database/client.ts'
import { reconciliationFindings } from '#server/database/schema/all-tables.ts'

/** The kind of a difference about refunds of one payment that the provider did not make. */
export const REFUND_FAILED = 'refund-failed'

type FindingRow = typeof reconciliationFindings.$inferSelect

/** Returns the columns that keep what a difference is about. */
export function storedFinding(finding: Finding): Pick<FindingRow, 'kind' | 'values' | 'sentence'> {
  return { ...finding, sentence: textIn(DEFAULT_LANGUAGE)(getFindingMessage(finding)) }
}

/** Returns what a stored difference is about; undefined where a release before the values left its sentence alone. */
export function toFinding({ kind, values, amountCents }: FindingRow): Finding | undefined {
  // An earlier release beside this one changes the amount, and leaves the values as they were.
  if (kind === REFUND_FAILED && amountCents !== null) return { kind, values: { owedCents: amountCents } }
  const stored = { kind, values }
  return isFinding(stored) ? stored : undefined
}

type Found = Pick<FindingRow, 'intentId' | 'bookingReference'> & {
  readonly finding: Finding
  readonly isRepaired?: boolean
}

/** Reports differences, each once: after staff have reviewed one, it is not reported again. */
export async function reportFinding(
  db: Database | Transaction,
  ctx: Context,
  ...found: readonly Found[]
): Promise<void> {
  await db
    .insert(reconciliationFindings)
    .values(
      found.map(({ finding, ...about }) => ({ ...about, ...storedFinding(finding), createdAt: ctx.now() })),
    )
    .onConflictDoNothing()
}
