import { isDeepStrictEqual } from 'node:util'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import type { SiteContent } from '#domain/site/site-texts/content.ts'
import type { Admin, Context } from '#server/context.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { eq, max } from '#server/foundation/database/drizzle.ts'
import { LOCKS, lockFor } from '#server/foundation/database/locks.ts'
import { siteTexts } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { currentContent, findVersion } from './site-text-queries.ts'

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
