import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '#server/api.ts'
import { parseConfig } from '#server/config.ts'
import { createHttpServer } from '#server/foundation/http/connections/http-server.ts'
import { PageCache } from '#server/foundation/http/pages/page-cache.ts'
import { bossQueue } from '#server/foundation/jobs/boss-queue.ts'
import { expireHolds } from '#server/money/payments/intents/expire-holds.ts'
import { TIMETABLE } from '#server/timetable.ts'
import type { Refused } from '#test/body-of.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { businessFigures } from './business-figures.ts'

const ctx = testContext()
const lines: { requestId?: string; msg?: string }[] = []
let server: ReturnType<typeof createHttpServer>
let url: string
beforeAll(async () => {
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(JSON.parse(line)) })
  const render = async () => {
    throw new Error('The page is broken')
  }
  const pages = new PageCache(render, async (page) => ({ page }))
  ctx.metrics.watchProcess()
  server = createHttpServer({
    api: createApi({ ...ctx, log }),
    files: new Hono(),
    pages,
    log,
    metrics: ctx.metrics,
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const read = async (headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}/metrics`, { headers })
  return { status: response.status, text: await response.text() }
}

describe('the metrics', () => {
  it('count requests by route, not by URL, so that strangers cannot fill up the memory', async () => {
    for (const path of ['/api/bookings/11', '/api/bookings/12', '/api/no-such-thing', '/api/other-thing'])
      await (await fetch(url + path)).text()
    await (await fetch(`${url}/api/themes`)).text()
    const { status, text } = await read()
    expect(status).toBe(200)
    expect(text).toContain(
      'http_requests_total{route="/api/bookings/:bookingId",method="GET",status="401"} 2',
    )
    expect(text).toContain('http_requests_total{route="/api/themes",method="GET",status="200"} 1')
    expect(text).toContain('http_requests_total{route="none",method="GET",status="404"} 2')
    expect(text).toContain('http_request_duration_seconds_bucket{le="0.1",route="/api/themes",method="GET"}')
    expect(text).not.toContain('no-such-thing')
  })

  it('cover bookings, holds, mails, payments, the pool and the process', async () => {
    await ctx.call('POST', '/api/bookings', bookingRequest())
    ctx.setNow(new Date(MORNING.getTime() + 31 * 60_000))
    await expireHolds(ctx)
    await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: '2027-04-01' }))
    const { text } = await read()
    for (const line of [
      'bookings{status="cancelled"} 1',
      'bookings{status="pending"} 1',
      'holds_lapsed_total 1',
      'database_up 1',
    ])
      expect(text).toContain(line)
    for (const name of [
      'database_pool_connections{state="waiting"}',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ])
      expect(text).toContain(name)
  })

  it('count jobs by state', async () => {
    const queue = bossQueue(ctx.databaseUrl, pino({ level: 'silent' }), TIMETABLE)
    await queue.start({ ...ctx, jobs: queue })
    await queue.runNow('reconcile')
    await queue.stop()
    expect((await read()).text).toMatch(/^jobs\{job="reconcile",state="\w+"\} 1$/m)
  })

  it('are only for programs on this machine, and not for callers through a proxy', async () => {
    expect((await read({ 'X-Forwarded-For': '203.0.113.9' })).status).toBe(404)
    const trusting = createApi({ ...ctx, config: { ...ctx.config, trustProxy: true } })
    const incoming = { socket: { remoteAddress: '127.0.0.1' } }
    expect((await trusting.request('/metrics', {}, { incoming })).status).toBe(404)
    const plain = createApi(ctx)
    expect((await plain.request('/metrics', {}, { incoming })).status).toBe(200)
    const elsewhere = { incoming: { socket: { remoteAddress: '203.0.113.9' } } }
    expect((await plain.request('/metrics', {}, elsewhere)).status).toBe(404)
  })

  it('are for callers with METRICS_TOKEN, from anywhere', async () => {
    const config = parseConfig({ METRICS_TOKEN: 'a long enough token', DATA_DIR: ctx.config.dataDir })
    const guarded = createApi({ ...ctx, config })
    const ask = async (headers: Record<string, string>) =>
      (await guarded.request('/metrics', { headers })).status
    expect(await ask({})).toBe(404)
    expect(await ask({ Authorization: 'Bearer a wrong token' })).toBe(404)
    expect(await ask({ Authorization: 'Bearer a long enough token' })).toBe(200)
  })

  it('report that the database is down, and still cover the process', async () => {
    const db = { ...ctx.db, $client: ctx.db.$client, execute: () => Promise.reject(new Error('gone')) }
    const figures = await businessFigures({ ...ctx, db: db as unknown as typeof ctx.db })
    expect(await figures.metrics()).toContain('database_up 0')
  })
})

describe('dashboard and alerts', () => {
  it.each(['ops/grafana-dashboard.json', 'ops/alerts.yaml'])(
    'only query metrics that exist: %s',
    async (file) => {
      const { text } = await read()
      const measured = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
      const asked = [
        ...readFileSync(file, 'utf8').matchAll(
          /\b((?:http|database|nodejs|process|mail|mails|jobs?|payments?|refunds|bookings|holds)_?[a-z_0-9]*)(?=[{[])/g,
        ),
      ]
      expect(asked.length).toBeGreaterThan(4)
      for (const [, name = ''] of asked) expect(measured).toContain(name.replace(/_(bucket|count|sum)$/, ''))
    },
  )
})

describe('an unexpected failure', () => {
  it('shows an id on the page that is also in the log', async () => {
    const response = await fetch(`${url}/themes/1`)
    const shown = /give us this number: (\w+)/.exec(await response.text())?.[1]
    expect(response.status).toBe(503)
    const line = lines.find(({ msg }) => msg === 'A page could not be rendered')
    expect(shown).toMatch(/^[0-9a-f]{8}$/)
    expect(line?.requestId).toBe(response.headers.get('x-request-id'))
    expect(line?.requestId?.startsWith(shown ?? 'nothing')).toBe(true)
  })

  it.each([
    [500, new Error('a fault of ours')],
    [503, Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })],
  ])('includes an id in the API’s sentence: %i', async (status, error) => {
    const api = createApi({
      ...ctx,
      jobs: { overview: () => Promise.reject(error), runNow: async () => false },
    })
    const authorization = `Basic ${Buffer.from('admin:campfire-lantern-42').toString('base64')}`
    const response = await api.request('/api/admin/jobs', { headers: { Authorization: authorization } })
    expect(response.status).toBe(status)
    const { message } = (await response.json()) as Refused
    const id = response.headers.get('x-request-id') ?? ''
    expect(message).toContain(`give us this number: ${id.slice(0, 8)}`)
  })
})
