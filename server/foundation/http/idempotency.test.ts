import { setTimeout as pause } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterEach, expect, it, vi } from 'vitest'
import { sql } from '#server/foundation/database/drizzle.ts'
import { idempotencyKeys } from '#server/foundation/database/schema/all-tables.ts'
import { testContext } from '#test/test-context.ts'
import type { AppEnvironment } from './app-environment.ts'
import { withIdempotency } from './idempotency.ts'

const ctx = testContext()

afterEach(() => {
  vi.restoreAllMocks()
})

it('a running request is not taken over by a server whose clock is an hour ahead', async () => {
  const running = Promise.withResolvers<void>()
  const { send, runs } = slowCall('/ahead', () => running.promise)
  const first = send()
  await expect.poll(runs).toBe(1)
  const realNow = Date.now
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + 3_600_000)
  const repeated = send()
  await pause(200)
  expect(runs()).toBe(1)
  running.resolve()
  expect((await first).status).toBe(200)
  expect((await repeated).headers.get('Idempotency-Replayed')).toBe('true')
})

it('a request whose server died is taken over once, by the first repetition', async () => {
  const { send, runs } = slowCall('/died', () => pause(200))
  await send()
  await ctx.db
    .update(idempotencyKeys)
    .set({ status: null, body: null, startedAt: sql`now() - interval '5 seconds'` })
  const repeated = await Promise.all([send(), send(), send()])
  expect(repeated.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(runs()).toBe(2)
})

function slowCall(path: string, wait: () => Promise<void>) {
  let count = 0
  const app = new Hono<AppEnvironment>()
  app.post(path, (c) => {
    c.set('ctx', ctx)
    return withIdempotency(c, { key: 'again', caller: 'a visitor', rawText: '' }, async () => {
      count++
      await wait()
      return c.json({ count })
    })
  })
  return { send: async () => app.request(path, { method: 'POST' }), runs: () => count }
}
