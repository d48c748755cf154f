import type { Hono } from 'hono'
import { readAuditLog } from '#contract/audit.ts'
import type { AppEnvironment } from '#server/http/app-context.ts'
import { serve } from '#server/http/serve-endpoint.ts'
import { findActors, findAuditPage } from './audit-queries.ts'

export function auditLogEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, readAuditLog, async ({ world, query }) => {
    const [page, actors] = await Promise.all([findAuditPage(world.db, query), findActors(world.db)])
    return { ...page, actors }
  })
}
