import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type DatabaseClient, openDatabase } from '#server/foundation/database/client.ts'
import { TEMPLATE, toDatabaseUrl } from './database-server.ts'
import { runAsAdmin } from './run-as-admin.ts'

/** Copies the filled database, which takes a tenth of migrating and filling a new one. */
export async function copyDatabase(prefix = 'test'): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `${prefix}_${randomBytes(6).toString('hex')}`
  await runAsAdmin(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY file_copy`)
  return {
    url: toDatabaseUrl(inject('databaseUrl'), name),
    drop: () => runAsAdmin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

/** No test waits this long for a database that has died; one on a busy machine always responds before. */
const BUSY_MACHINE_MILLISECONDS = 120_000

/** Opens a database that is only slow because the machine is busy: the site must not take it for a silent one. */
export function openCopy(url: string, size?: number): DatabaseClient {
  const unresponsiveMilliseconds = BUSY_MACHINE_MILLISECONDS
  return openDatabase(url, () => undefined, { unresponsiveMilliseconds, ...(size && { size }) })
}
