import { accessSync, constants, existsSync, globSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { env, stderr } from 'node:process'

// npm run test:failover: families book and pay while PostgreSQL's primary dies again and again
const programs = globSync('/usr/lib/postgresql/*/bin/initdb').sort().at(-1)
const needed = ['patroni', 'etcd', 'haproxy', 'pgbouncer', 'pg_rewind']
env.PATH = [env.PATH, '/usr/sbin', programs && dirname(programs)].filter(Boolean).join(delimiter)
const missing = needed.filter((name) => !isInstalled(name))
if (!programs || missing.length > 0) {
  stderr.write(
    `Not installed: ${missing.join(', ')}. On Debian: apt-get install postgresql patroni etcd-server haproxy pgbouncer.\n`,
  )
  process.exit(1)
}
env.FAILOVER_PROGRAMS = dirname(programs)
env.FAILOVER_KILLS ??= '10'
process.argv.splice(2, process.argv.length, 'unit', 'test/failover')
await import('../test.ts')

function isInstalled(name: string): boolean {
  return (env.PATH ?? '').split(delimiter).some((folder) => {
    const file = join(folder, name)
    if (!existsSync(file)) return false
    accessSync(file, constants.X_OK)
    return true
  })
}
