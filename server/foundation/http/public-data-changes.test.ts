import { pino } from 'pino'
import { expect, it } from 'vitest'
import { sql } from '#server/foundation/database/drizzle.ts'
import { testContext } from '#test/test-context.ts'
import { publicDataChanges } from './public-data-changes.ts'

const ctx = testContext()

it('notifies this server immediately and once, and hears other servers’ announcements', async () => {
  let changes = 0
  const { announce, listen } = publicDataChanges(ctx.db)
  const stop = listen(ctx.databaseUrl, () => changes++, pino({ level: 'silent' }))
  // Changes missed before it was listening.
  await expect.poll(() => changes).toBe(1)
  await announce()
  expect(changes).toBe(2)
  await ctx.db.execute(sql`SELECT pg_notify('public_data_changed', 'another server')`)
  // The database preserves the order: an echo of its own announcement would have arrived earlier.
  await expect.poll(() => changes).toBe(3)
  await stop()
  await announce()
  expect(changes).toBe(3)
})
