import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '#platform/postgres.ts'
import { createLog } from '#server/log.ts'
import { startClusterProxy } from './cluster-proxy.ts'
import { type ClusterServer, startClusterServer } from './cluster-server.ts'
import { startPooler } from './start-pooler.ts'

export type Cluster = {
  readonly url: string
  /** The servers' own addresses, bypassing the proxy. */
  serverUrls(): readonly string[]
  /** Kills one server as if its machine had died, and restarts it. */
  killAndRestart(index: number): Promise<void>
  /** Restarts one server while the others keep running; from the program in `folder`, if given, from then on. */
  restart(index: number, folder?: string): Promise<void>
  /** Restarts every server, one after the other. */
  rollingRestart(): Promise<void>
  /** Stops every server, then starts all of them from the program in `folder`. */
  replaceAll(folder: string): Promise<void>
  stop(): Promise<void>
}

type Options = {
  readonly dataDir: string
  /** The proxy's port; the servers take free ones. */
  readonly port: number
  /** A PostgreSQL other than the one in the data folder. */
  readonly databaseUrl?: string | undefined
  readonly env?: Record<string, string>
  /** Puts PgBouncer in transaction mode in front of PostgreSQL. */
  readonly isPooled?: boolean
  /** The folder of the program that the servers run; this one if missing. */
  readonly folder?: string | undefined
}

const SERVERS = 2

/**
 * Starts the topology of compose.yaml on this machine: PostgreSQL, two servers and a proxy on loopback. A server that
 * exits is restarted.
 */
export async function startCluster(options: Options): Promise<Cluster> {
  const { dataDir, port, databaseUrl, env = {}, folder = '.', isPooled = false } = options
  mkdirSync(dataDir, { recursive: true })
  const database = databaseUrl
    ? { connectionString: databaseUrl, stop: async () => undefined }
    : await startEmbeddedDatabase({ dataDir: join(dataDir, 'database'), log: createLog('error') })
  const pooler = isPooled ? await startPooler(database.connectionString, dataDir) : undefined
  const settings = {
    DATABASE_URL: pooler?.connectionString ?? database.connectionString,
    ...(pooler && { DATABASE_DIRECT_URL: database.connectionString }),
    DATA_DIR: join(dataDir, 'shared'),
    TRUST_PROXY: 'true',
    ...env,
  }
  const proxy = await startClusterProxy(port)
  const servers: ClusterServer[] = []
  const folders = Array.from({ length: SERVERS }, () => folder)
  const start = async (index: number): Promise<void> => {
    const server = await startClusterServer(settings, folders[index])
    servers[index] = server
    void server.ended.then(async (isTold) => {
      await proxy.exclude(server.url)
      if (!isTold) await start(index)
    })
    await proxy.include(server.url)
  }
  // The very first start fills the database, and the second server would only wait for it.
  for (let index = 0; index < SERVERS; index++) await start(index)
  const restart = async (index: number, program = folders[index] ?? folder): Promise<void> => {
    const server = servers[index]
    if (!server) throw new Error(`There is no server ${index}`)
    folders[index] = program
    await proxy.exclude(server.url)
    await server.stop()
    await start(index)
  }
  return {
    url: proxy.url,
    serverUrls: () => servers.map(({ url }) => url),
    async killAndRestart(index) {
      await servers[index]?.kill()
      await start(index)
    },
    restart,
    async rollingRestart() {
      for (const index of servers.keys()) await restart(index)
    },
    async replaceAll(program) {
      await Promise.all(servers.map((server) => server.stop()))
      folders.fill(program)
      for (const index of servers.keys()) await start(index)
    },
    async stop() {
      await proxy.stop()
      await Promise.all(servers.map((server) => server.stop()))
      await pooler?.stop()
      await database.stop()
    },
  }
}
