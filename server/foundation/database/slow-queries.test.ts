import { afterAll, describe, expect, inject, it } from 'vitest'
import { currentRequest, duringRequest } from '#server/foundation/http/current-request.ts'
import { openDatabase } from './client.ts'
import { sql } from './drizzle.ts'

const slow: { sql: string; route: string | undefined }[] = []
const { db, close } = openDatabase(inject('databaseUrl'), () => undefined, {
  onSlowQuery: (query) => slow.push({ sql: query.sql, route: currentRequest()?.route }),
})
afterAll(close)

describe('a slow query', () => {
  it('is reported with its route but without its values, and fast ones are not', async () => {
    const ask = (route: string, work: () => Promise<unknown>) => duringRequest({ id: route, route }, work)
    // Opened in advance, since connecting counts towards the measured time.
    await Promise.all([db.execute(sql`SELECT 1`), db.transaction((tx) => tx.execute(sql`SELECT 1`))])
    slow.length = 0
    await Promise.all([
      ask('/api/slow', async () => await db.execute(sql`SELECT pg_sleep(0.25), ${'secret'}::text`)),
      ask('/api/transaction', () =>
        db.transaction(async (tx) => {
          await Promise.all([tx.execute(sql`SELECT 1`), tx.execute(sql`SELECT pg_sleep(0.26)`)])
          await tx.execute(sql`SELECT pg_sleep(0.27)`)
        }),
      ),
    ])
    // On a slow machine, committing takes as long.
    expect(
      slow.filter(({ sql }) => sql !== 'commit').sort((one, other) => one.sql.localeCompare(other.sql)),
    ).toEqual([
      { sql: 'begin; SELECT 1; SELECT pg_sleep(0.26)', route: '/api/transaction' },
      { sql: 'SELECT pg_sleep(0.25), $1::text', route: '/api/slow' },
      { sql: 'SELECT pg_sleep(0.27)', route: '/api/transaction' },
    ])
  })
})
