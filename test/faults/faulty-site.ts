import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { embeddedAddress } from '#platform/postgres.ts'
import { ADMIN, BASIC } from '#test/administrator.ts'
import type { CallAnswer } from '#test/body-of.ts'
import { copyDatabase } from '#test/copy-database.ts'
import { type ClusterServer, startClusterServer } from '../../scripts/cluster/cluster-server.ts'
import { findFreePort } from '../../scripts/cluster/free-port.ts'
import { descendants } from './processes.ts'

export const AUTHORIZATION = { Authorization: BASIC }

export type FaultySite = {
  readonly url: string
  readonly dataDir: string
  readonly connectionString: string
  /** Returns the server's child processes whose command line matches. */
  processes(command: RegExp): number[]
  /** Sends SIGKILL, then restarts it on the same port. */
  killAndRestart(): Promise<void>
  /** Returns the references of all stored bookings. */
  references(): Promise<string[]>
  stop(): Promise<void>
}

/** Starts the built site on a copy of the filled database, for faults outside of it. */
export async function startSiteOnCopy(env: Record<string, string> = {}): Promise<FaultySite> {
  const { url, drop } = await copyDatabase('faults')
  const site = await startFaultySite({ DATABASE_URL: url, ...env })
  return {
    ...site,
    async stop() {
      await site.stop()
      await drop()
    },
  }
}

/** Starts the built site as `npm start` does, with its own PostgreSQL and enough room for many parties. */
export async function startFaultySite(env: Record<string, string> = {}): Promise<FaultySite> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'teepee-faults-'))
  const port = String(await findFreePort())
  const settings = {
    DATA_DIR: dataDir,
    PORT: port,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    ...env,
  }
  let server: ClusterServer = await startClusterServer(settings)
  const { url } = server
  const connectionString = env.DATABASE_URL ?? readOwnAddress(dataDir)
  await makeRoom(connectionString)
  return {
    url,
    dataDir,
    connectionString,
    processes: (command) => descendants(server.pid, command),
    async killAndRestart() {
      await server.kill()
      server = await startClusterServer(settings)
    },
    async references() {
      const response = await fetch(`${url}/api/bookings`, { headers: AUTHORIZATION })
      const bookings = (await response.json()) as CallAnswer<'GET', '/api/bookings'>
      return bookings.map(({ bookingId }) => bookingId)
    },
    async stop() {
      await server.stop()
      if (dataDir !== env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function readOwnAddress(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim()
  return embeddedAddress(password, join(dataDir, 'postgres'))
}

/** Makes sure that no day fills up, however many bookings are made during a fault. */
async function makeRoom(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query('UPDATE site_settings SET max_parties_per_day = 10000, teepee_stock = 10000')
  await client.query('UPDATE themes SET teepee_stock = 10000')
  await client.end()
}
