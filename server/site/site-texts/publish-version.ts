import { isDeepStrictEqual } from 'node:util'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { findProblem, onlyChanges, type SiteContent } from '#domain/site/site-texts/content.ts'
import type { Admin, Context } from '#server/context.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, eq, isNull, max } from '#server/foundation/database/drizzle.ts'
import { LOCKS, lockFor } from '#server/foundation/database/locks.ts'
import { siteTexts } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { newerVersion } from '#server/foundation/staff-records/newer-version.ts'
import { currentContent, findVersion, newestVersion, readUsual } from './site-text-queries.ts'

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

export const NO_SUCH_VERSION = refuse('not_found', 'siteTexts.noSuchVersion')

/** Publishes a version: the draft, or an earlier one again. Returns its language. */
export async function publishVersion(
  ctx: Context,
  version: number,
  admin: Admin,
): Promise<Language | Refusal> {
  const published = await commitUnlessRefused(ctx.db, async (tx) => {
    await lockFor(tx, LOCKS.siteTexts)
    const row = await findVersion(tx, version)
    if (!row) return NO_SUCH_VERSION
    const before = await currentContent(tx, row.language)
    const [last] = await tx.select({ publication: max(siteTexts.publication) }).from(siteTexts)
    const publication = (last?.publication ?? 0) + 1
    const set = { publication, publishedAt: ctx.now(), publishedBy: admin.username }
    await tx.update(siteTexts).set(set).where(eq(siteTexts.version, version))
    const { language } = row
    const facts = {
      kind: 'site-texts',
      language,
      version,
      changed: changedPlaces(before, row.content),
    } as const
    await recordEvent(tx, { kind: 'settings.site-texts-published', actor: admin.username, facts })
    return { language }
  })
  if (isRefusal(published)) return published
  await ctx.publicDataChanged()
  return published.language
}

/** Discards a draft. Returns its language. */
export async function discardDraft(ctx: Context, version: number): Promise<Language | Refusal> {
  const discarded = await commitUnlessRefused(ctx.db, async (tx) => {
    await lockFor(tx, LOCKS.siteTexts)
    const row = await findVersion(tx, version)
    if (!row) return NO_SUCH_VERSION
    if (row.publication !== null) return refuse('conflict', 'siteTexts.wasPublished')
    await tx.delete(siteTexts).where(eq(siteTexts.version, version))
    return { language: row.language }
  })
  return isRefusal(discarded) ? discarded : discarded.language
}

/** Names the texts that have changed; all questions count as one. */
function changedPlaces(before: SiteContent, after: SiteContent): string[] {
  const places = new Set([...Object.keys(before.texts), ...Object.keys(after.texts)])
  const texts: Readonly<Record<string, string | undefined>>[] = [before.texts, after.texts]
  const changed = [...places].filter((place) => texts[0]?.[place] !== texts[1]?.[place])
  const others = (['faq', 'notice', 'areas'] as const).filter(
    (part) => !isDeepStrictEqual(before[part], after[part]),
  )
  return [...changed, ...others]
}
