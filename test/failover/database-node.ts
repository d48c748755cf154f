import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { descendants, signal } from '#test/faults/processes.ts'
import { findFreePort } from '../../scripts/cluster/free-port.ts'
import { findServiceAccount, makeFolderFor } from '../../scripts/cluster/service-account.ts'
import { startTcpRelay } from './tcp-relay.ts'

/** How the nodes of one database are set up. */
export type Replication = 'synchronous' | 'asynchronous'

export type DatabaseNode = {
  readonly name: string
  /** PostgreSQL, as clients reach it. */
  readonly port: number
  /** Patroni's own answers about this node, as others reach them. */
  readonly healthPort: number
  start(): void
  /** Kills Patroni and PostgreSQL at once, as if the machine had lost its power. */
  kill(): Promise<void>
  /** Cuts the machine off from the other node, from etcd and from every client. It goes on running. */
  cut(): void
  /** Cuts only the other node off, which then follows no longer. */
  stopReplication(): void
  mend(): void
  /** Returns Patroni's view of all nodes. Throws if this one does not answer. */
  getMembers(): Promise<readonly Member[]>
  stop(): Promise<void>
}

export type Member = { readonly name: string; readonly role: string; readonly state: string }

type Options = {
  readonly name: string
  readonly folder: string
  readonly etcdPort: number
  readonly password: string
  /** Where initdb and postgres are. */
  readonly programs: string
  readonly replication: Replication
}

/** Prepares one machine with Patroni and PostgreSQL. Whatever reaches it, or it reaches, goes through relays. */
export async function prepareDatabaseNode(options: Options): Promise<DatabaseNode> {
  const { name, folder: parent, etcdPort } = options
  const folder = makeFolderFor(join(parent, name))
  const own = { database: await findFreePort(), health: await findFreePort() }
  const { database: port, health: healthPort } = own
  const relays = await Promise.all([port, port, healthPort, etcdPort].map(startTcpRelay))
  const [database, clients, health, etcd] = relays
  if (!database || !clients || !health || !etcd) throw new Error('A relay is missing')
  const settings = join(folder, 'patroni.json')
  // YAML includes JSON.
  writeFileSync(
    settings,
    JSON.stringify(toSettings(options, folder, { own, seen: { database, health }, etcd })),
  )
  const log = openSync(join(parent, `${name}.log`), 'a')
  let patroni: ChildProcess | undefined
  const end = async (name: NodeJS.Signals) => {
    if (!patroni || patroni.exitCode !== null || patroni.signalCode !== null) return
    const ended = once(patroni, 'exit')
    patroni.kill(name)
    await ended
  }
  return {
    name,
    port: clients.port,
    healthPort: health.port,
    start() {
      patroni = spawn('patroni', [settings], { stdio: ['ignore', log, log], ...findServiceAccount() })
    },
    async kill() {
      const postmaster = readPostmaster(join(folder, 'data'))
      const killed = end('SIGKILL')
      if (postmaster) signal([postmaster, ...descendants(postmaster, /postgres/)], 'SIGKILL')
      await killed
    },
    cut: () => relays.forEach((relay) => void relay.cut()),
    stopReplication: database.cut,
    mend: () => relays.forEach((relay) => void relay.mend()),
    async getMembers() {
      const response = await fetch(`http://127.0.0.1:${own.health}/cluster`, {
        signal: AbortSignal.timeout(5_000),
      })
      const { members } = (await response.json()) as { readonly members: readonly Member[] }
      return members
    },
    async stop() {
      await end('SIGTERM')
      await Promise.all(relays.map((relay) => relay.stop()))
    },
  }
}

function readPostmaster(data: string): number | undefined {
  try {
    return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}

type Ports = {
  readonly own: { readonly database: number; readonly health: number }
  readonly seen: Record<'database' | 'health', { readonly port: number }>
  readonly etcd: { readonly port: number }
}

/** The shortest times that Patroni allows. */
const LEADER_SECONDS = 20

function toSettings({ name, password, programs, replication }: Options, folder: string, ports: Ports) {
  const at = (port: number) => `127.0.0.1:${port}`
  const account = (username: string) => ({ username, password })
  return {
    scope: 'moonlit',
    name,
    restapi: { listen: at(ports.own.health), connect_address: at(ports.seen.health.port) },
    // A proxy's address is not replaced by those that etcd tells.
    etcd3: { proxy: `http://${at(ports.etcd.port)}` },
    bootstrap: {
      dcs: {
        ttl: LEADER_SECONDS,
        loop_wait: 3,
        retry_timeout: 5,
        synchronous_mode: replication === 'synchronous',
        // The standby takes over however far it is behind.
        maximum_lag_on_failover: 1_000_000_000,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 200, wal_log_hints: 'on' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: [
        'host replication all 127.0.0.1/32 scram-sha-256',
        'host all all 127.0.0.1/32 scram-sha-256',
        'local all all trust',
      ],
    },
    postgresql: {
      listen: at(ports.own.database),
      connect_address: at(ports.seen.database.port),
      data_dir: join(folder, 'data'),
      bin_dir: programs,
      pgpass: join(folder, 'passwords'),
      authentication: {
        superuser: account('postgres'),
        replication: account('replication'),
        rewind: account('rewind'),
      },
      parameters: { unix_socket_directories: folder },
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
  }
}
