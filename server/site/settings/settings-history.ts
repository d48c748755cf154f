import { AuditFacts, type ChangedField } from '#contract/operations/audit-facts.ts'
import type { SettingsRevision } from '#contract/site/settings-history.ts'
import { PRICING_PARTS } from '#domain/catalogue/pricing/pricing-settings.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { restorePricing } from '#server/catalogue/pricing/change-pricing.ts'
import type { Admin, Context, StaffCaller } from '#server/context.ts'
import { and, desc, eq, sql } from '#server/foundation/database/drizzle.ts'
import { events } from '#server/foundation/database/schema/all-tables.ts'
import { readDetails } from '#server/foundation/events/describe-facts.ts'
import { forbid, hasShownPassword, may, PASSWORD_NEEDED } from '#server/foundation/http/sign-in-check.ts'
import { isRestorable, restoreSettings } from './change-settings.ts'

const REVISIONS_MOST = 100
const PRICING_FIELDS: readonly string[] = PRICING_PARTS
const GONE = refuse('not_found', 'settings.changeUnknown')
const NOT_THIS = refuse('conflict', 'settings.cannotRestore')

type Entry = typeof events.$inferSelect

/** Returns the latest changes to settings and prices, newest first. */
export async function findRevisions(
  { db }: Context,
  { admin, language }: StaffCaller,
): Promise<SettingsRevision[]> {
  const rows = await db.select().from(events).where(isRevision).orderBy(desc(events.id)).limit(REVISIONS_MOST)
  return rows.map((row) => {
    const changes = changesIn(row)
    return {
      id: row.id,
      by: row.actor,
      at: row.createdAt.toISOString(),
      told: readDetails(row, language).told,
      canBeRestored: isPricing(changes)
        ? may(admin, 'pricing')
        : changes.length > 0 && changes.every(isRestorable),
    }
  })
}

/** Restores the values from before a change, and keeps later changes to other values. */
export async function restoreRevision(
  ctx: Context,
  id: number,
  { admin, force }: { readonly admin: Admin; readonly force: boolean | undefined },
): Promise<Refusal | null> {
  const [row] = await ctx.db
    .select()
    .from(events)
    .where(and(isRevision, eq(events.id, id)))
  if (!row) return GONE
  const changes = changesIn(row)
  if (isPricing(changes)) {
    if (!may(admin, 'pricing')) return forbid('pricing')
    const isAllowed = admin.keyId !== undefined || hasShownPassword(admin, ctx.now())
    return isAllowed ? restorePricing(ctx, changes, admin) : PASSWORD_NEEDED
  }
  if (changes.length === 0 || !changes.every(isRestorable)) return NOT_THIS
  return restoreSettings(ctx, changes, { admin, force })
}

const isRevision = and(eq(events.subject, 'settings'), sql`${events.facts} ->> 'kind' = 'changes'`)

function changesIn({ facts }: Entry): readonly ChangedField[] {
  const known = AuditFacts.safeParse(facts).data
  return known?.kind === 'changes' ? known.changes : []
}

function isPricing(changes: readonly ChangedField[]): boolean {
  return changes.length > 0 && changes.every(({ field }) => PRICING_FIELDS.includes(field))
}
