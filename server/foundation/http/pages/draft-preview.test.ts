import type { IncomingMessage, ServerResponse } from 'node:http'
import { Hono } from 'hono'
import { beforeEach, expect, it } from 'vitest'
import { NO_SOURCES, type PageHost } from '#contract/site/page-host.ts'
import type { AppEnvironment } from '../app-environment.ts'
import { PageCache } from './page-cache.ts'
import { pageRenderer } from './render-page.ts'

const STAFF = 'Basic c3RhZmY='

/** A site with a single page that consists of its headline. */
const site = {
  render: async (_request: Request, { api }: PageHost) => {
    const { value } = await api.read('/api/site-texts')
    return new Response(JSON.stringify(value))
  },
}

const api = new Hono<AppEnvironment>()
api.get('/api/site-texts', (c) => {
  const preview = c.req.query('preview')
  if (preview === undefined) return c.json({ headline: 'published' })
  if (c.req.header('authorization') !== STAFF) return c.json({ message: 'Please sign in.' }, 401)
  return preview === '7' ? c.json({ headline: 'draft' }) : c.json({ message: 'It is gone.' }, 404)
})

let pages: PageCache
beforeEach(() => {
  const render = pageRenderer(site, { api, findLqip: async () => undefined, cardSources: NO_SOURCES })
  pages = new PageCache(render, async (page) => ({ page }))
})

async function get(url: string, authorization?: string) {
  const request = { method: 'GET', url, headers: authorization ? { authorization } : {} } as IncomingMessage
  const sent = { status: 0, headers: {} as Record<string, string>, body: '' }
  const response = {
    writeHead(status: number, headers: Record<string, string>) {
      Object.assign(sent, { status, headers })
      return response
    },
    end: (body = '') => Object.assign(sent, { body: body.toString() }),
  } as unknown as ServerResponse
  if (!pages.sendFromMemory(request, response)) await pages.send(request, response)
  return sent
}

it('a draft is shown to staff, and never cached', async () => {
  const { status, headers, body } = await get('/?preview=7', STAFF)
  expect([status, body]).toEqual([200, '{"headline":"draft"}'])
  expect(headers).toMatchObject({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
  expect((await get('/')).body).toBe('{"headline":"published"}')
})

it('a cached page is not used for a request for a draft', async () => {
  await get('/')
  expect((await get('/?preview=7', STAFF)).body).toBe('{"headline":"draft"}')
  expect((await get('/')).body).toBe('{"headline":"published"}')
})

it('without a credential the URL is that of the ordinary page', async () => {
  const { headers, body } = await get('/?preview=7')
  expect(body).toBe('{"headline":"published"}')
  expect(headers['Cache-Control']).toBe('no-cache')
})

it.each([
  ['a wrong credential', '/?preview=7', 'Basic eA==', 401, 'Please sign in.\n'],
  ['a draft that is gone', '/?preview=8', STAFF, 404, 'It is gone.\n'],
])(
  '%s is refused with a sentence, without any of the draft',
  async (_, url, authorization, status, sentence) => {
    const sent = await get(url, authorization)
    expect([sent.status, sent.body, sent.headers['Cache-Control']]).toEqual([status, sentence, 'no-store'])
  },
)
