import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { createOldestDatabase } from '#test/oldest-release.ts'
import { waitingForLocks } from '#test/watch-database.ts'
import { openDatabase } from './client.ts'
import { migrate } from './migrate.ts'

const { url, drop } = await createOldestDatabase()
const database = openDatabase(url, () => undefined, { name: 'request' })

afterAll(async () => {
  await database.close()
  await drop()
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
  const { rows } = await database.pool.query('SELECT 1 FROM texts')
  expect(rows).toEqual([])
})
