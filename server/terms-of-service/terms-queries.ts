import { asc, desc, eq, max, sql } from 'drizzle-orm'
import type { PublishedTerms, TermsVersion } from '#contract/terms-of-service.ts'
import type { Database, Transaction } from '#server/database/client.ts'
import { LOCKS } from '#server/database/locks.ts'
import { termsVersions } from '#server/database/schema/all-tables.ts'

type Reader = Database | Transaction
export type TermsRow = typeof termsVersions.$inferSelect

/** The version that is agreed to now; none on a site whose owner has published none. */
export async function currentTerms(db: Reader): Promise<TermsRow | undefined> {
  const [row] = await db.select().from(termsVersions).orderBy(desc(termsVersions.version)).limit(1)
  return row
}

/** Its number alone, for what is asked often. */
export async function currentTermsVersion(db: Reader): Promise<number | undefined> {
  const [row] = await db.select({ version: max(termsVersions.version) }).from(termsVersions)
  return row?.version ?? undefined
}

/** The current version, which stays the current one until the transaction ends. */
export async function holdCurrentTerms(tx: Transaction): Promise<TermsRow | undefined> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock_shared(${LOCKS.termsOfService})`)
  return currentTerms(tx)
}

export async function findTerms(db: Reader, version: number): Promise<TermsRow | undefined> {
  const [row] = await db.select().from(termsVersions).where(eq(termsVersions.version, version))
  return row
}

export async function listTerms(db: Reader): Promise<TermsRow[]> {
  return db.select().from(termsVersions).orderBy(desc(termsVersions.version))
}

/** Since when there is a version to agree to. */
export async function firstPublishedAt(db: Reader): Promise<Date | undefined> {
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

export function publishedResponse(row: TermsRow): PublishedTerms {
  return { ...termsResponse(row), publishedAt: row.publishedAt.toISOString() }
}
