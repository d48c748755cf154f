import { afterEach, describe, expect, it, vi } from 'vitest'
import { testContext } from '#test/test-context.ts'
import { waitingForLocks, watchTrips } from '#test/watch-database.ts'
import { readTogether, type Transaction } from './client.ts'
import { sql } from './drizzle.ts'
import { preparedQuery } from './execute-prepared.ts'

const ctx = testContext()
afterEach(() => vi.restoreAllMocks())

const getNumber = async (tx: Transaction, text: string) =>
  (await tx.execute<{ n: number }>(sql.raw(`SELECT ${text} AS n`))).rows[0]?.n

describe('inside a transaction', () => {
  it('queries issued together are one round trip, in order, and the first ones are sent with BEGIN', async () => {
    const trips = watchTrips()
    const found = await ctx.db.transaction(async (tx) => {
      const first = await Promise.all([getNumber(tx, '1'), getNumber(tx, '2')])
      return [
        ...first,
        await getNumber(tx, '3'),
        ...(await Promise.all([getNumber(tx, '4'), getNumber(tx, '5')])),
      ]
    })
    expect(found).toEqual([1, 2, 3, 4, 5])
    expect(trips).toEqual([
      ['begin', 'SELECT 1 AS n', 'SELECT 2 AS n'],
      ['SELECT 3 AS n'],
      ['SELECT 4 AS n', 'SELECT 5 AS n'],
      ['commit'],
    ])
  })

  it('it is rolled back if one of several fails and another continues, whose later queries are refused', async () => {
    await ctx.db.execute(sql`CREATE TABLE strays (n int)`)
    let late: Promise<unknown> | undefined
    const stray = async (tx: Transaction) => {
      await getNumber(tx, '1')
      await tx.execute(sql`INSERT INTO strays VALUES (1)`).catch(() => undefined)
      late = tx.execute(sql`INSERT INTO strays VALUES (2)`)
      await late
    }
    for (let round = 0; round < 25; round++) {
      const work = ctx.db.transaction((tx) => Promise.all([stray(tx), getNumber(tx, '1 / 0')]))
      await expect(work).rejects.toMatchObject({ cause: { message: 'division by zero' } })
      await expect(late).rejects.toThrow()
      expect(await ctx.db.transaction((tx) => getNumber(tx, '7'))).toBe(7)
    }
    const { rows } = await ctx.db.execute(sql`SELECT * FROM strays`)
    expect(rows).toEqual([])
  })

  it('nothing is sent if there is no query', async () => {
    const trips = watchTrips()
    await ctx.db.transaction(async () => undefined)
    await ctx.db.transaction(async () => Promise.reject(new Error('no'))).catch(() => undefined)
    expect(trips).toEqual([])
  })

  it('a read sent together with a lock sees what the previous holder wrote', async () => {
    await ctx.db.execute(sql`CREATE TABLE places (taken int)`)
    const lock = preparedQuery('lock_4711', sql`SELECT pg_advisory_xact_lock(4711)`)
    const count = preparedQuery<{ n: number }>('count_places', sql`SELECT count(*)::int AS n FROM places`)
    const take = () =>
      ctx.db.transaction(async (tx) => {
        const [, [seen]] = await Promise.all([lock(tx), count(tx)])
        await tx.execute(sql`INSERT INTO places VALUES (1)`)
        return seen?.n
      })
    const [locked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = ctx.db.transaction(async (tx) => {
      await lock(tx)
      locked.resolve()
      await held.promise
      await tx.execute(sql`INSERT INTO places VALUES (1)`)
    })
    await locked.promise
    const taking = [1, 2, 3, 4].map(take)
    await expect.poll(() => waitingForLocks(ctx.db)).toBe(4)
    held.resolve()
    await holding
    expect((await Promise.all(taking)).toSorted()).toEqual([1, 2, 3, 4])
  })

  it('a failing query ends those behind it, and the transaction', async () => {
    await ctx.db.execute(sql`CREATE TABLE kept (n int UNIQUE)`)
    const keep = preparedQuery('keep', sql`INSERT INTO kept VALUES (1)`)
    const count = preparedQuery<{ n: number }>('count_kept', sql`SELECT count(*)::int AS n FROM kept`)
    const failing = ctx.db.transaction(async (tx) => {
      const settled = await Promise.allSettled([keep(tx), keep(tx), count(tx)])
      expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
      return settled.flatMap((each) => (each.status === 'rejected' ? [each.reason.cause.code] : []))
    })
    expect(await failing).toEqual(['23505', '23505'])
    // The last statement was not prepared either, and the connection must know that.
    for (let i = 0; i < 30; i++) expect(await ctx.db.transaction((tx) => count(tx))).toEqual([{ n: 0 }])
  })

  it('of several awaited together, the one that failed is reported', async () => {
    const failing = ctx.db.transaction((tx) =>
      Promise.all([getNumber(tx, '1'), getNumber(tx, '1 / 0'), getNumber(tx, '2')]),
    )
    await expect(failing).rejects.toThrow('SELECT 1 / 0 AS n')
  })

  it('a value that cannot be serialized fails its statement, and the connection still works', async () => {
    const circular: Record<string, unknown> = {}
    circular.self = circular
    for (let i = 0; i < 30; i++) {
      const failing = ctx.db.transaction((tx) =>
        Promise.all([getNumber(tx, '1'), tx.execute(sql`SELECT ${circular}::json`), getNumber(tx, '2')]),
      )
      await expect(failing).rejects.toThrow('::json')
      expect(await ctx.db.transaction((tx) => getNumber(tx, '3'))).toBe(3)
    }
  })

  it('nothing is executed if it could not begin, even if the failure is ignored', async () => {
    await ctx.db.execute(sql`CREATE TABLE never (n int)`)
    const write = (tx: Transaction) => tx.execute(sql`INSERT INTO never VALUES (1)`)
    const failing = ctx.db.transaction(
      async (tx) => {
        await write(tx).catch(() => undefined)
        await write(tx)
      },
      { isolationLevel: 'nonsense' as 'serializable' },
    )
    await expect(failing).rejects.toThrow('INSERT INTO never')
    expect((await ctx.db.execute(sql`SELECT FROM never`)).rows).toEqual([])
  })
})

describe('readTogether', () => {
  it('sends several reads in one round trip', async () => {
    const trips = watchTrips()
    const read = readTogether(ctx.db, (reader) =>
      Promise.all([getNumber(reader, '1'), getNumber(reader, '2')]),
    )
    expect(await read).toEqual([1, 2])
    expect(trips).toEqual([['SELECT 1 AS n', 'SELECT 2 AS n']])
  })

  it('joins the reads or the transaction that it is part of', async () => {
    const trips = watchTrips()
    const read = (reader: Transaction) => readTogether(reader, (same) => getNumber(same, '2'))
    const both = (reader: Transaction) => Promise.all([getNumber(reader, '1'), read(reader)])
    expect(await readTogether(ctx.db, both)).toEqual([1, 2])
    expect(await ctx.db.transaction(both)).toEqual([1, 2])
    expect(trips).toEqual([
      ['SELECT 1 AS n', 'SELECT 2 AS n'],
      ['begin', 'SELECT 1 AS n', 'SELECT 2 AS n'],
      ['commit'],
    ])
  })
})
