import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { startEmbeddedDatabase } from '#platform/postgres.ts'
import { createApi } from '#server/api.ts'
import { finishAllLater } from '#server/catalogue/images/finish-later.ts'
import { parseConfig } from '#server/config.ts'
import { createContext } from '#server/create-context.ts'
import { openDatabase } from '#server/foundation/database/client.ts'
import { migrate } from '#server/foundation/database/migrate.ts'
import { loadStarterCatalogue } from '#server/foundation/database/starter-catalogue/load-starter-catalogue.ts'
import { createLog } from '#server/log.ts'
import { makeFirstAdministrator } from '#server/people/accounts/first-administrator.ts'

// One of several servers in its own process: the real API on the real database, without the pages. Without DATABASE_URL
// it starts its own PostgreSQL, as `npm start` does, and stops it at the end.
const config = parseConfig(process.env)
const log = createLog('error')
const connectionString =
  config.databaseUrl ?? (await startEmbeddedDatabase({ dataDir: config.dataDir, log })).connectionString
// Fewer than on a real site, because each connection reads PostgreSQL's catalog anew. Two servers still do 16 things at
// once.
const { db } = openDatabase(connectionString, () => undefined, {
  size: 8,
  // A slow machine is no silent database.
  unresponsiveMilliseconds: 120_000,
})
await migrate(connectionString)
const ctx = await createContext({ config, db, log })
await loadStarterCatalogue(ctx)
await makeFirstAdministrator(ctx)
await finishAllLater(ctx)
const server = serve(
  { fetch: createApi(ctx).fetch, port: 0, hostname: '127.0.0.1' },
  ({ port }: AddressInfo) => {
    process.stdout.write(`Ready at http://127.0.0.1:${port}\n`)
  },
)
process.once('SIGTERM', () => server.close(() => process.exit(0)))
