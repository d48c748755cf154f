import { setTimeout as pause } from 'node:timers/promises'
import type { Hono } from 'hono'
import * as contract from '#contract/operations/health.ts'
import { message } from '#domain/messages/message.ts'
import { refuse } from '#domain/refusal/refusal.ts'
import { sql } from '#server/database/drizzle.ts'
import type { AppEnvironment } from '#server/http/app-environment.ts'
import { serve } from '#server/http/serve-endpoint.ts'

/** Monitoring sends probes every few seconds. */
const PATIENCE_MILLISECONDS = 2_000

export function healthEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.readHealth, () => ({ status: 'ok' as const }))
  serve(app, contract.readReadiness, async ({ ctx }) => {
    try {
      const isSilent = pause(PATIENCE_MILLISECONDS, true, { ref: false })
      const response = await Promise.race([ctx.db.execute(sql`SELECT 1`), isSilent])
      if (response !== true) return { status: 'ready' as const }
    } catch {
      // Both an error and a timeout mean not ready.
    }
    return refuse('unavailable', message('api.databaseSilent'))
  })
}
