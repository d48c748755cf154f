import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { StartRefusal } from '../boot/start-refusal.ts'

/** The operating-system user that runs PostgreSQL, as numeric ids. */
export type SystemUser = { uid: number; gid: number }

const ownAccountName = 'moonlit-teepees'

/**
 * PostgreSQL refuses to run as root, so root uses another account: the one that already owns the cluster, otherwise
 * `postgres`, otherwise an account created for it, otherwise `nobody`. Other users run it as themselves (undefined).
 */
export function chooseSystemUser(clusterFolder: string): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const systemUser =
    getOwner(clusterFolder) ?? lookUp('postgres') ?? lookUp(ownAccountName) ?? create() ?? lookUp('nobody')
  if (systemUser) return systemUser
  throw new StartRefusal(
    'PostgreSQL cannot run as root and this machine has no account to lend it: add one named "postgres".',
  )
}

function getOwner(folder: string): SystemUser | undefined {
  if (!existsSync(folder)) return undefined
  const { uid, gid } = statSync(folder)
  return uid === 0 ? undefined : { uid, gid }
}

function lookUp(name: string): SystemUser | undefined {
  const [uid, gid] = ['-u', '-g'].map((kind) => spawnSync('id', [kind, name], { encoding: 'utf8' }).stdout)
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

function create(): SystemUser | undefined {
  const home = ['--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin']
  spawnSync('useradd', ['--system', '--user-group', ...home, ownAccountName])
  return lookUp(ownAccountName)
}
