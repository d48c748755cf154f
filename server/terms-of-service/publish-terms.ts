import { createHash } from 'node:crypto'
import { partyDayAt } from '#domain/time/party-day.ts'
import { audit } from '#server/audit-log/audit.ts'
import type { Admin, Context } from '#server/context.ts'
import { LOCKS, lockFor } from '#server/database/locks.ts'
import { termsVersions } from '#server/database/schema/all-tables.ts'
import { currentTerms, type TermsRow } from './terms-queries.ts'

/** Publishes a text as the terms that every booking agrees to from now on. Waits for bookings that are being made. */
export async function publishTerms(ctx: Context, text: string, admin: Admin): Promise<TermsRow> {
  const sha256 = createHash('sha256').update(text).digest('hex')
  const published = await ctx.db.transaction(async (tx) => {
    await lockFor(tx, LOCKS.termsOfService)
    const version = ((await currentTerms(tx))?.version ?? 0) + 1
    const publishedAt = ctx.now()
    const row = { version, date: partyDayAt(publishedAt), text, sha256, publishedAt }
    await tx.insert(termsVersions).values(row)
    const facts = { kind: 'terms', version, sha256 } as const
    await audit(tx, { actor: admin.username, action: 'published', subject: 'terms', facts })
    return row
  })
  await ctx.publicDataChanged()
  return published
}
