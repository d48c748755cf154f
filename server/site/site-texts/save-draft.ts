import { isDeepStrictEqual } from 'node:util'
import { isRefusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { findProblem, onlyChanges, type SiteContent } from '#domain/site/site-texts/content.ts'
import type { Admin, Context } from '#server/context.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, eq, isNull } from '#server/foundation/database/drizzle.ts'
import { LOCKS, lockFor } from '#server/foundation/database/locks.ts'
import { siteTexts } from '#server/foundation/database/schema/all-tables.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { newerVersion } from '#server/foundation/staff-records/newer-version.ts'
import { currentContent, newestVersion, readUsual } from './site-text-queries.ts'

type Saving = {
  readonly language: Language
  /** The newest version when the change was started. */
  readonly version: number | undefined
  readonly admin: Admin
}

/**
 * Stores what differs from a new site, replacing the previous draft. A draft that is the same as what visitors already
 * read is not kept.
 */
export async function saveDraft(
  ctx: Context,
  content: SiteContent,
  { language, version, admin }: Saving,
): Promise<DetailedRefusal | undefined> {
  const saved = await commitUnlessRefused(ctx.db, async (tx) => {
    await lockFor(tx, LOCKS.siteTexts)
    const usual = await readUsual(tx, language)
    const problem = findProblem(content, usual)
    if (problem) return { ...refuse('invalid', problem.message), field: problem.field }
    const newer = newerVersion('site', await newestVersion(tx, language), version)
    if (newer) return newer
    const changes = onlyChanges(content, usual)
    await tx.delete(siteTexts).where(and(eq(siteTexts.language, language), isNull(siteTexts.publication)))
    if (isDeepStrictEqual(changes, await currentContent(tx, language))) return null
    const row = { language, content: changes, savedAt: ctx.now(), savedBy: admin.username }
    await tx.insert(siteTexts).values(row)
    return null
  })
  return isRefusal(saved) ? saved : undefined
}
