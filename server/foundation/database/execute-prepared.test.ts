import { describe, expect, it } from 'vitest'
import { sql } from '#server/foundation/database/drizzle.ts'
import { testContext } from '#test/test-context.ts'
import { preparedQuery } from './execute-prepared.ts'

const ctx = testContext()

describe('preparedQuery', () => {
  it('prepares a query once per connection and gives it new parameters each time', async () => {
    const sums = await ctx.db.transaction(async (tx) => {
      const addUp = preparedQuery<{ sum: number }>(
        'sum_of_numbers',
        sql`SELECT sum(n)::int AS sum FROM unnest(${sql.placeholder('numbers')}::int[]) AS n`,
      )
      const found = [await addUp(tx, { numbers: [1, 2] }), await addUp(tx, { numbers: [40, 1, 1] })]
      const { rows } = await tx.execute<{ uses: number }>(
        sql`SELECT (generic_plans + custom_plans)::int AS uses FROM pg_prepared_statements WHERE name = 'sum_of_numbers'`,
      )
      return { found, rows }
    })
    expect(sums).toEqual({ found: [[{ sum: 3 }], [{ sum: 42 }]], rows: [{ uses: 2 }] })
  })
})

describe('every connection', () => {
  it('never JIT-compiles queries, which would take seconds for the calendar’s', async () => {
    const { rows } = await ctx.db.execute(sql`SHOW jit`)
    expect(rows).toEqual([{ jit: 'off' }])
  })
})
