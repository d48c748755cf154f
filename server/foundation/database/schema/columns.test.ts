import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAXIMUM_CENTS } from '#domain/foundation/money/money.ts'
import { testContext } from '#test/test-context.ts'
import { integer, pgTable, sql } from '../drizzle.ts'
import { cents } from './columns.ts'

const ctx = testContext()
const table = pgTable('amounts', { id: integer('id'), kept: cents('kept') })
const { kept } = table

describe('a money column', () => {
  it.each([
    ['0.00', 0],
    ['0.05', 5],
    ['75.00', 7500],
    ['-0.01', -1],
    ['99999999.99', MAXIMUM_CENTS],
  ])('reads %s as %d cents and writes them so', (decimal, amount) => {
    expect(kept.mapFromDriverValue(decimal)).toBe(amount)
    expect(kept.mapToDriverValue(amount)).toBe(decimal)
  })

  it.each([
    0.5,
    74.999,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    MAXIMUM_CENTS + 1,
    -MAXIMUM_CENTS - 1,
    2 ** 53,
  ])('refuses to write %d', (amount) =>
    expect(() => kept.mapToDriverValue(amount)).toThrow('Not an amount in whole cents'),
  )

  it.each(['', '1.005', 'NaN', '100000000.00', '1e3'])('refuses to read %j', (decimal) => {
    expect(() => kept.mapFromDriverValue(decimal)).toThrow('Not an amount of numeric(10,2)')
  })

  it('keeps every amount exactly through PostgreSQL', async () => {
    await ctx.db.execute(sql`CREATE TABLE amounts (id integer, kept numeric(10,2))`)
    const amounts = fc.sample(fc.integer({ min: -MAXIMUM_CENTS, max: MAXIMUM_CENTS }), 300)
    await ctx.db.insert(table).values(amounts.map((amount, id) => ({ id, kept: amount })))
    const rows = await ctx.db.select().from(table).orderBy(table.id)
    expect(rows.map((row) => row.kept)).toEqual(amounts)
  })
})
