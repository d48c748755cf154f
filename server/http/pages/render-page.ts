import type { IncomingMessage } from 'node:http'
import type { Hono } from 'hono'
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { languageOfPath } from '#domain/site/page-path.ts'
import type { Language } from '#domain/text/language.ts'
import type { AppEnvironment } from '../app-environment.ts'
import { LANGUAGE_HEADER } from '../reader-language.ts'
import type { PageAssets } from './page-assets.ts'
import type { RenderPage } from './page-cache.ts'

/** The API for a page's loader or form action: the same one, in process. */
export type ServerApi = {
  read(path: string): Promise<Reply>
  /** Sends as the visitor who submitted the form. */
  send(path: string, body: unknown): Promise<Reply>
  isComplete: boolean
  /** Whether the database was unreachable for some data of the page. */
  isCutOff: boolean
}
type FindLqip = (path: string) => Promise<string | undefined>
type Reply = { ok: boolean; status: number; value: unknown }

/** The build's entry exports the keys under which pages find what the server passes to them. */
type Entry = {
  apiContext: RouterContext<ServerApi>
  assetsContext: RouterContext<PageAssets & { findLqip: FindLqip }>
}

type Renderer = {
  readonly loadBuild: () => Promise<ServerBuild>
  readonly api: Hono<AppEnvironment>
  readonly assets: PageAssets
  /** Returns the low-quality image placeholder of a picture; if it throws, the page does without and is not complete. */
  readonly findLqip: FindLqip
  readonly mode: 'production' | 'development'
}

/** Returns a function that renders pages with the built app, with API calls handled in process. */
export function pageRenderer({ loadBuild, api, assets, findLqip, mode }: Renderer): RenderPage {
  return async (request, incoming) => {
    const build = await loadBuild()
    const serverApi = createServerApi(api, incoming, languageOfPath(new URL(request.url).pathname))
    const { apiContext, assetsContext } = build.entry.module as unknown as Entry
    const context = new RouterContextProvider()
    context.set(apiContext, serverApi)
    const findLqipIfPossible = onceEach((path) =>
      findLqip(path).catch(() => {
        serverApi.isComplete = false
        return undefined
      }),
    )
    context.set(assetsContext, { ...assets, findLqip: findLqipIfPossible })
    const response = await createRequestHandler(build, mode)(request, context)
    return {
      html: await response.text(),
      status: response.status,
      location: response.headers.get('location'),
      isComplete: serverApi.isComplete,
      isCutOff: serverApi.isCutOff,
    }
  }
}

/** React renders a component again when a promise that it waits for is kept, and expects the same one. */
function onceEach(find: FindLqip): FindLqip {
  const found = new Map<string, ReturnType<FindLqip>>()
  return (path) => {
    const known = found.get(path) ?? find(path)
    found.set(path, known)
    return known
  }
}

/** @param visitor the caller, for the limits of the API; missing if the page is rendered for everyone */
function createServerApi(
  api: Hono<AppEnvironment>,
  visitor: IncomingMessage | undefined,
  language: Language,
): ServerApi {
  const spoken = { [LANGUAGE_HEADER]: language }
  return {
    isComplete: true,
    isCutOff: false,
    async read(path) {
      const response = await api.request(path, { headers: spoken })
      if (response.status === 503) this.isCutOff = true
      if (response.status >= 500) this.isComplete = false
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
