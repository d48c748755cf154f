import type { Hono } from 'hono'
import { Registry } from 'prom-client'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import type { AppContext, AppEnvironment } from '#server/foundation/http/app-environment.ts'
import { refusalResponse } from '#server/foundation/http/responses.ts'
import { isSameSecret } from '#server/foundation/secrets/is-same-secret.ts'
import { businessFigures } from './business-figures.ts'

/**
 * Metrics for Prometheus. They are outside of /api, because the format is specific to Prometheus and API callers do not
 * need it.
 */
export function metricsEndpoint(app: Hono<AppEnvironment>): void {
  app.get('/metrics', async (c) => {
    if (!mayRead(c)) return refusalResponse(c, refuse('not_found', 'service.nothingHere'))
    const ctx = c.get('ctx')
    const all = Registry.merge([ctx.metrics.registry, await businessFigures(ctx)])
    return c.text(await all.metrics(), 200, { 'Content-Type': all.contentType, 'Cache-Control': 'no-store' })
  })
}

/**
 * With METRICS_TOKEN, allows callers that send it. Without it, allows programs on this machine, unless a proxy forwards
 * for others.
 */
function mayRead(c: AppContext): boolean {
  const { metricsToken, trustProxy } = c.get('ctx').config
  if (metricsToken !== undefined)
    return isSameSecret(c.req.header('authorization') ?? '', `Bearer ${metricsToken}`)
  const address = c.env?.incoming?.socket.remoteAddress ?? ''
  const isForwarded =
    trustProxy || c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined
  return /^(127\.|::1$|::ffff:127\.)/.test(address) && !isForwarded
}
