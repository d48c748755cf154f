import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
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
