import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '#server/api.ts'
import { testContext } from '#test/test-context.ts'
import { PageCache } from '../pages/page-cache.ts'
import { createHttpServer } from './http-server.ts'

const ctx = testContext()
let lines: string[] = []
const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
const failing = async () => Promise.reject(new Error('No page today'))
let server: Server
let port: number

beforeAll(async () => {
  const pages = new PageCache(failing, async (page) => ({ page }))
  server = createHttpServer({
    api: createApi({ ...ctx, log }),
    files: new Hono(),
    pages,
    log,
    metrics: ctx.metrics,
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterEach(() => {
  lines = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('the log', () => {
  it('does not report a request that its sender aborted as a failure', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write(
      'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"name":',
    )
    await once(server, 'request')
    socket.destroy()
    await expect.poll(() => lines.length).toBeGreaterThan(0)
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 30, method: 'POST', path: '/api/contact', status: 499 }),
    ])
  })

  it('does not report a form that its sender aborted as a page that failed', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write(
      'POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 500\r\n\r\nname=',
    )
    const [request] = await once(server, 'request')
    socket.destroy()
    await expect.poll(() => request.destroyed).toBe(true)
    await fetch(`http://127.0.0.1:${port}/api/nothing`)
    expect(lines.join()).not.toContain('could not be rendered')
  })

  it.each(['/my-booking/MT-7K3F-9QXW-2M4D', '/api/my-bookings/MT-7K3F-9QXW-2M4D', '/api/nothing'])(
    'contains no token from %s',
    async (path) => {
      await (await fetch(`http://127.0.0.1:${port}${path}?token=very-secret`)).text()
      expect(lines.length).toBeGreaterThan(0)
      expect(lines.join()).not.toMatch(/token|secret|7K3F/)
    },
  )
})

describe('the URL of the endpoint for assistants', () => {
  const open = (headers: Record<string, string>, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}/mcp`, { method, headers })

  it('is a page for readers, and an API for programs', async () => {
    const reader = await open({ Accept: 'text/html' })
    expect(reader.headers.get('content-type')).toContain('text/html')
    expect(await (await open({ Accept: 'text/event-stream' })).json()).toMatchObject({ code: 'not_found' })
    const posted = await open({ Accept: 'application/json, text/event-stream' }, 'POST')
    expect(posted.status).toBe(404)
    expect(await posted.json()).toMatchObject({ code: 'not_found' })
  })

  it.each(['/mcp/', '/mcp?from=x', '/mcp/?from=x'])('may also be %s', async (path) => {
    const headers = { Accept: 'application/json', 'Content-Type': 'application/json' }
    const posted = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: '{}' })
    expect([posted.status, await posted.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'not_found' }),
    ])
  })
})

describe('a request', () => {
  const ask = (text: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`${text}\r\nConnection: close\r\n\r\n`)
    return readText(socket)
  }

  it.each(['/api/health', '/themes/1'])('that names two hosts is refused at %s', async (path) => {
    const reply = await ask(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nhost: evil.example`)
    expect(reply).toMatch(/^HTTP\/1\.1 400 /)
  })

  it.each([
    ['/api/health', 200],
    ['/api/nothing', 404],
    ['/themes/1', 503],
  ])('with the absolute URL %s is answered like one with the path', async (path, status) => {
    for (const target of [
      path,
      `http://localhost${path}`,
      `HTTPS://LocalHost${path}`,
      `http://localhost:80${path}`,
    ]) {
      const reply = await ask(`GET ${target} HTTP/1.1\r\nHost: localhost`)
      expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    }
  })

  it.each([
    'http://evil.example/',
    'https://evil.example/api/health',
    'http://localhost:81/api/health',
    'http://localhost.evil.example/api/health',
    'http://user@localhost/api/health',
    'http://evil.example/mcp',
  ])('with the absolute URL %s of another host is refused', async (target) => {
    expect(await ask(`GET ${target} HTTP/1.1\r\nHost: localhost`)).toMatch(/^HTTP\/1\.1 400 /)
  })

  it.each([
    ['GET /review?from=example.com', 503],
    ['POST /review?from=example.com', 415],
    ['GET /review.png?from=example.com', 404],
  ])('is for a file only if its path is: %s', async (asked, status) => {
    const reply = await ask(`${asked} HTTP/1.1\r\nHost: localhost`)
    expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })
})

describe('a page that cannot be rendered', () => {
  it.each([
    ['/themes/1', 'en', 'The lights went out for a moment'],
    ['/es/temas/1', 'es', 'Se fue la luz por un momento'],
  ])('says so in the language of %s, with the request id', async (path, language, heading) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`)
    const body = await response.text()
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
    expect(body).toContain(`<html lang="${language}">`)
    expect(body).toContain(`<h1>${heading}</h1>`)
    expect(body).toContain(response.headers.get('x-request-id')?.slice(0, 8))
  })
})
