import { Client } from 'pg'
import { reachDatabase } from '#platform/postgres.ts'
import { createLog } from '#server/log.ts'
import { authorization, startSite } from './site-process.ts'

export type OwnSite = {
  readonly url: string
  /** Changes the database directly, and purges the site's cached pages. */
  change(sql: string): Promise<void>
  /** Stops the site and starts it again at the same address. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Starts a site whose database a test file may change or break. */
export async function startOwnSite(env: Record<string, string> = {}): Promise<OwnSite> {
  const site = await startSite(env)
  let client = await connect(site.dataDir)
  return {
    url: site.url,
    async change(sql) {
      await client.query(sql)
      const response = await fetch(`${site.url}/api/site-settings`, {
        method: 'PUT',
        headers: { ...authorization, 'Content-Type': 'application/json' },
        body: JSON.stringify({ showSampleContent: true }),
      })
      if (!response.ok) throw new Error(await response.text())
    },
    async restart() {
      await client.end()
      await site.restart()
      client = await connect(site.dataDir)
    },
    async stop() {
      await client.end()
      await site.stop()
    },
  }
}

async function connect(dataDir: string): Promise<Client> {
  const { connectionString } = await reachDatabase(
    { databaseDirectUrl: undefined, dataDir },
    createLog('silent'),
  )
  const client = new Client({ connectionString })
  await client.connect()
  return client
}
