import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from './free-port.ts'
import { findServiceAccount } from './service-account.ts'

export type Pooler = { readonly connectionString: string; stop(): Promise<void> }

const START_ATTEMPTS = 100

/**
 * Starts PgBouncer in transaction mode, without prepared statements, in front of a database. The program must be
 * installed. Its settings are written to the folder.
 */
export async function startPooler(databaseUrl: string, folder: string): Promise<Pooler> {
  const address = new URL(databaseUrl)
  const name = address.pathname.slice(1)
  const host = address.searchParams.get('host') ?? address.hostname
  const port = await findFreePort()
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    `[databases]
${name} = host=${host} port=${address.port || 5432} user=${address.username} password=${address.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
server_login_retry = 1
unix_socket_dir =
logfile =
`,
  )
  chmodSync(folder, 0o755)
  const child = spawn('pgbouncer', ['--quiet', settings], { stdio: 'ignore', ...findAccount(host) })
  const exited = once(child, 'exit')
  await untilListening(port)
  return {
    connectionString: `postgresql://${address.username}@127.0.0.1:${port}/${name}`,
    async stop() {
      child.kill()
      await exited
    },
  }
}

/** It does not run as root, and only the owner of the folder with PostgreSQL's socket may connect to that. */
function findAccount(host: string): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0 || !host.startsWith('/')) return findServiceAccount()
  const { uid, gid } = statSync(host)
  // It has to get there.
  chmodSync(dirname(host), 0o711)
  return { uid, gid }
}

async function untilListening(port: number): Promise<void> {
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt++) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await pause(100)
  }
  throw new Error('PgBouncer did not start')
}
