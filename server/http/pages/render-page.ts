import type { IncomingMessage } from 'node:http'
import type { Hono } from 'hono'
import { languageOfPath } from '#domain/site/page-path.ts'
import type { Language } from '#domain/text/language.ts'
import type { CardSources, PageLocals, Pages, Reply, ServerApi } from '#server/pages.ts'
import type { AppEnvironment } from '../app-environment.ts'
import { LANGUAGE_HEADER } from '../reader-language.ts'
import type { RenderPage } from './page-cache.ts'

type FindLqip = (path: string) => Promise<string | undefined>

export type PageHost = {
  readonly api: Hono<AppEnvironment>
  /** Returns the low-quality image placeholder of a picture; if it throws, the page does without and is not complete. */
  readonly findLqip: FindLqip
  readonly cardSources: CardSources
}

/** Returns a function that renders pages with the built app, with API calls handled in process. */
export function pageRenderer(pages: Pick<Pages, 'render'>, host: PageHost): RenderPage {
  return async (request, visitor) => {
    const state = { isComplete: true, isCutOff: false, takesForms: false }
    const response = await pages.render(request, pageLocals(host, request, state, visitor))
    const html = await response.text()
    // Astro has said why.
    if (response.status >= 500 && html === '') throw new Error('The page threw an error')
    const { headers } = response
    const status = request.method === 'POST' && !state.takesForms ? 405 : response.status
    return {
      html,
      status,
      location: headers.get('location'),
      policy: headers.get('content-security-policy') ?? "default-src 'none'; frame-ancestors 'none'",
      isComplete: state.isComplete,
      isCutOff: state.isCutOff,
    }
  }
}

type PageState = {
  isComplete: boolean
  /** Whether the database was unreachable for some data of the page. */
  isCutOff: boolean
  /** Whether the page has asked for the form sent to it. */
  takesForms: boolean
}

/**
 * Returns what the page finds as `Astro.locals`; notes in `state` what it could not read.
 * @param visitor the caller, for the limits of the API; missing if the page is rendered for everyone
 */
export function pageLocals(
  { api, findLqip, cardSources }: PageHost,
  request: Request,
  state: PageState = { isComplete: true, isCutOff: false, takesForms: false },
  visitor?: IncomingMessage,
): PageLocals {
  return {
    api: serverApi(api, languageOfPath(new URL(request.url).pathname), state, visitor),
    findLqip: (path) =>
      findLqip(path).catch(() => {
        state.isComplete = false
        return undefined
      }),
    readForm: async () => {
      state.takesForms = true
      return request.method === 'POST' ? request.formData() : undefined
    },
    cardSources,
  }
}

function serverApi(
  api: Hono<AppEnvironment>,
  language: Language,
  state: PageState,
  visitor: IncomingMessage | undefined,
): ServerApi {
  const spoken = { [LANGUAGE_HEADER]: language }
  return {
    async read(path) {
      const response = await api.request(path, { headers: spoken })
      if (response.status === 503) state.isCutOff = true
      if (response.status >= 500) state.isComplete = false
      return reply(response)
    },
    async send(path, body) {
      const headers = new Headers({ 'Content-Type': 'application/json', ...spoken })
      const forwarded = visitor?.headers['x-forwarded-for']
      if (forwarded) headers.set('X-Forwarded-For', String(forwarded))
      const request = { method: 'POST', headers, body: JSON.stringify(body) }
      return reply(await api.request(path, request, { incoming: visitor }))
    },
  }
}

async function reply(response: Response): Promise<Reply> {
  return { ok: response.ok, status: response.status, value: await response.json() }
}
