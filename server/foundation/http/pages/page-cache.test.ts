import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { beforeEach, describe, expect, it } from 'vitest'
import { pageFinder } from './find-page.ts'
import { PageCache } from './page-cache.ts'

const ROUTES: readonly (readonly [route: string, pattern: RegExp])[] = [
  ['/', /^\/$/],
  ['/addons', /^\/addons$/],
  ['/admin/[...path]', /^\/admin(?:\/(.*?))?$/],
  ['/themes/[id]/[...slug]', /^\/themes\/([^/]+?)(?:\/(.*?))?$/],
  ['/areas/[slug]', /^\/areas\/([^/]+?)$/],
  ['/my-booking/[reference]', /^\/my-booking\/([^/]+?)$/],
  ['/booking/[...step]', /^\/booking(?:\/(.*?))?$/],
]

function match(path: string): string | undefined {
  return ROUTES.find(([, pattern]) => pattern.test(path))?.[0]
}

const FOREST = '/themes/1/enchanted-forest'
let themes: Map<number, string> | undefined
let areas: Set<string> | undefined
let rendered: string[]
let pages: PageCache
let isDatabaseThere: boolean
beforeEach(() => {
  rendered = []
  themes = new Map([[1, FOREST]])
  areas = new Set(['/areas/coral-gables'])
  isDatabaseThere = true
  const render = async (request: Request) => {
    const { pathname } = new URL(request.url)
    rendered.push(pathname)
    const isMissing = ['/no-such-page', '/es/no-such-page', '/themes/0', '/themes/unknown'].includes(pathname)
    if (!isDatabaseThere)
      return { html: 'sorry', status: 503, headers: {}, isComplete: false, isCutOff: true }
    return {
      html: pathname,
      status: isMissing ? 404 : 200,
      headers: {},
      isComplete: themes !== undefined,
      isCutOff: false,
    }
  }
  pages = new PageCache(render, pageFinder(match, { themes: async () => themes, areas: async () => areas }))
})

type Sent = { status: number; body: string; location?: string }

function listen() {
  const sent: Sent = { status: 0, body: '' }
  const response = {
    writeHead(status: number, { Location: location }: { Location?: string }) {
      Object.assign(sent, { status }, location ? { location } : {})
      return response
    },
    end: (body = '') => Object.assign(sent, { body: body.toString() }),
  } as unknown as ServerResponse
  return { sent, response }
}

/** Returns what the server sends for a URL, from memory if possible. */
async function get(url: string): Promise<Sent> {
  const request = { method: 'GET', url, headers: {} } as IncomingMessage
  const { sent, response } = listen()
  if (!pages.sendFromMemory(request, response)) await pages.send(request, response)
  return sent
}

describe('pages in memory', () => {
  it('are rendered in advance, and only once', async () => {
    await get('/addons')
    for (const url of ['/', '/addons', '/booking']) await pages.prepare(url)
    for (const url of ['/', '/addons', '/booking']) expect(await get(url)).toEqual({ status: 200, body: url })
    expect(rendered).toEqual(['/addons', '/', '/booking'])
  })

  it('that cannot be prepared while the database is down are rendered when it is back', async () => {
    isDatabaseThere = false
    await pages.prepare('/')
    expect((await get('/')).status).toBe(503)
    isDatabaseThere = true
    expect(await get('/')).toMatchObject({ status: 200, body: '/' })
  })

  it('all URLs without a page share one that is rendered once', async () => {
    for (const url of ['/wp-admin', '/a/b/c', '/%E0%A4%A', '//evil.example/', '/wp-admin?x=1', '/\\x'])
      expect(await get(url)).toEqual({ status: 404, body: '/no-such-page' })
    expect(rendered).toEqual(['/no-such-page'])
    pages.clear()
    await get('/wp-admin')
    expect(rendered).toHaveLength(2)
  })

  it('a page is rendered once, whatever URL variant leads to it', async () => {
    for (const url of [
      '/addons',
      '/x/%2e%2e/addons',
      '/x/../addons',
      '/addons?from=mail',
      '/ADDONS',
      '/addons/',
    ])
      expect(await get(url)).toEqual({ status: 200, body: '/addons' })
    expect(rendered).toEqual(['/addons'])
  })

  it('all admin screens are one page, and anything else there is not found', async () => {
    for (const url of ['/admin', '/admin/', '/admin/login', '/Admin/Bookings', '/admin/bookings/12'])
      expect(await get(url)).toEqual({ status: 200, body: '/admin' })
    for (const url of ['/admin/nothing', '/admin/bookings/12/13'])
      expect(await get(url)).toEqual({ status: 404, body: '/no-such-page' })
    expect(rendered).toEqual(['/admin', '/no-such-page'])
  })

  it('wizard steps that do not exist lead to the first, and nothing is rendered', async () => {
    for (const url of [
      '/booking/anything',
      '/booking/0',
      '/booking/6',
      '/booking/01',
      '/booking/1.5/',
      '/booking/-1',
    ])
      expect(await get(url)).toEqual({ status: 302, body: '', location: '/booking/1' })
    expect((await get('/booking/payment?from=mail')).location).toBe('/booking/1?from=mail')
    expect(rendered).toEqual([])
    for (const url of ['/booking/1/2', '/booking/success/now'])
      expect(await get(url)).toEqual({ status: 404, body: '/no-such-page' })
    rendered.length = 0
    for (const url of ['/booking', '/booking/1', '/booking/4', '/booking/5', '/booking/1/'])
      expect((await get(url)).status).toBe(200)
    expect(rendered).toEqual(['/booking', '/booking/1', '/booking/4', '/booking/5'])
  })

  it('a theme has a single page, under its name', async () => {
    expect(await get(FOREST)).toEqual({ status: 200, body: FOREST })
    for (const url of ['/themes/1', '/themes/1/wrong-name', '/themes/0001', '/themes/1/Enchanted-Forest'])
      expect(await get(url)).toEqual({ status: 302, body: '', location: FOREST })
    expect(rendered).toEqual([FOREST])
  })

  it('themes that do not exist share a page until they do', async () => {
    for (const url of ['/themes/99', '/themes/98/castle']) expect((await get(url)).status).toBe(404)
    for (const url of ['/themes/abc', '/themes/1e0']) expect((await get(url)).body).toBe('/themes/unknown')
    expect(rendered).toEqual(['/themes/0', '/themes/unknown'])
    themes?.set(99, '/themes/99/castle')
    pages.clear()
    expect((await get('/themes/99')).location).toBe('/themes/99/castle')
  })

  it('slashes that end a path do not count, and many before its end are no work', async () => {
    expect((await get(`/addons${'/'.repeat(1_000_000)}`)).body).toBe('/addons')
    expect((await get(`${'/'.repeat(1_000_000)}x`)).status).toBe(404)
  })

  it('an area has a single page, and hidden areas share the not-found page', async () => {
    for (const url of ['/areas/coral-gables', '/areas/Coral-Gables/', '/es/zonas/coral-gables'])
      expect((await get(url)).status).toBe(200)
    for (const url of ['/areas/doral', '/areas/a%20b', '/areas', '/es/zonas/doral'])
      expect((await get(url)).status).toBe(404)
    expect(rendered).toEqual([
      '/areas/coral-gables',
      '/es/zonas/coral-gables',
      '/no-such-page',
      '/es/no-such-page',
    ])
  })

  it('nothing is cached for a theme while themes cannot be read', async () => {
    themes = undefined
    for (const url of ['/themes/1', '/themes/1']) await get(url)
    expect(rendered).toEqual(['/themes/1', '/themes/1'])
    themes = new Map([[1, FOREST]])
    expect((await get('/themes/1')).location).toBe(FOREST)
  })

  it('all customers get the same booking page, which contains nothing about them', async () => {
    for (const url of ['/my-booking/MT-1', '/my-booking/MT-2?token=x', '/x/%2e%2e/my-booking/MT-1'])
      expect(await get(url)).toEqual({ status: 200, body: '/my-booking/any' })
    expect(rendered).toEqual(['/my-booking/any'])
  })

  it('a dropped page is sent until a new one can be rendered from complete data', async () => {
    await get('/addons')
    isDatabaseThere = false
    // Twice, because pages are dropped each time the database comes back.
    for (let i = 0; i < 2; i++) {
      pages.clear()
      expect(await get('/addons')).toEqual({ status: 200, body: '/addons' })
    }
    expect(await get('/review')).toEqual({ status: 503, body: 'sorry' })
    isDatabaseThere = true
    const before = rendered.length
    await get('/addons')
    await get('/addons')
    expect(rendered).toHaveLength(before + 1)
  })
})

describe('a form', () => {
  const send = async (type: string, body: string) => {
    const headers = { 'content-type': type }
    const request = Object.assign(Readable.from([Buffer.from(body)]), {
      method: 'POST',
      url: '/addons',
      headers,
    })
    const { sent, response } = listen()
    await pages.receiveForm(request as unknown as IncomingMessage, response)
    return sent
  }

  it.each([
    ['application/x-www-form-urlencoded', 'name=Ana'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAna\r\n--x--\r\n',
    ],
  ])('as %s is given to its page', async (type, body) => {
    expect(await send(type, body)).toMatchObject({ status: 200, body: '/addons' })
  })

  it.each([
    ['multipart/form-data; boundary=x', '--x\r\nContent-Dispo'],
    ['multipart/form-data', 'name=Ana'],
  ])('that is cut off as %s is refused without rendering anything', async (type, body) => {
    expect((await send(type, body)).status).toBe(400)
    expect(rendered).toEqual([])
  })
})
