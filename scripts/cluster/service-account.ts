import { chownSync, mkdirSync, statSync } from 'node:fs'

/** PostgreSQL and PgBouncer refuse to run as root: they take the account that owns Debian's folder of databases. */
export function findServiceAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const { uid, gid } = statSync('/var/lib/postgresql')
  return { uid, gid }
}

/** Makes a folder that only the service account may read, as PostgreSQL asks. Returns its path. */
export function makeFolderFor(path: string): string {
  mkdirSync(path, { mode: 0o700 })
  const account = findServiceAccount()
  if (account) chownSync(path, account.uid, account.gid)
  return path
}
