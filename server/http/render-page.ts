import type { Hono } from 'hono'
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { AppEnvironment } from './app-environment.ts'
import { firstBytesFirst } from './first-bytes-first.ts'
import type { RenderPage } from './page-cache.ts'

const BUILT = 'build/client'

/** What a page's loader is given to answer its paths: the same API, in the same process. */
export type ServerApi = { read(path: string): Promise<{ ok: boolean; value: unknown }>; isComplete: boolean }

/** The build's entry hands out the key under which its loaders look for the API. */
type Entry = { apiContext: RouterContext<ServerApi> }

/** Renders pages with the built app, its data answered by the API without leaving the process. */
export function pageRenderer(
  loadBuild: () => Promise<ServerBuild>,
  api: Hono<AppEnvironment>,
  mode: 'production' | 'development',
): RenderPage {
  return async (url) => {
    const build = await loadBuild()
    const serverApi = createServerApi(api)
    const context = new RouterContextProvider()
    context.set((build.entry.module as unknown as Entry).apiContext, serverApi)
    const response = await createRequestHandler(build, mode)(new Request(url), context)
    const html = await response.text()
    return {
      html: mode === 'production' ? await firstBytesFirst(html, BUILT) : html,
      status: response.status,
      location: response.headers.get('location'),
      isComplete: serverApi.isComplete,
    }
  }
}

function createServerApi(api: Hono<AppEnvironment>): ServerApi {
  return {
    isComplete: true,
    async read(path) {
      const response = await api.request(path)
      if (response.status >= 500) this.isComplete = false
      return { ok: response.ok, value: await response.json() }
    },
  }
}
