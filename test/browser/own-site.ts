import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startEmbeddedDatabase } from '#server/database/embedded/start-embedded-database.ts'
import { createLog } from '#server/log.ts'
import { authorization, startSite } from './site-process.ts'

export type OwnSite = {
  readonly url: string
  /** Changes the database directly, and makes the site drop its cached pages. */
  change(sql: string): Promise<void>
  stop(): Promise<void>
}

/** Starts a site with a database that a test file may change or break. */
export async function startOwnSite(): Promise<OwnSite> {
  const folder = mkdtempSync(join(tmpdir(), 'own-site-'))
  const database = await startEmbeddedDatabase({ dataDir: join(folder, 'db'), log: createLog('silent') })
  const site = await startSite({ DATABASE_URL: database.connectionString, DATA_DIR: folder })
  const client = new Client({ connectionString: database.connectionString })
  await client.connect()
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
    async stop() {
      await client.end()
      await site.stop()
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
