import { chownSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartRefusal } from '../boot/start-refusal.ts'
import { embeddedAddress, prepareCluster } from './cluster.ts'
import { clearLeftovers } from './leftovers.ts'
import { type ClusterPlace, findPlace } from './place.ts'
import { type Log, launchPostmaster, type Postmaster } from './postmaster.ts'
import { supervise } from './supervisor.ts'

export type EmbeddedDatabase = { connectionString: string; stop(): Promise<void> }

type Options = {
  dataDir: string
  log: Log
  /** PostgreSQL settings in addition to ours, such as `{ fsync: 'off' }` for a test's throwaway database. */
  settings?: Record<string, string>
}

const durableSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_connections: '200',
  shared_buffers: '192MB',
  effective_cache_size: '2GB',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

const longestSocketPath = process.platform === 'darwin' ? 103 : 107
const mostLaunches = 25

/**
 * Starts PostgreSQL on `dataDir/postgres`, creating it the first time. It listens on a socket that only its own account
 * and root can reach, so it needs no port. Throws a StartRefusal if another server uses the folder, or if PostgreSQL
 * cannot run.
 */
export async function startEmbeddedDatabase({ dataDir, log, settings }: Options): Promise<EmbeddedDatabase> {
  const lock = lockDataFolder(resolve(dataDir))
  try {
    const folder = realpathSync(dataDir)
    const place = findPlace(folder)
    await clearLeftovers(place.cluster)
    const password = prepareCluster(place, folder)
    const socket = chooseSocketFolder(place)
    const all = { ...durableSettings, ...settings, unix_socket_directories: `"${socket.folder}"` }
    const supervisor = await supervise(() => launchPersistently(place, all, log), log)
    return {
      connectionString: embeddedAddress(password, socket.folder),
      async stop() {
        await supervisor.stop()
        socket.remove()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** The last processes of a killed PostgreSQL take a moment to exit, and until then a new one refuses to start. */
async function launchPersistently(
  place: ClusterPlace,
  settings: Record<string, string>,
  log: Log,
): Promise<Postmaster> {
  for (let launch = 1; ; launch++) {
    try {
      await clearLeftovers(place.cluster)
      return await launchPostmaster(place, settings, log)
    } catch (error) {
      const isBusy =
        error instanceof Error && /shared memory block|lock file .* already exists/.test(error.message)
      if (!isBusy || launch === mostLaunches) throw error
      await sleep(200)
    }
  }
}

/** Uses the cluster folder itself, unless its path is too long for a socket. */
function chooseSocketFolder({ cluster, systemUser }: ClusterPlace): { folder: string; remove(): void } {
  if (Buffer.byteLength(join(cluster, '.s.PGSQL.5432')) <= longestSocketPath) {
    return { folder: cluster, remove: () => undefined }
  }
  const folder = mkdtempSync(join(existsSync('/tmp') ? '/tmp' : tmpdir(), 'moonlit-'))
  if (systemUser) chownSync(folder, systemUser.uid, systemUser.gid)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

const SQLITE_BUSY = 5

/**
 * Locks the data folder for this process until `release` is called or the process ends. Node has no file locks, but
 * SQLite does: the kernel grants one to exactly one of several competing processes and releases it when its holder
 * dies, so a crash leaves no stale lock.
 */
function lockDataFolder(dataDir: string): { release(): void } {
  const lock = openLock(dataDir)
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    throw explain(error, dataDir)
  }
  return { release: () => lock.close() }
}

function openLock(dataDir: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true })
    return new DatabaseSync(join(dataDir, 'postgres.lock'), { timeout: 0 })
  } catch (error) {
    throw explain(error, dataDir)
  }
}

function explain(error: unknown, dataDir: string): StartRefusal {
  const { errcode, message } = error as Error & { errcode?: number }
  return new StartRefusal(
    errcode === SQLITE_BUSY
      ? `Another server is already running on the data folder ${dataDir}: stop it first, or set DATA_DIR to another folder.`
      : `The data folder ${dataDir} cannot be written: ${message}`,
  )
}
