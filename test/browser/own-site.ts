import { expect } from '@playwright/test'
import { Client } from 'pg'
import { reachDatabase } from '#platform/postgres.ts'
import { createLog } from '#server/log.ts'
import { authorization, startSite } from './site-process.ts'

/** The database of a site, and a copy of what it was at first. */
const [OWN, NEW] = ['moonlit', 'moonlit_new']

export type OwnSite = {
  readonly url: string
  /** Changes the database directly, and purges the site's cached pages. */
  change(sql: string): Promise<void>
  /** Gives the running site its new database back. It keeps pages and keys in memory until it connects again. */
  renew(): Promise<void>
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
    async renew() {
      await client.end()
      await copyDatabase(site.dataDir, { from: NEW, to: OWN })
      client = await connect(site.dataDir)
      await expect.poll(() => isListening(client)).toBe(true)
      // By its response, the server has heard of its new connection.
      const response = await fetch(`${site.url}/api/site-settings`)
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

/** Keeps a copy of a stopped site's database beside it. */
export async function keepNewDatabase(dataDir: string): Promise<void> {
  const { stop } = await reach(dataDir)
  await copyDatabase(dataDir, { from: OWN, to: NEW })
  await stop()
}

async function copyDatabase(dataDir: string, { from, to }: Record<'from' | 'to', string>): Promise<void> {
  const client = await connect(dataDir, 'postgres')
  await client.query(`DROP DATABASE IF EXISTS ${to} WITH (FORCE)`)
  await client.query(`CREATE DATABASE ${to} TEMPLATE ${from} STRATEGY file_copy`)
  await client.end()
}

/** Returns whether the server hears of changes: it has asked for the last of its channels. */
async function isListening(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle'
       AND query = 'LISTEN "public_data_changed"'`,
  )
  return rowCount === 1
}

async function connect(dataDir: string, database = OWN): Promise<Client> {
  const { connectionString } = await reach(dataDir)
  const url = new URL(connectionString)
  url.pathname = database
  const client = new Client({ connectionString: url.href })
  await client.connect()
  return client
}

const reach = (dataDir: string) =>
  reachDatabase({ databaseDirectUrl: undefined, dataDir }, createLog('silent'))
