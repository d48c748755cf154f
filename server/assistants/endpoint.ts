import type { Hono } from 'hono'
import { readSettings } from '#server/database/read-settings.ts'
import type { AppEnvironment } from '#server/http/app-environment.ts'
import { limitRequests } from '#server/http/rate-limit.ts'

const PATH = '/mcp'

/** The door for assistants, by the Model Context Protocol. Until the owner opens it, there is nothing at its address. */
export function assistantEndpoint(api: Hono<AppEnvironment>): void {
  api.use(PATH, async (c, next) => {
    const { assistants } = await readSettings(c.get('ctx').db)
    return assistants ? next() : c.notFound()
  })
  api.use(PATH, limitRequests({ name: 'assistants', most: 240, seconds: 60 }))
  api.all(PATH, async (c) => {
    // Loaded when an assistant comes: most sites never need the protocol.
    const { serveTools } = await import('./serve-tools.ts')
    const response = await serveTools(api, c)
    response.headers.set('Cache-Control', 'no-store')
    return response
  })
}
