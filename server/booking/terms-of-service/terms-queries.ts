import type { PublishedTerms, TermsVersion } from '#contract/booking/terms-of-service.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import type { Queryable, Transaction } from '#server/foundation/database/client.ts'
import { asc, desc, eq, like, max, sql } from '#server/foundation/database/drizzle.ts'
import { preparedQuery, preparedSelect } from '#server/foundation/database/execute-prepared.ts'
import { LOCKS } from '#server/foundation/database/locks.ts'
import { termsVersions, translations } from '#server/foundation/database/schema/all-tables.ts'

export type TermsRow = typeof termsVersions.$inferSelect

/** Returns the current version; undefined if the owner has not published one. */
export async function currentTerms(db: Queryable): Promise<TermsRow | undefined> {
  const [row] = await newestTerms(db)
  return row
}

const newestTerms = preparedSelect('newest_terms', (db) =>
  db.select().from(termsVersions).orderBy(desc(termsVersions.version)).limit(1),
)

/** Returns only its number, for frequent reads. */
export async function currentTermsVersion(db: Queryable): Promise<number | undefined> {
  const [row] = await db.select({ version: max(termsVersions.version) }).from(termsVersions)
  return row?.version ?? undefined
}

/** Returns the current version, which stays current until the end of the transaction. */
export async function holdCurrentTerms(tx: Transaction): Promise<TermsRow | undefined> {
  const [, current] = await Promise.all([shareTerms(tx), currentTerms(tx)])
  return current
}

const shareTerms = preparedQuery(
  'share_terms',
  sql`SELECT pg_advisory_xact_lock_shared(${LOCKS.termsOfService})`,
)

export async function findTerms(db: Queryable, version: number): Promise<TermsRow | undefined> {
  const [row] = await db.select().from(termsVersions).where(eq(termsVersions.version, version))
  return row
}

/** Returns every version with its translations, newest first. */
export async function listPublished(db: Queryable): Promise<PublishedTerms[]> {
  const rows = await db.select().from(termsVersions).orderBy(desc(termsVersions.version))
  const translated = await db.select().from(translations).where(like(translations.place, 'terms/%'))
  return rows.map((row) =>
    publishedResponse(
      row,
      translated.filter(({ place }) => place === `terms/${row.version}`),
    ),
  )
}

export async function firstPublishedAt(db: Queryable): Promise<Date | undefined> {
  const [first] = await db
    .select({ publishedAt: termsVersions.publishedAt })
    .from(termsVersions)
    .orderBy(asc(termsVersions.version))
    .limit(1)
  return first?.publishedAt
}

export function termsResponse({ version, date, text, sha256 }: TermsRow): TermsVersion {
  return { version, date, text, sha256 }
}

type Translated = { readonly language: Language; readonly translation: string }

export function publishedResponse(row: TermsRow, translated: readonly Translated[]): PublishedTerms {
  const byLanguage = translated.map(({ language, translation }) => [language, translation])
  return {
    ...termsResponse(row),
    publishedAt: row.publishedAt.toISOString(),
    ...(byLanguage.length > 0 && { translations: Object.fromEntries(byLanguage) }),
  }
}
