import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type FaultySite, startSiteOnCopy } from '#test/faults/faulty-site.ts'
import { buildIfNeeded } from '../../scripts/build.ts'

/** `npm run test:hostile` opens 10,000 connections and waits until slow ones are cut; the short form opens fewer. */
const isLong = process.env.HOSTILE_REQUESTS !== undefined
const CONNECTIONS = isLong ? 10_000 : 500
const SLOW_CLIENTS = isLong ? 2_000 : 100
const OPENED_AT_ONCE = 250
/** Headers must arrive within 20 seconds, and Node checks every 30. */
const CUT_WITHIN_MILLISECONDS = 60_000
const ANSWER_MILLISECONDS = 5_000
const MEGABYTE = 1024 * 1024

let site: FaultySite
let port: number
let sockets: Socket[] = []

beforeAll(async () => {
  await buildIfNeeded()
  site = await startSiteOnCopy()
  port = Number(new URL(site.url).port)
}, 600_000)
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  sockets = []
})
afterAll(() => site?.stop())

describe('request smuggling', () => {
  const HIDDEN = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const post = (...headers: string[]) =>
    `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers.join('\r\n')}\r\n\r\n`

  it.each([
    ['a length and chunks', `${post('Content-Length: 6', 'Transfer-Encoding: chunked')}0\r\n\r\n${HIDDEN}`],
    ['chunks and a length', `${post('Transfer-Encoding: chunked', 'Content-Length: 6')}0\r\n\r\n${HIDDEN}`],
    ['two lengths', `${post('Content-Length: 2', 'Content-Length: 60')}{}${HIDDEN}`],
    ['a length with a sign', `${post('Content-Length: +2')}{}${HIDDEN}`],
    ['a negative length', `${post('Content-Length: -1')}${HIDDEN}`],
    ['a space before the colon', `${post('Transfer-Encoding : chunked')}0\r\n\r\n${HIDDEN}`],
    ['chunks that are none', `${post('Transfer-Encoding: xchunked')}0\r\n\r\n${HIDDEN}`],
    ['chunks that are not last', `${post('Transfer-Encoding: chunked, identity')}0\r\n\r\n${HIDDEN}`],
    ['a chunk of no size', `${post('Transfer-Encoding: chunked')}zz\r\n{}\r\n0\r\n\r\n${HIDDEN}`],
    ['a header on two lines', `${post('X-One: a\r\n two', 'Content-Length: 0x2')}{}${HIDDEN}`],
    ['a lone carriage return', `${post('X-One: a\rTransfer-Encoding: chunked')}0\r\n\r\n${HIDDEN}`],
    ['no host', `GET / HTTP/1.1\r\n\r\n${HIDDEN}`],
  ])('by %s is refused, and the connection is closed', async (_, text) => {
    const reply = await conversation(text)
    expect(reply.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
  })
})

describe('a forged host or target', () => {
  const CLAIMS = ['Host', 'X-Forwarded-Host', 'X-Original-Host', 'X-Host', 'Forwarded']
  const claims = CLAIMS.map((name) => `${name}: ${name === 'Forwarded' ? 'host=' : ''}evil.example\r\n`)

  it.each(['/', '/es', '/sitemap.xml', '/robots.txt', '/api/openapi.json', '/api/nothing', '/admin/login/'])(
    'is never echoed at %s, or cached for the next visitor',
    async (path) => {
      const claimed = await conversation(
        `GET ${path} HTTP/1.1\r\n${claims.join('')}Connection: close\r\n\r\n`,
      )
      expect(claimed).toMatch(/^HTTP\/1\.1 (200|30[1278]|404) /)
      expect(claimed).not.toContain('evil.example')
      expect(await (await fetch(`${site.url}${path}`)).text()).not.toContain('evil.example')
    },
  )

  it.each([
    'http://evil.example/',
    '//evil.example/%2e%2e',
    '/\\evil.example',
    '/%0d%0aSet-Cookie:%20a=b',
    '*',
  ])('leads nowhere else as the target %s', async (target) => {
    const reply = await conversation(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    expect(reply).toMatch(/^HTTP\/1\.1 [2-4]\d\d /)
    expect(reply).not.toMatch(/\r\n(Location: (https?:)?\/\/|Set-Cookie)/i)
  })
})

describe('oversized requests', () => {
  it.each([
    ['an address of 100 kB', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
    ['a header of 1 MB', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(MEGABYTE)}\r\n\r\n`, 431],
    [
      'a body that claims to be 10 GB',
      'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 10737418240\r\nConnection: close\r\n\r\n{',
      413,
    ],
  ])('%s is refused before it is read', async (_, text, status) => {
    // Whoever is still sending when the connection closes may be cut off before it can read the answer.
    const mayBeCut = text.length > MEGABYTE
    expect(await conversation(text)).toMatch(new RegExp(`^(HTTP/1\\.1 ${status} ${mayBeCut ? '|$' : ''})`))
  })

  it('an endless chunked body is refused at its limit', async () => {
    const socket = await open()
    const headers = 'Host: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked'
    socket.write(`POST /api/contact HTTP/1.1\r\n${headers}\r\n\r\n`)
    const chunk = `10000\r\n${' '.repeat(65_536)}\r\n`
    for (let sent = 0; sent < 40; sent++) socket.write(chunk)
    expect(await replyOn(socket, /^HTTP/)).toMatch(/^HTTP\/1\.1 413 /)
  })

  it('a compressed body, 200 MB in 200 kB, is never unpacked', async () => {
    const before = await residentBytes()
    for (const megabytes of [40, 200]) {
      const packed = gzipSync(Buffer.alloc(megabytes * MEGABYTE, ' '))
      const response = await postJson('/api/contact', packed, { 'Content-Encoding': 'gzip' })
      expect([400, 413, 415]).toContain(response.status)
    }
    expect((await residentBytes()) - before).toBeLessThan(100 * MEGABYTE)
  })

  it.each(['[', '{"a":'])('60,000 times %s in each other is refused', async (opening) => {
    const response = await postJson('/api/contact', opening.repeat(Math.floor(60_000 / opening.length)))
    expect(response.status).toBe(400)
  })
})

describe('slow clients', () => {
  it(`${SLOW_CLIENTS} that send a letter of a header now and then keep nobody waiting`, {
    timeout: 3 * CUT_WITHIN_MILLISECONDS,
  }, async () => {
    const slow = await openMany(SLOW_CLIENTS)
    for (const socket of slow) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
    const drip = setInterval(() => {
      for (const socket of slow) if (socket.writable) socket.write('a')
    }, 1_000)
    try {
      await pause(1_500)
      await expectServed()
      if (!isLong) return
      const started = performance.now()
      await expect
        .poll(() => slow.filter(({ closed }) => !closed).length, { timeout: CUT_WITHIN_MILLISECONDS })
        .toBe(0)
      tell(`${SLOW_CLIENTS} slow clients cut after ${seconds(started)} more`)
    } finally {
      clearInterval(drip)
    }
  })
})

describe('many connections', () => {
  it(`${CONNECTIONS} that are open keep nobody waiting, and each of them is answered`, {
    timeout: 300_000,
  }, async () => {
    const before = await residentBytes()
    const all = await openMany(CONNECTIONS)
    const took = await expectServed()
    const replies = all.map((socket) => replyOn(socket, /\r\n\r\n/))
    const started = performance.now()
    for (const socket of all) socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n')
    const statuses = new Set((await Promise.all(replies)).map((reply) => reply.slice(0, 12)))
    // On a slow machine the first are cut as idle before they ask.
    expect([...statuses].filter((status) => !/^(HTTP\/1\.1 408|)$/.test(status))).toEqual(['HTTP/1.1 200'])
    const grown = Math.round(((await residentBytes()) - before) / MEGABYTE)
    tell(
      `${CONNECTIONS} connections: others within ${took} ms, all asked and answered in ${seconds(started)}, ${grown} MB more`,
    )
    for (const socket of all) socket.destroy()
    await expectServed()
  })
})

/** Sends requests as a visitor would, and returns the longest response time in milliseconds. */
async function expectServed(): Promise<number> {
  let longest = 0
  for (const path of ['/', '/api/themes', '/api/health']) {
    const started = performance.now()
    const response = await fetch(`${site.url}${path}`)
    await response.arrayBuffer()
    expect(response.status).toBe(200)
    longest = Math.max(longest, performance.now() - started)
  }
  if (isLong) expect(longest).toBeLessThan(ANSWER_MILLISECONDS)
  return Math.round(longest)
}

async function residentBytes(): Promise<number> {
  const text = await (await fetch(`${site.url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1])
}

function postJson(
  path: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): Promise<Response> {
  const bytes = new Uint8Array(Buffer.from(body))
  const asJson = { 'Content-Type': 'application/json', ...headers }
  return fetch(`${site.url}${path}`, { method: 'POST', headers: asJson, body: bytes })
}

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  // The server may close the connection while it is being written to.
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

async function openMany(count: number): Promise<Socket[]> {
  const all: Socket[] = []
  while (all.length < count)
    all.push(
      ...(await Promise.all(Array.from({ length: Math.min(OPENED_AT_ONCE, count - all.length) }, open))),
    )
  return all
}

/** Sends a text and returns everything received until the server closes the connection. */
async function conversation(text: string): Promise<string> {
  const socket = await open()
  const reply = replyOn(socket, /$^/)
  socket.write(text)
  return reply
}

/** Resolves when the received text matches, or the connection is closed. */
function replyOn(socket: Socket, isEnough: RegExp): Promise<string> {
  return new Promise((resolve) => {
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
      if (isEnough.test(received)) resolve(received)
    })
    socket.once('close', () => resolve(received))
  })
}

function seconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`
}

function tell(text: string): void {
  process.stdout.write(`hostile: ${text}\n`)
}
