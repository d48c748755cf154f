import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Metrics } from '#server/foundation/telemetry/metrics.ts'
import { createHttpServer } from '../connections/http-server.ts'
import { SECURITY_HEADERS } from '../security-headers.ts'
import { PageCache } from './page-cache.ts'

const TITLES: Readonly<Record<string, string>> = { '/addons': 'Add-ons', '/es/extras': 'Extras' }

const LONG_PAGE = Array.from(
  { length: 200 },
  (_, row) => `<li>${row * row} stars for ${row} teepees</li>`,
).join('')

let server: Server
let pages: PageCache
let metrics: Metrics
let lines: string[]
beforeEach(async () => {
  const toHtml = (path: string) => (path === '/long' ? LONG_PAGE : `<h1>${TITLES[path]}</h1>`)
  const render = async (request: Request) => ({
    html: toHtml(new URL(request.url).pathname),
    status: 200,
    headers: { ...SECURITY_HEADERS, 'Content-Type': 'text/html; charset=utf-8' },
    isComplete: true,
    isCutOff: false,
  })
  lines = []
  metrics = new Metrics()
  pages = new PageCache(render, async (page) => ({ page }))
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
  server = createHttpServer({ api: new Hono(), files: new Hono(), pages, log, metrics })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

type Ask = { readonly target?: string; readonly method?: string; readonly headers?: string }

/** Returns the raw response, except for its date. */
async function ask({ target = '/addons', method = 'GET', headers = '' }: Ask): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`)
  return (await buffer(socket)).toString('latin1').replace(/^Date: .*\r\n/m, '')
}

const ETAG = /^ETag: (.*)\r$/m
const splitReply = (reply: string) => reply.split('\r\n\r\n') as [head: string, body: string]

describe('a page from memory', () => {
  it.each<[string, Ask]>([
    ['unencoded', {}],
    ['in brotli', { headers: 'Accept-Encoding: gzip, deflate, br\r\n' }],
    ['in gzip', { headers: 'Accept-Encoding: gzip, br;q=0\r\n' }],
    ['in Spanish', { target: '/es/extras' }],
    ['with a query', { target: '/addons?from=mail' }],
    ['with the absolute URL', { target: 'http://localhost/addons' }],
    ['without its body', { method: 'HEAD', headers: 'Accept-Encoding: br\r\n' }],
    ['with cookies', { headers: 'Cookie: session=abc\r\n' }],
    ['with a credential', { headers: 'Authorization: Basic eA==\r\n' }],
  ])('is sent %s, byte for byte as if it had been rendered now', async (_how, request) => {
    const rendered = await ask(request)
    expect(rendered).toMatch(/^HTTP\/1\.1 200 /)
    expect(await ask(request)).toBe(rendered)
    pages.clear()
    expect(await ask(request)).toBe(rendered)
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is the same in %s', async (encoding, decompress) => {
    const [head, body] = splitReply(await ask({ headers: `Accept-Encoding: ${encoding}\r\n` }))
    expect(head).toContain(`\r\nContent-Encoding: ${encoding}\r\n`)
    expect(head).toContain(`\r\nContent-Length: ${body.length}\r\n`)
    expect(decompress(Buffer.from(body, 'latin1')).toString()).toBe('<h1>Add-ons</h1>')
  })

  it('is compressed best once it is asked for often, and is the same page', async () => {
    const request = { target: '/long', headers: 'Accept-Encoding: br\r\n' }
    const [headAtFirst, bodyAtFirst] = splitReply(await ask(request))
    const length = async () => splitReply(await ask(request))[1].length
    await expect.poll(length).toBeLessThan(bodyAtFirst.length)
    const [head, body] = splitReply(await ask(request))
    expect(head).toContain(`\r\nContent-Length: ${body.length}\r\n`)
    expect(ETAG.exec(head)?.[1]).toBe(ETAG.exec(headAtFirst)?.[1])
    expect(brotliDecompressSync(Buffer.from(body, 'latin1')).toString()).toBe(LONG_PAGE)
  })

  it.each(['br', 'gzip', 'identity'])(
    'is not sent again to readers who have it in %s, cached or not',
    async (encoding) => {
      const accepted = `Accept-Encoding: ${encoding}\r\n`
      const [head] = splitReply(await ask({ headers: accepted }))
      const request = { headers: `${accepted}If-None-Match: ${ETAG.exec(head)?.[1]}\r\n` }
      const reply = await ask(request)
      const [headUnchanged, body] = splitReply(reply)
      const kept = head.split('\r\n').filter((line) => !/^(HTTP|Content-(Length|Encoding))/.test(line))
      expect(headUnchanged.split('\r\n')).toEqual(['HTTP/1.1 304 Not Modified', ...kept])
      expect(body).toBe('')
      pages.clear()
      expect(await ask(request)).toBe(reply)
    },
  )

  it('has a different ETag in each encoding, and is sent to readers who have it in another', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (encoding) => ETAG.exec(await ask({ headers: `Accept-Encoding: ${encoding}\r\n` }))?.[1],
      ),
    )
    expect(new Set(tags).size).toBe(3)
    const reply = await ask({ headers: `Accept-Encoding: gzip\r\nIf-None-Match: ${tags[0]}\r\n` })
    expect(reply).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('is counted like a rendered one, without a line in the log', async () => {
    for (let asked = 0; asked < 3; asked++) await ask({})
    await ask({ method: 'HEAD' })
    const text = () => metrics.registry.metrics()
    await expect.poll(text).toContain('http_requests_total{route="page",method="HEAD",status="200"} 1')
    expect(await text()).toContain('http_requests_total{route="page",method="GET",status="200"} 3')
    expect(await text()).toContain('http_request_duration_seconds_count{route="page",method="GET"} 3')
    expect(lines).toEqual([])
  })

  it('is not used for a request that names two hosts or submits a form', async () => {
    await ask({})
    expect(await ask({ headers: 'Host: evil.example\r\n' })).toMatch(/^HTTP\/1\.1 400 /)
    expect(await ask({ method: 'DELETE' })).not.toMatch(/^HTTP\/1\.1 200 /)
  })
})
