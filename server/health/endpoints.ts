import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import * as contract from '#contract/health.ts'
import { refuse } from '#domain/refusal.ts'
import type { AppEnvironment } from '#server/http/app-context.ts'
import { serve } from '#server/http/serve-endpoint.ts'

export function healthEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.readHealth, () => ({ status: 'ok' as const }))
  serve(app, contract.readReadiness, async ({ world }) => {
    try {
      await world.db.execute(sql`SELECT 1`)
      return { status: 'ready' as const }
    } catch {
      return refuse('unavailable', 'The database does not answer.')
    }
  })
}
