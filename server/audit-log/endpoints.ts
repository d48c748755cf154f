import { and, count, desc, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { readAuditLog } from '#contract/audit.ts'
import { auditLog } from '#server/database/schema/all-tables.ts'
import type { AppEnvironment } from '#server/http/app-context.ts'
import { serve } from '#server/http/serve-endpoint.ts'

export function auditLogEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, readAuditLog, async ({ world, query: { subject, subjectId, page, pageSize } }) => {
    const fits = and(
      subject ? eq(auditLog.subject, subject) : undefined,
      subjectId ? eq(auditLog.subjectId, subjectId) : undefined,
    )
    const [[counted], rows] = await Promise.all([
      world.db.select({ total: count() }).from(auditLog).where(fits),
      world.db
        .select()
        .from(auditLog)
        .where(fits)
        .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize),
    ])
    const entries = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
    return { entries, total: counted?.total ?? 0, page, pageSize }
  })
}
