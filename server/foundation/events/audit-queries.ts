import { type AuditFilters, logCountedMost } from '#contract/operations/audit.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { dayBegins, dayEnds } from '#domain/foundation/time/party-day.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { and, desc, eq, gte, isNotNull, lte, type SQL, sql } from '#server/foundation/database/drizzle.ts'
import { readPage } from '#server/foundation/database/read-page.ts'
import { events } from '#server/foundation/database/schema/all-tables.ts'
import { readDetails } from './describe-facts.ts'

const { id, actor, subject, subjectId, details, facts, createdAt } = events

/** An entry of the log. */
export const LISTED = {
  id,
  actor,
  action: sql<string>`${events.action}`,
  subject,
  subjectId,
  details,
  facts,
  createdAt,
}

/** Whether an event is an entry of the log. */
export const isListed = isNotNull(events.action)

export async function findAuditPage(db: Database, filters: AuditFilters, language: Language) {
  const where = and(isListed, matchesFilters(filters))
  const { rows, ...page } = await readPage(filters, {
    total: db.$count(
      db.select({ id }).from(events).where(where).limit(logCountedMost(filters)).as('counted'),
    ),
    ordered: db.select(LISTED).from(events).where(where).orderBy(desc(createdAt), desc(id)),
  })
  const entries = rows.map(({ facts: stored, ...row }) => ({
    ...row,
    ...readDetails({ ...row, facts: stored }, language),
    createdAt: row.createdAt.toISOString(),
  }))
  return { entries, ...page }
}

/** Returns every actor in the log by name, with one index lookup per actor, however long the log is. */
export async function findActors(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ actor: string }>(sql`
    WITH RECURSIVE known AS (
      SELECT min(actor) AS actor FROM events WHERE action IS NOT NULL
      UNION ALL
      SELECT (SELECT min(actor) FROM events WHERE action IS NOT NULL AND events.actor > known.actor)
      FROM known WHERE known.actor IS NOT NULL)
    SELECT actor FROM known WHERE actor IS NOT NULL`)
  return rows.map((row) => row.actor)
}

function matchesFilters(filters: AuditFilters): SQL | undefined {
  return and(
    filters.subject ? eq(subject, filters.subject) : undefined,
    filters.subjectId ? eq(subjectId, filters.subjectId) : undefined,
    filters.actor ? eq(actor, filters.actor) : undefined,
    filters.from ? gte(createdAt, dayBegins(filters.from)) : undefined,
    filters.to ? lte(createdAt, dayEnds(filters.to)) : undefined,
  )
}
