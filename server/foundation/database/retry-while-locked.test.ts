import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { toDatabaseUrl } from '#test/database-server.ts'
import { runAsAdmin } from '#test/run-as-admin.ts'
import { waitingForLocks } from '#test/waiting-for-locks.ts'
import { type DatabaseClient, openDatabase } from './client.ts'
import { migrate } from './migrate.ts'

const name = `alone_${randomBytes(6).toString('hex')}`
const url = toDatabaseUrl(inject('databaseUrl'), name)
let database: DatabaseClient

beforeAll(async () => {
  await runAsAdmin(`CREATE DATABASE ${name}`)
  database = openDatabase(url, () => undefined)
  for (const file of ['schema', 'data'])
    await database.pool.query(readFileSync(`test/first-version/${file}.sql`, 'utf8'))
})
afterAll(async () => {
  await database.close()
  await runAsAdmin(`DROP DATABASE ${name} WITH (FORCE)`)
})

it('a migration and a running request never wait for each other, whatever the request reads next', async () => {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  )
  const request = await database.pool.connect()
  await request.query('BEGIN')
  await request.query('SELECT FROM site_settings')
  const migrating = migrate(url)
  while ((await waitingForLocks(database.db)) === 0) await pause(5)
  // The migration already holds some of these while it waits for that one.
  for (const { name: table } of tables) await request.query(`SELECT FROM ${table}`)
  await request.query('COMMIT')
  request.release()
  await migrating
  const { rows } = await database.pool.query('SELECT 1 FROM built_files')
  expect(rows).toEqual([])
})
