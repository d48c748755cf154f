import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { CONNECT_TIMEOUT_MILLISECONDS } from '../connect-timeout.ts'
import { embeddedAddress } from './cluster.ts'
import type { Log } from './postmaster.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './start-embedded-database.ts'

/** The URL of an external database, if there is one, and the folder of the embedded one. */
type DatabaseAddress = { readonly databaseDirectUrl: string | undefined; readonly dataDir: string }

/**
 * Connects a script to the site's database whether or not a server is running: to an external database, to the embedded
 * one of a running server through its socket, or to the embedded one, started for as long as the script needs it.
 * Throws a StartRefusal if a server uses the data folder and its database refuses connections.
 */
export async function reachDatabase(
  { databaseDirectUrl, dataDir }: DatabaseAddress,
  log: Log,
): Promise<EmbeddedDatabase> {
  const known = databaseDirectUrl ?? runningDatabase(dataDir)
  if (known && (databaseDirectUrl || (await isRunning(known))))
    return { connectionString: known, stop: async () => undefined }
  return startEmbeddedDatabase({ dataDir, log })
}

/** Returns whether the data folder holds an embedded database, running or not. */
export function hasEmbeddedDatabase(dataDir: string): boolean {
  return existsSync(join(getCluster(dataDir), 'PG_VERSION'))
}

/** The fifth line of PostgreSQL's postmaster.pid names the folder of its socket. */
function runningDatabase(dataDir: string): string | undefined {
  const pidFile = join(getCluster(dataDir), 'postmaster.pid')
  const passwordFile = join(dataDir, 'postgres.password')
  if (!existsSync(pidFile) || !existsSync(passwordFile)) return undefined
  const socketFolder = readFileSync(pidFile, 'utf8').split('\n')[4]?.trim()
  if (!socketFolder) return undefined
  const password = readFileSync(passwordFile, 'utf8').trim()
  return embeddedAddress(password, socketFolder)
}

function getCluster(dataDir: string): string {
  const movedNote = join(dataDir, 'postgres.moved')
  return existsSync(movedNote) ? readFileSync(movedNote, 'utf8').trim() : join(dataDir, 'postgres')
}

/** A server that starts or stops refuses at once. One that does not respond in time is busy, so it is running. */
async function isRunning(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString })
  client.on('error', () => undefined)
  try {
    await Promise.race([client.connect(), sleep(CONNECT_TIMEOUT_MILLISECONDS, undefined, { ref: false })])
    return true
  } catch {
    return false
  } finally {
    client.end().catch(() => undefined)
  }
}
