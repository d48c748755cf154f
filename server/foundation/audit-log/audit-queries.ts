import type { AuditFilters } from '#contract/operations/audit.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { dayBegins, dayEnds } from '#domain/foundation/time/party-day.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { and, desc, eq, gte, lte, type SQL, sql } from '#server/foundation/database/drizzle.ts'
import { readPage } from '#server/foundation/database/read-page.ts'
import { auditLog } from '#server/foundation/database/schema/all-tables.ts'
import { readDetails } from './describe-facts.ts'

export async function findAuditPage(db: Database, filters: AuditFilters, language: Language) {
  const where = matchesFilters(filters)
  const { rows, ...page } = await readPage(filters, {
    total: db.$count(auditLog, where),
    ordered: db.select().from(auditLog).where(where).orderBy(desc(auditLog.createdAt), desc(auditLog.id)),
  })
  const entries = rows.map(({ facts, ...row }) => ({
    ...row,
    ...readDetails({ ...row, facts }, language),
    createdAt: row.createdAt.toISOString(),
  }))
  return { entries, ...page }
}

/** Returns every actor in the log by name, with one index lookup per actor, however long the log is. */
export async function findActors(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ actor: string }>(sql`
    WITH RECURSIVE known AS (
      SELECT min(actor) AS actor FROM audit_log
      UNION ALL
      SELECT (SELECT min(actor) FROM audit_log WHERE audit_log.actor > known.actor)
      FROM known WHERE known.actor IS NOT NULL)
    SELECT actor FROM known WHERE actor IS NOT NULL`)
  return rows.map(({ actor }) => actor)
}

function matchesFilters({ subject, subjectId, actor, from, to }: AuditFilters): SQL | undefined {
  return and(
    subject ? eq(auditLog.subject, subject) : undefined,
    subjectId ? eq(auditLog.subjectId, subjectId) : undefined,
    actor ? eq(auditLog.actor, actor) : undefined,
    from ? gte(auditLog.createdAt, dayBegins(from)) : undefined,
    to ? lte(auditLog.createdAt, dayEnds(to)) : undefined,
  )
}
