import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { type DatabaseClient, openDatabase } from '#server/foundation/database/client.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { toDatabaseUrl } from '#test/database-server.ts'
import { runAsAdmin } from '#test/run-as-admin.ts'
import { ADMIN } from '#test/test-context.ts'
import { buildIfNeeded } from '../../scripts/build.ts'
import { type Cluster, startCluster } from '../../scripts/cluster/start-cluster.ts'

export type TestCluster = {
  readonly cluster: Cluster
  readonly database: DatabaseClient
  readonly databaseUrl: string
  readonly dataDir: string
}

type Options = {
  readonly name: string
  /** The database to copy; an empty one is created if missing. */
  readonly template?: string
  readonly partiesPerDay: number
  readonly env: Record<string, string>
  /** The folder of the program that the servers run; this one if missing. */
  readonly folder?: string
}

/** Starts two servers on their own database and data folder for the tests of a file. */
export function testCluster({ name: prefix, template, partiesPerDay, env, folder }: Options): TestCluster {
  const dataDir = mkdtempSync(join(tmpdir(), `teepee-${prefix}-`))
  const name = `${prefix}_${randomBytes(6).toString('hex')}`
  const made = { dataDir } as { -readonly [Part in keyof TestCluster]: TestCluster[Part] }
  beforeAll(async () => {
    await buildIfNeeded()
    await runAsAdmin(`CREATE DATABASE ${name}${template ? ` TEMPLATE ${template}` : ''}`)
    const databaseUrl = toDatabaseUrl(inject('databaseUrl'), name)
    const settings = { ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password, ...env }
    const isPooled = process.env.CLUSTER_POOLER === 'pgbouncer'
    const cluster = await startCluster({ dataDir, port: 0, databaseUrl, env: settings, folder, isPooled })
    // Named otherwise than a server's connections, which keep others from migrating.
    const database = openDatabase(databaseUrl, () => undefined, {
      name: 'test',
      unresponsiveMilliseconds: 120_000,
    })
    Object.assign(made, { cluster, database, databaseUrl })
    await database.db.execute(sql`
      UPDATE site_settings SET max_parties_per_day = ${partiesPerDay}, teepee_stock = ${3 * partiesPerDay}`)
    await database.db.execute(sql`UPDATE themes SET teepee_stock = ${3 * partiesPerDay}`)
  }, 600_000)
  afterAll(async () => {
    await made.cluster?.stop()
    await made.database?.close()
    await runAsAdmin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    rmSync(dataDir, { recursive: true, force: true })
  })
  return made
}
