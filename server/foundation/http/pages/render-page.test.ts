import type { IncomingMessage } from 'node:http'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { PageHost } from '#contract/site/page-host.ts'
import type { AppEnvironment } from '../app-environment.ts'
import { pageRenderer } from './render-page.ts'

type FindLqip = (path: string) => Promise<string | undefined>

const host = (findLqip: FindLqip) => ({
  api: new Hono<AppEnvironment>(),
  findLqip,
  cardSources: { scripts: [], frames: [], connections: [] },
})

it.each([
  ['complete with the placeholder of its picture', async () => 'data:,drawing', 'data:,drawing', true],
  ['complete where the picture has none', async () => undefined, 'none', true],
  ['incomplete if it could not be read', () => Promise.reject(new Error('no database')), 'none', false],
])('a page is %s', async (_how, findLqip: FindLqip, html, isComplete) => {
  /** A site with a single page that consists of its placeholder. */
  const site = {
    render: async (_request: Request, locals: PageHost) =>
      new Response((await locals.findLqip('/uploads/tent.jpg')) ?? 'none'),
  }
  const render = pageRenderer(site, host(findLqip))
  expect(await render(new Request('http://localhost/'))).toMatchObject({ status: 200, html, isComplete })
})

const noLqip = async () => undefined
const form = () =>
  new Request('http://localhost/', { method: 'POST', body: new URLSearchParams({ name: 'Ana' }) })

it('a page that asks for the form sent to it receives it', async () => {
  const site = {
    render: async (_request: Request, { readForm }: PageHost) =>
      new Response(String((await readForm())?.get('name'))),
  }
  expect(await pageRenderer(site, host(noLqip))(form())).toMatchObject({ status: 200, html: 'Ana' })
})

it('a page that never asks accepts no forms', async () => {
  const site = { render: async () => new Response('home') }
  expect(await pageRenderer(site, host(noLqip))(form())).toMatchObject({ status: 405 })
})

it('a page keeps the policy that came with it', async () => {
  const headers = { 'content-security-policy': "script-src 'self'" }
  const site = { render: async () => new Response('home', { headers }) }
  const page = await pageRenderer(site, host(noLqip))(new Request('http://localhost/'))
  expect(page.headers['Content-Security-Policy']).toBe("script-src 'self'")
})

it('a page that threw without rendering anything is a failure', async () => {
  const site = { render: async () => new Response(null, { status: 500 }) }
  await expect(pageRenderer(site, host(noLqip))(new Request('http://localhost/'))).rejects.toThrow()
})

it('a page for one visitor reads as that visitor, also through a proxy; one for everybody as nobody', async () => {
  const api = new Hono<AppEnvironment>()
  api.get('/api/themes', (c) =>
    c.json({ from: c.env?.incoming?.socket.remoteAddress, through: c.req.header('x-forwarded-for') }),
  )
  const site = {
    render: async (_request: Request, locals: PageHost) =>
      Response.json((await locals.api.read('/api/themes')).value),
  }
  const render = pageRenderer(site, { ...host(noLqip), api })
  const socket = { remoteAddress: '127.0.0.1' }
  const visitor = { headers: { 'x-forwarded-for': '203.0.113.9' }, socket } as unknown as IncomingMessage
  const page = new Request('http://localhost/party/token')
  expect(JSON.parse((await render(page, visitor)).html)).toEqual({
    from: '127.0.0.1',
    through: '203.0.113.9',
  })
  expect(JSON.parse((await render(page)).html)).toEqual({})
})

it.each(['\0', '\uD800', '¿Ana? 🎉', '\u202E'])(
  'a form with the key %j is sent on',
  async (idempotencyKey) => {
    const api = new Hono<AppEnvironment>()
    api.post('/api/contact', (c) => c.json(c.req.header('idempotency-key')))
    const site = {
      render: async (_request: Request, locals: PageHost) => {
        await locals.readForm()
        return Response.json((await locals.api.send('/api/contact', {}, { idempotencyKey })).value)
      },
    }
    expect(await pageRenderer(site, { ...host(noLqip), api })(form())).toMatchObject({ status: 200 })
  },
)
