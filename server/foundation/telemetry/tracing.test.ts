import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { openStorage } from '#server/foundation/storage/storage.ts'
import { copyDatabase } from '#test/copy-database.ts'
import { startLoopbackBucket } from '#test/factories/loopback-bucket.ts'
import { ADMIN } from '#test/test-context.ts'
import { buildIfNeeded } from '../../../scripts/build.ts'
import { startClusterServer } from '../../../scripts/cluster/cluster-server.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Span = { name: string; traceId: string; parentSpanId?: string; attributes: Attribute[] }
type Received = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

let collector: Awaited<ReturnType<typeof startCollector>>
let bucket: Awaited<ReturnType<typeof startLoopbackBucket>>
beforeAll(async () => {
  await buildIfNeeded()
  ;[collector, bucket] = await Promise.all([startCollector(), startLoopbackBucket()])
}, 300_000)
afterAll(() => Promise.all([collector.stop(), bucket.stop()]))

it('sends a trace of each request with its SQL and storage, without secrets that give access to a booking', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'teepee-traces-'))
  const database = await copyDatabase('traces')
  await openStorage(parseConfig(bucket.env)).put('images/a.jpg', Buffer.from('a picture'))
  const server = await startClusterServer({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    ...bucket.env,
  })
  const ask = (path: string) => fetch(server.url + path)
  const themes = await ask('/api/themes/1')
  await ask('/api/my-bookings/MT-SECRETREFERENCE?token=secret-token')
  expect(await (await ask('/uploads/images/a.jpg')).text()).toBe('a picture')
  await server.stop()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })

  const spans = collector.spans()
  const request = spans.find(({ name }) => name === 'GET /api/themes/:id')
  expect(of(request, 'request.id')).toBe(themes.headers.get('x-request-id'))
  const inside = spans.filter(({ traceId }) => traceId === request?.traceId)
  expect(inside.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^pg\.query:SELECT/))
  expect(spans.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^S3\.GetObject/))
  const all = JSON.stringify(spans)
  expect(all).toContain('/api/my-bookings/')
  for (const secret of ['SECRETREFERENCE', 'secret-token']) expect(all).not.toContain(secret)
})

const of = (span: Span | undefined, key: string) =>
  span?.attributes.find((attribute) => attribute.key === key)?.value.stringValue

/** Receives traces like a collector, through OTLP over HTTP. */
async function startCollector() {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    if (request.url === '/v1/traces') received.push(JSON.parse(Buffer.concat(parts).toString()))
    response.setHeader('Content-Type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans: () =>
      received.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
