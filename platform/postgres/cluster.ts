import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { StartRefusal } from '../boot/start-refusal.ts'
import type { ClusterPlace } from './place.ts'
import { run } from './runner.ts'

/**
 * The database and its owner role. The role is not a superuser: none of our queries needs to reach outside the
 * database.
 */
const databaseName = 'moonlit'

// Only that role can connect, and only through the socket.
const accessRules = `local all ${databaseName} scram-sha-256\n`

export function embeddedAddress(password: string, socketFolder: string): string {
  return `postgresql://${databaseName}:${password}@localhost/${databaseName}?host=${encodeURIComponent(socketFolder)}`
}

/** Creates the cluster if necessary and checks that it fits the binaries; returns the role's password. */
export function prepareCluster(place: ClusterPlace, dataDir: string): string {
  const passwordFile = join(dataDir, 'postgres.password')
  if (!existsSync(join(place.cluster, 'PG_VERSION'))) {
    refuseIncomplete(place)
    createCluster(place)
  }
  refuseOtherVersion(place)
  if (!hasPassword(passwordFile)) writePassword(place, passwordFile)
  chmodSync(passwordFile, 0o600)
  return readFileSync(passwordFile, 'utf8').trim()
}

/** An existing folder may hold the only copy of the bookings, so it is never overwritten. */
function refuseIncomplete({ cluster }: ClusterPlace) {
  if (!existsSync(cluster) || readdirSync(cluster).length === 0) return
  throw new StartRefusal(
    `The folder ${cluster} is not a whole PostgreSQL data folder: its file PG_VERSION is missing. ` +
      'Put the data folder back from a backup, or move this one away to begin with an empty site.',
  )
}

function hasPassword(passwordFile: string): boolean {
  return existsSync(passwordFile) && readFileSync(passwordFile, 'utf8').trim() !== ''
}

/**
 * Everything is created next to its final place and then renamed, so an interrupted first start leaves nothing half
 * done.
 */
function createCluster(place: ClusterPlace) {
  const unfinished = `${place.cluster}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  if (place.systemUser) chownSync(unfinished, place.systemUser.uid, place.systemUser.gid)
  const words = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  demand(place, [place.binaries.initdb, '-D', unfinished, '-U', 'postgres', '--auth=reject', ...words])
  writeFileSync(join(unfinished, 'pg_hba.conf'), accessRules, { flush: true })
  runSql(place, unfinished, [
    `CREATE ROLE ${databaseName} LOGIN CREATEDB`,
    `CREATE DATABASE ${databaseName} OWNER ${databaseName}`,
  ])
  renameSync(unfinished, place.cluster)
  flushFolder(dirname(place.cluster))
}

function writePassword(place: ClusterPlace, passwordFile: string) {
  const password = randomBytes(24).toString('hex')
  runSql(place, place.cluster, [`ALTER ROLE ${databaseName} PASSWORD '${password}'`])
  writeFileSync(`${passwordFile}.new`, `${password}\n`, { mode: 0o600, flush: true })
  renameSync(`${passwordFile}.new`, passwordFile)
}

/** PostgreSQL's single-user mode needs neither a password nor a running server. It takes one statement per line. */
function runSql(place: ClusterPlace, cluster: string, statements: string[]) {
  const command = [place.binaries.postgres, '--single', '-j', '-D', cluster, 'postgres']
  demand(place, command, statements.map((statement) => `${statement};\n\n`).join(''))
}

function demand(place: ClusterPlace, command: string[], input = '') {
  const { status, stderr } = run(place.runner, command, input)
  if (status === 0 && !/^.*(ERROR|FATAL|PANIC):/m.test(stderr)) return
  throw new StartRefusal(`The embedded PostgreSQL could not prepare its data folder: ${stderr.trim()}`)
}

function refuseOtherVersion({ cluster, version }: ClusterPlace) {
  const clusterMajor = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  const programMajor = version.split('.')[0]
  if (clusterMajor === programMajor) return
  throw new StartRefusal(
    `The data in ${cluster} was written by PostgreSQL ${clusterMajor}, this release brings PostgreSQL ${programMajor}: ` +
      'start it with the release that wrote it, or upgrade the folder with pg_upgrade.',
  )
}

function flushFolder(folder: string) {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
