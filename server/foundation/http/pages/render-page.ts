import type { IncomingMessage } from 'node:http'
import type { Hono } from 'hono'
import type { PageHost, Reply } from '#contract/site/page-host.ts'
import type { ApiError } from '#contract/wire/errors.ts'
import { pickTexts } from '#domain/foundation/translation/text-in.ts'
import { getPathLanguage } from '#domain/site/page-path.ts'
import type { Pages } from '#server/pages.ts'
import type { AppEnvironment } from '../app-environment.ts'
import { toKeyHeader } from '../idempotency.ts'
import { LANGUAGE_HEADER } from '../reader-language.ts'
import { SECURITY_HEADERS } from '../security-headers.ts'
import { draftCall } from './draft-preview.ts'
import type { RenderedPage, RenderPage } from './page-cache.ts'

/** If `findLqip` throws, the page does without it and counts as incomplete. */
type SiteHost = Pick<PageHost, 'findLqip' | 'cardSources'> & { readonly api: Hono<AppEnvironment> }

class Rendering {
  isComplete = true
  /** Whether the database was unreachable for some data of the page. */
  isCutOff = false
  /** Whether the page asked for the form that was sent to it. */
  takesForms = false
  refusal: RenderedPage['refusal']
}

/** Returns a function that renders pages with the built app; their API calls are handled in process. */
export function pageRenderer(pages: Pick<Pages, 'render'>, host: SiteHost): RenderPage {
  return async (request, visitor) => {
    const rendering = new Rendering()
    const response = await pages.render(request, pageLocals(host, request, rendering, visitor))
    const html = await response.text()
    // Astro has logged the reason.
    if (response.status >= 500 && html === '') throw new Error('The page threw an error')
    const status = request.method === 'POST' && !rendering.takesForms ? 405 : response.status
    return { html, status, headers: toHeaders(response), ...rendering }
  }
}

function toHeaders({ headers }: Response): Record<string, string> {
  const location = headers.get('location')
  return {
    ...SECURITY_HEADERS,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy':
      headers.get('content-security-policy') ?? "default-src 'none'; frame-ancestors 'none'",
    ...(location ? { Location: location } : {}),
  }
}

/**
 * Returns the page's `Astro.locals`, and records in `rendering` what could not be read.
 * @param visitor the caller, for the API's rate limits; missing if the page is rendered for everybody
 */
export function pageLocals(
  { api, findLqip, cardSources }: SiteHost,
  request: Request,
  rendering = new Rendering(),
  visitor?: IncomingMessage,
): PageHost {
  const language = getPathLanguage(new URL(request.url).pathname)
  const headers = new Headers({ [LANGUAGE_HEADER]: language })
  const forwarded = visitor?.headers['x-forwarded-for']
  if (forwarded) headers.set('X-Forwarded-For', String(forwarded))
  const call = async (path: string, sent: RequestInit) =>
    toReply(await api.request(path, sent, { incoming: visitor }))
  return {
    api: {
      async read(path) {
        const draft = draftCall(request, path)
        const reply = await (draft
          ? call(draft.path, {
              headers: { ...Object.fromEntries(headers), Authorization: draft.authorization },
            })
          : call(path, { headers }))
        if (draft && !reply.ok)
          rendering.refusal = { status: reply.status, message: (reply.value as ApiError).message }
        if (reply.status === 503) rendering.isCutOff = true
        if (reply.status >= 500) rendering.isComplete = false
        return reply
      },
      async send(path, body, { method = 'POST', idempotencyKey } = {}) {
        headers.set('Content-Type', 'application/json')
        if (idempotencyKey) headers.set('Idempotency-Key', toKeyHeader(idempotencyKey))
        return call(path, { method, headers, body: JSON.stringify(body) })
      },
    },
    findLqip: (path) =>
      findLqip(path).catch(() => {
        rendering.isComplete = false
        return undefined
      }),
    readForm: async () => {
      rendering.takesForms = true
      return request.method === 'POST' ? request.formData() : undefined
    },
    pickTexts: (areas) => pickTexts(language, areas),
    cardSources,
  }
}

async function toReply(response: Response): Promise<Reply> {
  return { ok: response.ok, status: response.status, value: await response.json() }
}
