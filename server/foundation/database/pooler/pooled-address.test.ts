import { Client } from 'pg'
import { expect, it } from 'vitest'
import { StartRefusal } from '#platform/boot.ts'
import { copyDatabase } from '#test/copy-database.ts'
import { testContext } from '#test/test-context.ts'
import { openDatabase } from '../client.ts'
import { sql } from '../drizzle.ts'
import { preparedQuery } from '../execute-prepared.ts'
import { checkPooledAddress } from './check-pooled-address.ts'

const ctx = testContext()
const answer = preparedQuery<{ value: number }>(
  'answer',
  sql`SELECT ${sql.placeholder('value')}::int AS value`,
)
const statements = sql`SELECT count(*)::int AS count FROM pg_prepared_statements WHERE name <> ''`

it.each([
  [true, 0],
  [false, 1],
])('keeps no prepared statement behind a pooler (%s)', async (isPooled, kept) => {
  const { db, close } = openDatabase(ctx.databaseUrl, () => undefined, { size: 1, isPooled })
  expect(await answer(db, { value: 1 })).toEqual([{ value: 1 }])
  const together = await db.transaction((tx) =>
    Promise.all([answer(tx, { value: 2 }), answer(tx, { value: 3 }), tx.execute(statements)]),
  )
  expect(together.slice(0, 2)).toEqual([[{ value: 2 }], [{ value: 3 }]])
  expect((await db.execute(statements)).rows).toEqual([{ count: kept }])
  await close()
})

it('sends no settings of a session to a pooler, which would refuse them', async () => {
  const { db, close } = openDatabase(ctx.databaseUrl, () => undefined, { size: 1, isPooled: true })
  const { rows } = await db.execute(sql`SELECT current_setting('statement_timeout') AS timeout`)
  expect(rows).toEqual([{ timeout: '0' }])
  await close()
})

it('switches just-in-time compilation off for whoever comes through the pooler', async () => {
  await checkPooledAddress(ctx.databaseUrl, ctx.databaseUrl)
  const client = new Client(ctx.databaseUrl)
  await client.connect()
  const { rows } = await client.query(`SELECT current_setting('jit') AS jit`)
  await client.end()
  expect(rows).toEqual([{ jit: 'off' }])
})

it('refuses two addresses that lead to different databases', async () => {
  const other = await copyDatabase()
  const failure = await checkPooledAddress(other.url, ctx.databaseUrl).catch((error: unknown) => error)
  await other.drop()
  expect(failure).toBeInstanceOf(StartRefusal)
  expect(String(failure)).toContain('lead to different databases')
})
