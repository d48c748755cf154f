import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { getPathLanguage } from '#domain/site/page-path.ts'
import { withoutSecrets } from '#server/log.ts'
import type { LivePages } from '#server/pages.ts'
import type { AppEnvironment } from '../app-environment.ts'
import {
  type CurrentRequest,
  currentRequest,
  duringRequest,
  hasCallerLeft,
  shortRequestId,
} from '../current-request.ts'
import type { PageCache } from '../pages/page-cache.ts'
import { SECURITY_HEADERS } from '../security-headers.ts'
import { guardConnections } from './guard-connections.ts'
import { hasSeveralHosts, namesOtherHost, refuseHosts, toOriginForm } from './request-target.ts'

/** Called for every request before its response has ended. */
type RequestObserver = {
  observeRequest(request: IncomingMessage, response: ServerResponse, current: CurrentRequest): void
}

type Parts = {
  readonly api: Hono<AppEnvironment>
  readonly files: Hono<AppEnvironment>
  /** Those in memory, or the live ones during development. */
  readonly pages: PageCache | LivePages
  readonly log: Logger
  readonly metrics: RequestObserver
}

/** Pages served from memory are not logged, so their requests need no ids. */
const FROM_MEMORY: CurrentRequest = { id: '', route: 'page' }

/**
 * Tries cached pages first, then /api, then files, then pages that must be rendered. A reader who follows a link to a
 * missing file gets the not-found page; a missing picture or script gets a short line.
 */
export function createHttpServer({ api, files, pages, log, metrics }: Parts): Server {
  const handleApi = getRequestListener(api.fetch)
  const sendFile = getRequestListener(async (request, env) => {
    const file = await files.fetch(request)
    const { incoming, outgoing } = env as HttpBindings
    if (file.status !== 404 || !(isForReader(incoming) || 'answer' in pages)) return file
    await sendPage(incoming, outgoing)
    return RESPONSE_ALREADY_SENT
  })
  const sendPage = (request: IncomingMessage, response: ServerResponse) =>
    sendOrReceive(pages, request, response).catch((error: unknown) => {
      if (hasCallerLeft(request)) return
      const requestId = currentRequest()?.id ?? ''
      log.error({ error, requestId, path: withoutSecrets(request.url ?? '') }, 'A page could not be rendered')
      sendUnavailablePage(response, { requestId, language: getPathLanguage(request.url ?? '/') })
    })
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/'
    if (isForPrograms(path) || (isForAssistants(path) && !isForReader(request)))
      return void handleApi(request, response)
    if (isFile(path)) return void sendFile(request, response)
    void sendPage(request, response)
  }
  const server = createServer()
  guardConnections(server, (request, response) => {
    if (hasSeveralHosts(request) || namesOtherHost(request)) return refuseHosts(response)
    const path = toOriginForm(request.url ?? '/')
    request.url = path
    if ('sendFromMemory' in pages && pages.sendFromMemory(request, response))
      return metrics.observeRequest(request, response, FROM_MEMORY)
    const current = { id: randomUUID(), route: isFile(path) ? 'file' : 'page' }
    metrics.observeRequest(request, response, current)
    duringRequest(current, () => handle(request, response))
  })
  // Slow or silent clients must not occupy a connection for long.
  server.headersTimeout = 20_000
  server.requestTimeout = 120_000
  // Longer than browsers and proxies keep idle connections, so that none is closed while a request is on its way.
  server.keepAliveTimeout = 75_000
  return server
}

function isForPrograms(path: string): boolean {
  return path.startsWith('/api/') || path === '/api' || path === '/metrics'
}

function isForAssistants(path: string): boolean {
  return /^\/mcp\/?(\?|$)/.test(path)
}

function isFile(path: string): boolean {
  return /^\/(assets|uploads)\//.test(path) || /^[^?]*\.[a-z0-9]{2,11}(\?|$)/i.test(path)
}

async function sendOrReceive(
  pages: PageCache | LivePages,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if ('answer' in pages)
    return pages.answer(request, response, () => response.writeHead(404).end('Not found\n'))
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return isRead ? pages.send(request, response) : pages.receiveForm(request, response)
}

/** Returns whether a browser opens the URL as a page; requests for parts of a page do not accept HTML. */
function isForReader({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && Boolean(headers.accept?.includes('text/html'))
}

const STYLE =
  'body{font:18px/1.6 Georgia,serif;background:#fffaf3;color:#2c2140;display:grid;place-items:center;min-height:90vh;text-align:center;padding:1rem}'

type PageRequest = { readonly requestId: string; readonly language: Language }

/** Responds with 503 and a page that does not depend on anything that has failed. */
function sendUnavailablePage(response: ServerResponse, { requestId, language }: PageRequest): void {
  if (response.headersSent) return void response.destroy()
  response.writeHead(503, {
    ...SECURITY_HEADERS,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '30',
    'X-Request-Id': requestId,
  })
  const text = textIn(language)
  response.end(`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text('apology.title')}</title>
<style>${STYLE}</style></head>
<body><main><h1>${text('apology.heading')}</h1><p>${text('apology.sentence')}</p><p><small>${text('apology.number', { number: shortRequestId(requestId) })}</small></p></main></body></html>`)
}
