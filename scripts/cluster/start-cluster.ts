import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '#server/database/embedded/start-embedded-database.ts'
import { createLog } from '#server/log.ts'
import { startClusterProxy } from './cluster-proxy.ts'
import { type ClusterServer, startClusterServer } from './cluster-server.ts'

export type Cluster = {
  readonly url: string
  /** The servers' own addresses, bypassing the proxy. */
  serverUrls(): readonly string[]
  /** Kills one server as if its machine died, and restarts it. */
  killAndRestart(index: number): Promise<void>
  /** Restarts every server, one after the other, while the others keep running. */
  rollingRestart(): Promise<void>
  stop(): Promise<void>
}

type Options = {
  readonly dataDir: string
  /** The proxy's port; the servers take free ones. */
  readonly port: number
  /** A PostgreSQL other than the one in the data folder. */
  readonly databaseUrl?: string | undefined
  readonly env?: Record<string, string>
}

const SERVERS = 2

/**
 * Starts the topology of compose.yaml on this machine: PostgreSQL, two servers and a proxy on loopback. A server that
 * exits is restarted.
 */
export async function startCluster({ dataDir, port, databaseUrl, env = {} }: Options): Promise<Cluster> {
  mkdirSync(dataDir, { recursive: true })
  const database = databaseUrl
    ? { connectionString: databaseUrl, stop: async () => undefined }
    : await startEmbeddedDatabase({ dataDir: join(dataDir, 'database'), log: createLog('error') })
  const settings = {
    DATABASE_URL: database.connectionString,
    DATA_DIR: join(dataDir, 'shared'),
    TRUST_PROXY: 'true',
    ...env,
  }
  const proxy = await startClusterProxy(port)
  const servers: ClusterServer[] = []
  const start = async (index: number): Promise<void> => {
    const server = await startClusterServer(settings)
    servers[index] = server
    void server.ended.then(async (isTold) => {
      await proxy.exclude(server.url)
      if (!isTold) await start(index)
    })
    await proxy.include(server.url)
  }
  // The very first start fills the database; the second server would only wait for that.
  for (let index = 0; index < SERVERS; index++) await start(index)
  return {
    url: proxy.url,
    serverUrls: () => servers.map(({ url }) => url),
    async killAndRestart(index) {
      await servers[index]?.kill()
      await start(index)
    },
    async rollingRestart() {
      for (const [index, server] of servers.entries()) {
        await proxy.exclude(server.url)
        await server.stop()
        await start(index)
      }
    },
    async stop() {
      await proxy.stop()
      await Promise.all(servers.map((server) => server.stop()))
      await database.stop()
    },
  }
}
