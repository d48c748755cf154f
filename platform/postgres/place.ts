import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { StartRefusal } from '../boot/start-refusal.ts'
import { type Binaries, binariesIn, findBinaries } from './binaries.ts'
import { listRunners, type Runner, tryRunner } from './runner.ts'
import { chooseSystemUser, type SystemUser } from './system-user.ts'

/** Where the cluster is, which binaries run on it, and how they are run. */
export type ClusterPlace = {
  cluster: string
  binaries: Binaries
  runner: Runner
  systemUser: SystemUser | undefined
  version: string
}

const systemFolder = '/var/lib/moonlit-teepees'

/**
 * Finds a place for the cluster: the data folder, whenever PostgreSQL can reach it. If the account that stands in for
 * root can neither enter the clone nor be given the capability to, PostgreSQL works on copies outside: of the binaries
 * and, as a last resort, with the cluster outside, which the file `postgres.moved` in the data folder then points to.
 */
export function findPlace(dataDir: string): ClusterPlace {
  const movedNote = join(dataDir, 'postgres.moved')
  const cluster = existsSync(movedNote) ? readFileSync(movedNote, 'utf8').trim() : join(dataDir, 'postgres')
  const systemUser = chooseSystemUser(cluster)
  repairOwnership(cluster, systemUser)
  const binaries = findBinaries()
  const here = tryPlace(cluster, binaries, systemUser)
  if (here.place) return here.place
  if (!systemUser) throw new StartRefusal(`The embedded PostgreSQL does not run here: ${here.complaint}`)

  const copies = copyOutside(binaries)
  const withCopies = tryPlace(cluster, copies, systemUser)
  if (withCopies.place) return withCopies.place
  const outside = join(systemFolder, createHash('sha256').update(dataDir).digest('hex').slice(0, 16))
  const moved = existsSync(cluster) ? withCopies : tryPlace(outside, copies, systemUser)
  if (!moved.place)
    throw new StartRefusal(`The embedded PostgreSQL cannot reach ${cluster}: ${moved.complaint}`)
  writeFileSync(movedNote, `${outside}\n`, { flush: true })
  return moved.place
}

/** A data folder copied by root has lost its owner and its modes, which PostgreSQL requires. */
function repairOwnership(cluster: string, systemUser: SystemUser | undefined): void {
  if (!existsSync(cluster)) return
  const { uid, mode } = statSync(cluster)
  if (systemUser && uid !== systemUser.uid) {
    for (const entry of readdirSync(cluster, { recursive: true, encoding: 'utf8' }))
      lchownSync(join(cluster, entry), systemUser.uid, systemUser.gid)
    chownSync(cluster, systemUser.uid, systemUser.gid)
  }
  const isOwn = systemUser !== undefined || uid === process.getuid?.()
  if (isOwn && (mode & 0o077 & ~0o050) !== 0) chmodSync(cluster, 0o700)
}

function tryPlace(cluster: string, binaries: Binaries, systemUser: SystemUser | undefined) {
  const folder = existsSync(cluster) ? cluster : dirname(cluster)
  let complaint = ''
  for (const runner of listRunners(systemUser)) {
    const response = tryRunner(runner, binaries, folder)
    if (response.version)
      return { place: { cluster, binaries, runner, systemUser, version: response.version }, complaint }
    complaint = response.complaint
  }
  return { place: undefined, complaint }
}

function copyOutside(binaries: Binaries): Binaries {
  const packageFile = join(dirname(binaries.folder), 'package.json')
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }
  const folder = join(systemFolder, `postgresql-${version}`)
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`
    mkdirSync(systemFolder, { recursive: true })
    chmodSync(systemFolder, 0o755)
    rmSync(unfinished, { recursive: true, force: true })
    cpSync(binaries.folder, unfinished, { recursive: true, verbatimSymlinks: true })
    renameSync(unfinished, folder)
  }
  return binariesIn(folder)
}
