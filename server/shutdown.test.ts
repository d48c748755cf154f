import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { drain, Shutdown } from '#platform/boot.ts'
import { testContext } from '#test/test-context.ts'
import { createApi } from './api.ts'
import { parseConfig } from './config.ts'
import { createContext } from './create-context.ts'

const log = pino({ level: 'silent' })
const test = testContext({ env: { RATE_LIMITS: 'off' } })

/** Accepts every request but never responds. */
async function startSilentProvider() {
  // Stripe's library asks again after a while, with the same key.
  const asked = new Set<unknown>()
  const server = createServer(({ headers }) => {
    asked.add(headers['idempotency-key'])
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}`, asked: () => asked.size, stop }
}

it('a server that stops while the payment provider is silent answers every request in progress', async () => {
  const provider = await startSilentProvider()
  const shutdown = new Shutdown(log)
  const config = parseConfig({
    DATA_DIR: test.config.dataDir,
    RATE_LIMITS: 'off',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_API_BASE: provider.url,
  })
  const ctx = await createContext({ config, db: test.db, log, stopping: shutdown.signal })
  const server = serve({ fetch: createApi(ctx).fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  shutdown.addWork(() => drain(server as ReturnType<typeof createServer>, 60_000))

  const requests = Array.from({ length: 20 }, async () => {
    const response = await fetch(`http://127.0.0.1:${port}/api/create-payment-intent`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ amount: 10 }),
    })
    return { status: response.status, body: await response.json() }
  })
  await expect.poll(provider.asked).toBeGreaterThanOrEqual(20)
  await shutdown.run()
  provider.stop()
  for (const { status, body } of await Promise.all(requests)) {
    expect(status).toBe(502)
    expect(body).toMatchObject({ message: expect.stringContaining('Nothing was charged.') })
  }
})

it('a failing end does not prevent the others, and dependencies end after the work that uses them', async () => {
  const shutdown = new Shutdown(log)
  const ended: string[] = []
  shutdown.addDependency(() => ended.push('database'))
  shutdown.addDependency(() => Promise.reject(new Error('The mail server is gone')))
  shutdown.addWork(() => Promise.reject(new Error('The queue cannot reach the database')))
  shutdown.addWork(() => ended.push('requests'))
  await Promise.all([shutdown.run(), shutdown.run()])
  expect(ended).toEqual(['requests', 'database'])
  expect(shutdown.signal.aborted).toBe(true)
})

it('a server that stops amid its first work ends what is under way, and begins nothing on a closed database', async () => {
  const shutdown = new Shutdown(log)
  const happened: string[] = []
  shutdown.addDependency(() => happened.push('database closed'))
  const reached = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const working = shutdown.doInTurn([
    async () => happened.push('jobs'),
    async () => {
      reached.resolve()
      await goOn.promise
      happened.push('pictures')
      throw new Error('The jobs were told to stop')
    },
    async () => happened.push('first pages'),
  ])
  await reached.promise
  const stopping = shutdown.run()
  goOn.resolve()
  await Promise.all([working, stopping])
  expect(happened).toEqual(['jobs', 'pictures', 'database closed'])
})

it('work that fails while nothing stops says so, and nothing follows it', async () => {
  const shutdown = new Shutdown(log)
  const later = vi.fn(async () => undefined)
  const failing = () => Promise.reject(new Error('The queue is broken'))
  await expect(shutdown.doInTurn([failing, later])).rejects.toThrow('The queue is broken')
  expect(later).not.toHaveBeenCalled()
})
