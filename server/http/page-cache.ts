import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { hasCardForm } from '#contract/card-form-pages.ts'
import { pageContentSecurityPolicy, SECURITY_HEADERS } from './security-headers.ts'

export type RenderPage = (
  url: URL,
) => Promise<{ html: string; status: number; location: string | null; isComplete: boolean }>

/** The path that a page is rendered under. A missing page says that there is none. */
type PagePlace = { readonly page: string; readonly isMissing?: boolean }
export type Place = PagePlace | { readonly movedTo: string }

/** Finds the page for a path, in a version of the public data. */
export type FindPage = (path: string, version: number) => Promise<Place>

type Page = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly bodies: Readonly<Record<Encoding, Buffer>>
}
type Encoding = 'br' | 'gzip' | 'identity'

const PAGES_MOST = 400
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * Pages are the same for everyone, so each is rendered and compressed once per version of the public data and then
 * sent from memory. What differs between visitors is fetched by their browsers.
 */
export class PageCache {
  #pages = new Map<string, Page>()
  /** What was thrown away, for as long as no new page can be made of whole data. */
  #previous = new Map<string, Page>()
  #underway = new Map<string, Promise<Page>>()
  #version = 0
  readonly #render: RenderPage
  readonly #findPage: FindPage
  readonly #takesStripe: boolean
  readonly #isLive: boolean

  /** @param isLive while developing: nothing is kept, and pages may run what Vite puts into them */
  constructor(
    render: RenderPage,
    options: { readonly findPage: FindPage; readonly takesStripe: boolean; readonly isLive?: boolean },
  ) {
    this.#render = render
    this.#findPage = options.findPage
    this.#takesStripe = options.takesStripe
    this.#isLive = options.isLive ?? false
  }

  /** Throws away every page; the next visitor of each gets a new one, if the database lets one be made. */
  clear(): void {
    this.#version++
    this.#previous = new Map([...this.#previous, ...this.#pages].slice(-PAGES_MOST))
    this.#pages.clear()
    this.#underway.clear()
  }

  /** Sends the page if it is in memory, before any other work is done for the request. */
  sendFromMemory(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const path = pathOf(request.url ?? '/')
    const page = this.#pages.get(path)
    if (!page) return false
    // Moved to the end, so that addresses made up by somebody never push out the ones that are asked for.
    this.#pages.delete(path)
    this.#pages.set(path, page)
    send(page, request, response)
    return true
  }

  async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/'
    const { pathname } = new URL(`http://localhost${pathOf(url)}`)
    const place = await this.#findPage(pathname, this.#version)
    if ('movedTo' in place) return redirect(response, place.movedTo + url.slice(pathOf(url).length))
    send(this.#pages.get(place.page) ?? (await this.#page(place)), request, response)
  }

  #page(place: PagePlace): Promise<Page> {
    const { page: path } = place
    const waiting = this.#underway.get(path)
    if (waiting) return waiting
    const version = this.#version
    const underway = this.#make(place, version).finally(() => {
      if (this.#underway.get(path) === underway) this.#underway.delete(path)
    })
    this.#underway.set(path, underway)
    return underway
  }

  async #make({ page: path, isMissing = false }: PagePlace, version: number): Promise<Page> {
    const previous = this.#previous.get(path)
    const rendering = this.#render(new URL(`http://localhost${path}`))
    if (previous && !(await isWhole(rendering))) return previous
    const { html, status, location, isComplete } = await rendering
    this.#previous.delete(path)
    const policy = this.#isLive ? "frame-ancestors 'none'" : this.#policyFor(path, html)
    const page = await compress(html, { status, location, policy })
    // A page that lacks data or that nobody should find is not worth keeping; nor is an old one.
    const isExpected = status === (isMissing ? 404 : 200)
    if (isExpected && isComplete && version === this.#version && !this.#isLive) {
      if (this.#pages.size >= PAGES_MOST) this.#pages.delete(this.#pages.keys().next().value ?? '')
      this.#pages.set(path, page)
    }
    return page
  }

  #policyFor(path: string, html: string): string {
    const scripts = [
      ...html.matchAll(
        /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g,
      ),
    ]
    const scriptHashes = scripts.map(([, code = '']) => createHash('sha256').update(code).digest('base64'))
    const takesStripe = this.#takesStripe && hasCardForm(path)
    return pageContentSecurityPolicy({ scriptHashes: [...new Set(scriptHashes)], takesStripe })
  }
}

function isWhole(rendering: ReturnType<RenderPage>): Promise<boolean> {
  return rendering.then(
    ({ isComplete }) => isComplete,
    () => false,
  )
}

async function compress(
  html: string,
  { status, location, policy }: { status: number; location: string | null; policy: string },
): Promise<Page> {
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    gzipped(identity, { level: 9 }),
  ])
  const headers = {
    ...SECURITY_HEADERS,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    ...(location ? { Location: location } : {}),
  }
  const etag = createHash('sha256').update(identity).update(policy).digest('base64url').slice(0, 27)
  return { status, headers, etag, bodies: { br, gzip: gz, identity } }
}

function send(page: Page, request: IncomingMessage, response: ServerResponse): void {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const etag = `"${page.etag}-${encoding}"`
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { ...page.headers, ETag: etag }).end()
    return
  }
  const body = page.bodies[encoding]
  response.writeHead(page.status, {
    ...page.headers,
    ETag: etag,
    'Content-Length': body.length,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, {
    ...SECURITY_HEADERS,
    'Cache-Control': 'no-cache',
    'Content-Length': 0,
    Location: location,
  })
  response.end()
}

function encodingFor(accepted = ''): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}

/** The address without its question: pages do not depend on it. */
function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}
