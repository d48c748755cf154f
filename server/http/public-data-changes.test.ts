import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { testWorld } from '#test/test-world.ts'
import { announceChange, listenForChanges } from './public-data-changes.ts'

const world = testWorld()

it('tells this server at once and once, and hears what other servers announce', async () => {
  let changes = 0
  const stop = listenForChanges(world.databaseUrl, () => changes++, pino({ level: 'silent' }))
  // Whatever was missed before it listened.
  await expect.poll(() => changes).toBe(1)
  await announceChange(world.db)
  expect(changes).toBe(2)
  await world.db.execute(sql`SELECT pg_notify('public_data_changed', 'another server')`)
  // The database keeps the order: an echo of the own announcement would have come before.
  await expect.poll(() => changes).toBe(3)
  await stop()
  await announceChange(world.db)
  expect(changes).toBe(3)
})
