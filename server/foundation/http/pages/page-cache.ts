import type { IncomingMessage, ServerResponse } from 'node:http'
import { SECURITY_HEADERS } from '../security-headers.ts'
import { type DraftRefusal, previewRequest, readPreview, sendPreview } from './draft-preview.ts'
import { type EncodedPage, encodePage, type PageContent } from './encoded-page.ts'
import type { FindPage, PagePlace } from './find-page.ts'

/** @param visitor set for a response to a single visitor */
export type RenderPage = (request: Request, visitor?: IncomingMessage) => Promise<RenderedPage>

export type RenderedPage = PageContent & {
  isComplete: boolean
  isCutOff: boolean
  refusal?: DraftRefusal | undefined
}

const PAGES_MOST = 400

const FOR_ONE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' }

/**
 * Pages are the same for everybody, so each is rendered and compressed once per version of the public data and then
 * sent from memory. Browsers fetch what differs between visitors.
 */
export class PageCache {
  #pages = new Map<string, EncodedPage>()
  /** Dropped pages, which are served while the database is down and no new ones can be rendered. */
  #previous = new Map<string, EncodedPage>()
  #underway = new Map<string, Promise<EncodedPage>>()
  #version = 0
  readonly #render: RenderPage
  readonly #findPage: FindPage

  constructor(render: RenderPage, findPage: FindPage) {
    this.#render = render
    this.#findPage = findPage
  }

  /** Drops every page; the next request for each renders it anew, if the database is available. */
  clear(): void {
    this.#version++
    this.#previous = new Map([...this.#previous, ...this.#pages].slice(-PAGES_MOST))
    this.#pages.clear()
    this.#underway.clear()
  }

  /** Renders a page before anybody asks for it. One that cannot be rendered now is rendered when asked for. */
  async prepare(path: string): Promise<void> {
    const place = await this.#findPage(path, this.#version)
    if ('page' in place && !this.#pages.has(place.page)) await this.#page(place)
  }

  /** Sends the page if it is in memory, before any other work is done for the request. */
  sendFromMemory(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    if (readPreview(request) !== undefined) return false
    const path = getPath(request.url ?? '/')
    const page = this.#pages.get(path)
    if (!page) return false
    // Moved to the end, so that made-up URLs never evict pages in demand.
    this.#pages.delete(path)
    this.#pages.set(path, page)
    page.send(request, response)
    return true
  }

  async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/'
    const { pathname } = new URL(`http://localhost${getPath(url)}`)
    const place = await this.#findPage(pathname, this.#version)
    if ('movedTo' in place) return redirect(response, place.movedTo + url.slice(getPath(url).length))
    const preview = readPreview(request)
    if (preview !== undefined) {
      return sendPreview(
        response,
        await this.#render(previewRequest(place.draft ?? place.page, preview, request), request),
      )
    }
    if (place.isForOne) return this.#sendToOne(request, response)
    const page = this.#pages.get(place.page) ?? (await this.#page(place))
    page.send(request, response)
  }

  async #sendToOne(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const page = new Request(`http://localhost${incoming.url}`)
    const { html, status, headers } = await this.#render(page, incoming)
    response.writeHead(status, { ...headers, ...FOR_ONE }).end(html)
  }

  /**
   * Renders the result of a form submitted without the page's script. It is for a single visitor, so it is neither
   * cached nor compressed.
   */
  async receiveForm(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = getPath(incoming.url ?? '/')
    const request = await formRequest(incoming, path)
    if (typeof request === 'number') return refuseForm(response, request)
    const { html, status, headers } = await this.#render(request, incoming)
    if (status === 405) return refuseForm(response, status)
    response.writeHead(status, { ...headers, 'Cache-Control': 'no-store' }).end(html)
  }

  #page(place: PagePlace): Promise<EncodedPage> {
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

  async #make({ page: path, isMissing = false }: PagePlace, version: number): Promise<EncodedPage> {
    const previous = this.#previous.get(path)
    const rendering = this.#render(new Request(`http://localhost${path}`))
    if (previous && (await isCutOff(rendering))) return previous
    const rendered = await rendering
    this.#previous.delete(path)
    const page = await encodePage(rendered)
    // Not cached: pages with missing data, unexpected not-found pages, and outdated ones.
    const isExpected = page.status === (isMissing ? 404 : 200)
    if (isExpected && rendered.isComplete && version === this.#version) {
      if (this.#pages.size >= PAGES_MOST) this.#pages.delete(this.#pages.keys().next().value ?? '')
      this.#pages.set(path, page)
    }
    return page
  }
}

/** Returns whether the page's data cannot be determined because the database is down. */
function isCutOff(rendering: ReturnType<RenderPage>): Promise<boolean> {
  return rendering.then(
    (rendered) => rendered.isCutOff,
    () => true,
  )
}

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'This form is incomplete.',
  403: 'This form was sent from another site.',
  405: 'This address can only be read.',
  413: 'This is more than the form takes.',
  415: 'This address takes what a form sends.',
}

function refuseForm(response: ServerResponse, status: number): void {
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
    Connection: 'close',
    'Content-Type': 'text/plain; charset=utf-8',
  })
  response.end(`${REFUSALS[status]}\n`)
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

/** Returns the path without the query, which pages do not depend on. */
function getPath(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

const BODY_BYTES_MAX = 65_536
/** Browsers send the first; mailboxes that unsubscribe their owner send either (RFC 8058, section 3.2). */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']

/**
 * Converts a form submitted without the page's script to a request for the page; returns the status of the error if it
 * is refused.
 */
async function formRequest(
  incoming: IncomingMessage,
  path: string,
): Promise<Request | 400 | 403 | 405 | 413 | 415> {
  if (incoming.method !== 'POST') return 405
  if (!isFromHere(incoming)) return 403
  const type = incoming.headers['content-type'] ?? ''
  if (!FORMS.includes(type.split(';')[0]?.trim().toLowerCase() ?? '')) return 415
  const body = await readBody(incoming)
  if (body === undefined) return 413
  const request = new Request(`http://localhost${path}`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: new Uint8Array(body),
  })
  return request
    .clone()
    .formData()
    .then(
      () => request,
      () => 400 as const,
    )
}

/** Browsers send the origin of a submitted form. Those too old to do so send nothing. */
function isFromHere({ headers }: IncomingMessage): boolean {
  if (headers.origin === undefined) return true
  // What browsers send from a page that tells no referrer.
  if (headers.origin === 'null') return (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin'
  return URL.parse(headers.origin)?.host === headers.host
}

/** Returns undefined if the body exceeds the limit, beyond which nothing is read. */
async function readBody(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength
    if (bytes > BODY_BYTES_MAX) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
