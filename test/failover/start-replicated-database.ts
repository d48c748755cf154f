import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../../scripts/cluster/free-port.ts'
import { findServiceAccount, makeFolderFor } from '../../scripts/cluster/service-account.ts'
import { type DatabaseNode, type Member, prepareDatabaseNode, type Replication } from './database-node.ts'

export type ReplicatedDatabase = {
  /** Leads to whichever node is the primary. */
  readonly connectionString: string
  /** Waits until one node is the primary and the other follows it, and returns them. */
  untilWhole(): Promise<{ readonly primary: DatabaseNode; readonly standby: DatabaseNode }>
  stop(): Promise<void>
}

type Options = {
  readonly folder: string
  /** Where initdb and postgres are. */
  readonly programs: string
  readonly replication: Replication
}

/** Starts etcd, two machines with Patroni and PostgreSQL, and HAProxy in front, all on loopback. */
export async function startReplicatedDatabase(options: Options): Promise<ReplicatedDatabase> {
  const { folder, replication } = options
  chmodSync(folder, 0o755)
  const password = randomBytes(16).toString('hex')
  const etcd = await startEtcd(folder)
  const nodes = await Promise.all(
    ['one', 'two'].map((name) => prepareDatabaseNode({ ...options, name, password, etcdPort: etcd.port })),
  )
  for (const node of nodes) node.start()
  const balancer = await startBalancer(folder, nodes)
  return {
    connectionString: `postgresql://postgres:${password}@127.0.0.1:${balancer.port}/postgres`,
    async untilWhole() {
      for (;;) {
        const members = await firstAnswer(nodes)
        const found = (is: (member: Member) => boolean) =>
          nodes.find(({ name }) => members.some((member) => member.name === name && is(member)))
        const primary = found(({ role }) => role === 'leader')
        const following = replication === 'synchronous' ? 'sync_standby' : 'replica'
        const standby = found(({ role, state }) => role === following && /^(running|streaming)$/.test(state))
        if (primary && standby) return { primary, standby }
        await pause(200)
      }
    },
    async stop() {
      await Promise.all(nodes.map((node) => node.stop()))
      await balancer.stop()
      await etcd.stop()
    },
  }
}

async function firstAnswer(nodes: readonly DatabaseNode[]): Promise<readonly Member[]> {
  return Promise.any(nodes.map((node) => node.getMembers())).catch(() => [])
}

async function startEtcd(folder: string): Promise<Service> {
  const [port, peerPort] = [await findFreePort(), await findFreePort()]
  const [url, peerUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`]
  return startService(folder, 'etcd', port, [
    ...['--data-dir', makeFolderFor(join(folder, 'etcd'))],
    ...['--listen-client-urls', url, '--advertise-client-urls', url],
    ...['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl],
    ...['--initial-cluster', `default=${peerUrl}`],
  ])
}

/** Asks Patroni every second which node is the primary, and breaks the connections to one that no longer is. */
async function startBalancer(folder: string, nodes: readonly DatabaseNode[]): Promise<Service> {
  const port = await findFreePort()
  const settings = join(folder, 'haproxy.cfg')
  const servers = nodes.map(
    ({ name, port, healthPort }) => `  server ${name} 127.0.0.1:${port} check port ${healthPort}`,
  )
  writeFileSync(
    settings,
    `defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`,
  )
  return startService(folder, 'haproxy', port, ['-db', '-f', settings])
}

type Service = { readonly port: number; stop(): Promise<void> }

function startService(folder: string, program: string, port: number, words: string[]): Service {
  const log = openSync(join(folder, `${program}.log`), 'a')
  const child = spawn(program, words, { stdio: ['ignore', log, log], ...findServiceAccount() })
  const ended = once(child, 'exit')
  return {
    port,
    async stop() {
      child.kill()
      await ended
    },
  }
}
