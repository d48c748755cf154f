import type { Hono } from 'hono'
import { readAuditLog } from '#contract/operations/audit.ts'
import type { AppEnvironment } from '#server/foundation/http/app-environment.ts'
import { serve } from '#server/foundation/http/serve-endpoint.ts'
import { findActors, findAuditPage } from './audit-queries.ts'

export function auditLogEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, readAuditLog, async ({ ctx, query, language }) => {
    const [page, actors] = await Promise.all([findAuditPage(ctx.db, query, language), findActors(ctx.db)])
    return { ...page, actors }
  })
}
