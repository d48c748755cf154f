import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeEach, describe, expect, it } from 'vitest'
import { knownPages } from './known-pages.ts'
import { PageCache } from './page-cache.ts'

const route = (id: string, parentId: string | undefined, path: string | undefined, index?: boolean) => ({
  id,
  parentId,
  path,
  index,
  module: {},
})
const routes = Object.fromEntries(
  [
    route('root', undefined, ''),
    route('site', 'root', undefined),
    route('home', 'site', undefined, true),
    route('theme', 'site', 'themes/:id/:slug?'),
    route('own', 'root', 'my-booking/:reference'),
    route('nothing', 'site', '*'),
  ].map((one) => [one.id, one]),
)

let rendered: string[]
let pages: PageCache
beforeEach(() => {
  rendered = []
  const render = async (request: Request) => {
    const { pathname } = new URL(request.url)
    rendered.push(pathname)
    const isMissing = pathname === '/no-such-page' || pathname === '/themes/99'
    return { html: pathname, status: isMissing ? 404 : 200, location: null, isComplete: true }
  }
  const known = knownPages(async () => routes as never)
  pages = new PageCache(render, { known, takesStripe: true })
})

/** What is sent for an address, as the server sends it: from memory if it can. */
async function get(url: string): Promise<{ status: number; body: string }> {
  const request = { method: 'GET', url, headers: {} } as IncomingMessage
  const sent = { status: 0, body: '' }
  const response = {
    writeHead: (status: number) => Object.assign(sent, { status }),
    end: (body: Buffer) => Object.assign(sent, { body: body.toString() }),
  } as unknown as ServerResponse
  if (!pages.sendFromMemory(request, response)) await pages.send(request, response)
  return sent
}

describe('pages in memory', () => {
  it('all addresses without a page share one that is rendered once', async () => {
    for (const url of ['/wp-admin', '/a/b/c', '/%E0%A4%A', '//evil.example/', '/wp-admin?x=1', '/\\x'])
      expect(await get(url)).toEqual({ status: 404, body: '/no-such-page' })
    expect(rendered).toEqual(['/no-such-page'])
    pages.clear()
    await get('/wp-admin')
    expect(rendered).toHaveLength(2)
  })

  it('a page is rendered once, whatever detour leads to it', async () => {
    for (const url of ['/themes/1', '/x/%2e%2e/themes/1', '/themes/2/../1', '/themes/1?from=mail'])
      expect(await get(url)).toEqual({ status: 200, body: '/themes/1' })
    expect(rendered).toEqual(['/themes/1'])
  })

  it('a theme that does not exist is looked for again, because there may be one tomorrow', async () => {
    expect((await get('/themes/99')).status).toBe(404)
    await get('/themes/99')
    expect(rendered).toEqual(['/themes/99', '/themes/99'])
  })

  it('a customer’s own page is never kept, by no detour', async () => {
    for (const url of ['/my-booking/MT-1', '/x/%2e%2e/my-booking/MT-1']) await get(url)
    expect(rendered).toEqual(['/my-booking/MT-1', '/my-booking/MT-1'])
  })
})
