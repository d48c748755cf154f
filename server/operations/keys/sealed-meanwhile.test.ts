import { expect, it } from 'vitest'
import { sealOlderAccess } from '#server/crew/phone/access.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { bookingAccess, storedKeys } from '#server/foundation/database/schema/all-tables.ts'
import { readStoredKeys } from '#server/operations/keys/stored-keys.ts'
import { crewVisits, VISIT_MORNING } from '#test/factories/crew-visit.ts'
import { testContext } from '#test/test-context.ts'
import { waitingForLocks } from '#test/watch-database.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const { paidParty } = crewVisits(ctx)

/** Seals older rows while somebody stores a newer text, which is committed only once the sealing waits for it. */
async function whileStoring(
  store: (tx: Transaction) => Promise<unknown>,
  sealOlder: () => Promise<unknown>,
): Promise<void> {
  const [stored, waiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const storing = ctx.db.transaction(async (tx) => {
    await store(tx)
    stored.resolve()
    await waiting.promise
  })
  await stored.promise
  const sealing = sealOlder()
  await expect.poll(() => waitingForLocks(ctx.db)).toBeGreaterThan(0)
  waiting.resolve()
  await Promise.all([storing, sealing])
}

it('sealing what an earlier release stored never overwrites a gate code told meanwhile', async () => {
  ctx.setNow(VISIT_MORNING)
  const { id } = await paidParty()
  await ctx.staff('PUT', `/api/bookings/${id}/access` as const, { gateCode: '#4711' })
  await ctx.db.update(bookingAccess).set({ sealed: '{"gateCode":"#4711"}' })
  const sealed = '{"gateCode":"#0815"}'
  await whileStoring(
    async (tx) => tx.update(bookingAccess).set({ sealed }),
    () => sealOlderAccess(ctx),
  )
  expect(await ctx.db.select().from(bookingAccess)).toMatchObject([{ sealed }])
})

it('nor keys entered meanwhile', async () => {
  await ctx.db.insert(storedKeys).values({ name: 'openai', sealed: '{"apiKey":"old"}', updatedAt: ctx.now() })
  const sealed = '{"apiKey":"new"}'
  await whileStoring(
    async (tx) => tx.update(storedKeys).set({ sealed }),
    () => readStoredKeys(ctx.db, ctx.config),
  )
  expect(await ctx.db.select().from(storedKeys)).toMatchObject([{ sealed }])
})
