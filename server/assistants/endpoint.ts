import type { Hono } from 'hono'
import { message } from '#domain/messages/message.ts'
import { isRefusal, type Refusal, refuse } from '#domain/refusal/refusal.ts'
import type { Admin } from '#server/context.ts'
import { readSettings } from '#server/database/read-settings.ts'
import type { AppContext, AppEnvironment } from '#server/http/app-environment.ts'
import { limitRequests } from '#server/http/rate-limit.ts'
import { refusalResponse } from '#server/http/responses.ts'
import { identifyAdmin } from '#server/http/sign-in-check.ts'

const PATH = '/mcp'

/**
 * The endpoint for assistants (Model Context Protocol). Until the owner enables it, it responds like a missing page.
 */
export function assistantEndpoint(api: Hono<AppEnvironment>): void {
  api.use(PATH, async (c, next) => {
    const { assistants } = await readSettings(c.get('ctx').db)
    return assistants ? next() : c.notFound()
  })
  api.use(PATH, limitRequests({ name: 'assistants', most: 240, seconds: 60 }))
  api.all(PATH, async (c) => {
    const keyHolder = await findKeyHolder(c)
    if (isRefusal(keyHolder)) return refusalResponse(c, keyHolder)
    // Loaded lazily, because most sites never need the protocol.
    const { serveTools } = await import('./serve-tools.ts')
    const response = await serveTools(api, { c, keyHolder })
    response.headers.set('Cache-Control', 'no-store')
    return response
  })
}

const NO_KEY = refuse('unauthorized', message('assistants.keyDoesNotWork'))

/** Returns the owner of the API key in the request, if there is one. Passwords and sessions are not accepted here. */
async function findKeyHolder(c: AppContext): Promise<Admin | Refusal | undefined> {
  const authorization = c.req.header('authorization')
  if (!authorization) return undefined
  const admin = /^Bearer /i.test(authorization) ? await identifyAdmin(c) : undefined
  return admin?.keyId === undefined ? NO_KEY : admin
}
