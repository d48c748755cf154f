import type { SiteTextVersion, StaffSiteTexts } from '#contract/site/site-texts.ts'
import { toPublishedTerms } from '#domain/booking/changes/published-terms.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { DEFAULT_TEEPEE_SPACE } from '#domain/site/room-plan.ts'
import { AS_NEW, type SiteContent, type UsualContent } from '#domain/site/site-texts/content.ts'
import { usualTexts } from '#domain/site/site-texts/site-texts.ts'
import { usualFaq } from '#domain/site/site-texts/usual-faq.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Database, Queryable } from '#server/foundation/database/client.ts'
import { and, desc, eq, isNotNull, sql } from '#server/foundation/database/drizzle.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { siteTexts } from '#server/foundation/database/schema/all-tables.ts'

type SiteTextRow = typeof siteTexts.$inferSelect

const LISTED_MOST = 50

/** Returns the words of a new site with today's settings. */
export async function readUsual(db: Queryable, language: Language): Promise<UsualContent> {
  const { teepeeSpace } = await readSettings(db)
  const terms = toPublishedTerms((await readPricing(db)).policy)
  const text = textIn(language)
  return {
    texts: usualTexts(terms, text),
    faq: usualFaq({ space: teepeeSpace ?? DEFAULT_TEEPEE_SPACE, terms }, text),
  }
}

/** Returns what visitors read: the words of a new site until something is published. */
export async function currentContent(db: Queryable, language: Language): Promise<SiteContent> {
  return (await currentVersion(db, language))?.content ?? AS_NEW
}

async function currentVersion(db: Queryable, language: Language): Promise<SiteTextRow | undefined> {
  const [row] = await db
    .select()
    .from(siteTexts)
    .where(and(eq(siteTexts.language, language), isNotNull(siteTexts.publication)))
    .orderBy(desc(siteTexts.publication))
    .limit(1)
  return row
}

export async function findVersion(db: Queryable, version: number): Promise<SiteTextRow | undefined> {
  const [row] = await db.select().from(siteTexts).where(eq(siteTexts.version, version))
  return row
}

/** Returns the number of a language's newest version, draft or not; 0 if there is none. */
export async function newestVersion(db: Queryable, language: Language): Promise<number> {
  const [row] = await db
    .select({ version: sql<number>`coalesce(max(${siteTexts.version}), 0)` })
    .from(siteTexts)
    .where(eq(siteTexts.language, language))
  return row?.version ?? 0
}

export async function staffSiteTexts(db: Database, language: Language): Promise<StaffSiteTexts> {
  const rows = await db
    .select()
    .from(siteTexts)
    .where(eq(siteTexts.language, language))
    .orderBy(sql`${siteTexts.publication} desc nulls first`, desc(siteTexts.version))
    .limit(LISTED_MOST)
  const current = rows.find(({ publication }) => publication !== null)
  const { texts, faq } = await readUsual(db, language)
  return {
    language,
    usual: { texts, faq: [...faq] },
    versions: rows.map((row) => versionResponse(row, row === current)),
  }
}

function versionResponse(row: SiteTextRow, isCurrent: boolean): SiteTextVersion {
  const { version, content, savedAt, savedBy, publishedAt, publishedBy } = row
  const { faq, notice, areas } = content
  return {
    version,
    content: {
      texts: content.texts,
      ...(faq && { faq: [...faq] }),
      ...(notice && { notice }),
      ...(areas && { areas: [...areas] }),
    },
    savedAt: savedAt.toISOString(),
    savedBy,
    publishedAt: publishedAt?.toISOString() ?? null,
    publishedBy,
    isCurrent,
  }
}
