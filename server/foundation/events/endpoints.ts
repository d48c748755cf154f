import { readAuditLog } from '#contract/operations/audit.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { findActors, findAuditPage } from './audit-queries.ts'

export const auditLogEndpoints = endpoints((serve) => {
  serve(readAuditLog, async ({ ctx, query, language }) => {
    const [page, actors] = await Promise.all([findAuditPage(ctx.db, query, language), findActors(ctx.db)])
    return { ...page, actors }
  })
})
