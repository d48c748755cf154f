import type { JournalAccounts, JournalAccountsChange } from '#contract/money/journal.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { withoutUndefined } from '#domain/foundation/values/without-undefined.ts'
import type { AccountName } from '#domain/money/reports/journal.ts'
import { DEFAULT_ACCOUNTS } from '#domain/money/reports/journal.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { journalSettings } from '#server/foundation/database/schema/all-tables.ts'
import { getChanges } from '#server/foundation/events/get-changes.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { newerVersion } from '#server/foundation/staff-records/newer-version.ts'

type NamedAccounts = {
  readonly accounts: Readonly<Record<AccountName, string>>
  /** Whether the account for damage is in use or has been named. */
  readonly hasDamages: boolean
  readonly version: number
}

/** Returns the bookkeeper's account names, or the defaults as version 0. */
export async function readJournalAccounts(db: Queryable): Promise<NamedAccounts> {
  const [row] = await db.select().from(journalSettings)
  const { damage } = await readPricing(db)
  return {
    accounts: { ...DEFAULT_ACCOUNTS, ...row?.accounts },
    hasDamages: damage.maximumCents > 0 || row?.accounts.damages !== undefined,
    version: row?.version ?? 0,
  }
}

export function journalAccountsResponse({ accounts, hasDamages, version }: NamedAccounts): JournalAccounts {
  const { damages, ...others } = accounts
  return { ...others, ...(hasDamages && { damages }), version }
}

/** Renames accounts; the next export uses the new names for every day. */
export async function changeJournalAccounts(
  ctx: Context,
  { version, ...names }: JournalAccountsChange,
  admin: Admin,
): Promise<JournalAccounts | Refusal> {
  const saved = await commitUnlessRefused(ctx.db, async (tx) => {
    // The row must exist first, so that concurrent changes can wait for it.
    await tx.insert(journalSettings).values({ accounts: {}, version: 0 }).onConflictDoNothing()
    const [row] = await tx.select().from(journalSettings).for('update')
    if (!row) throw new Error('The journal settings were not stored')
    const newer = newerVersion('accounts', row.version, version)
    if (newer) return newer
    const given = withoutUndefined(names)
    const accounts = { ...row.accounts, ...given }
    await tx
      .update(journalSettings)
      .set({ accounts, version: row.version + 1, updatedAt: ctx.now() })
      .where(eq(journalSettings.id, row.id))
    const changes = getChanges({ ...DEFAULT_ACCOUNTS, ...row.accounts }, given)
    const facts = { kind: 'changes', changes } as const
    await recordEvent(tx, { kind: 'settings.accounts-changed', actor: admin.username, facts })
    return null
  })
  return isRefusal(saved) ? saved : journalAccountsResponse(await readJournalAccounts(ctx.db))
}
