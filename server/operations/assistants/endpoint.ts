import type { Hono } from 'hono'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Admin } from '#server/context.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import type { AppContext, AppEnvironment } from '#server/foundation/http/app-environment.ts'
import { limitRequests } from '#server/foundation/http/rate-limit.ts'
import { bodyTooLarge, PUBLIC_BODY_BYTES_MAX, readBody } from '#server/foundation/http/read-json.ts'
import { refusalResponse } from '#server/foundation/http/responses.ts'
import { identifyAdmin } from '#server/foundation/http/sign-in-check.ts'

/** Some clients add a slash. */
const PATHS = ['/mcp', '/mcp/']

/**
 * The endpoint for assistants (Model Context Protocol). Until the owner enables it, it responds like a missing page.
 */
export function assistantEndpoint(api: Hono<AppEnvironment>): void {
  for (const path of PATHS) {
    api.use(path, async (c, next) => {
      const { assistants } = await readSettings(c.get('ctx').db)
      return assistants ? next() : c.notFound()
    })
    api.use(path, limitRequests({ name: 'assistants', most: 240, seconds: 60 }))
    api.all(path, async (c) => {
      // Before anything else, because a refusal must cost little.
      const body = await readBody(c.req.raw, PUBLIC_BODY_BYTES_MAX)
      if (body === undefined) return refusalResponse(c, bodyTooLarge(PUBLIC_BODY_BYTES_MAX))
      if (isBatch(body)) return refusalResponse(c, NO_BATCHES)
      const keyHolder = await findKeyHolder(c)
      if (isRefusal(keyHolder)) return refusalResponse(c, keyHolder)
      // Loaded lazily, because most sites never need the protocol.
      const { serveTools } = await import('./serve-tools.ts')
      const response = await serveTools(api, { c, body, keyHolder })
      response.headers.set('Cache-Control', 'no-store')
      return response
    })
  }
}

/** A batch would do the work of many requests, but count as one. The protocol no longer has them. */
function isBatch(body: string): boolean {
  return /^\s*\[/.test(body)
}

const NO_BATCHES = refuse('invalid', 'assistants.noBatches')

const NO_KEY = refuse('unauthorized', 'assistants.keyDoesNotWork')

/** Returns the owner of the API key in the request, if there is one. Passwords and sessions are not accepted here. */
async function findKeyHolder(c: AppContext): Promise<Admin | Refusal | undefined> {
  const authorization = c.req.header('authorization')
  if (!authorization) return undefined
  const admin = /^Bearer /i.test(authorization) ? await identifyAdmin(c) : undefined
  return admin?.keyId === undefined ? NO_KEY : admin
}
