import { Hono } from 'hono'
import { createContext, type LoaderFunctionArgs, type ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import type { PageAssets } from './page-assets.ts'
import { pageRenderer } from './render-page.ts'

type FindLqip = (path: string) => Promise<string | undefined>

const assetsContext = createContext<{ findLqip: FindLqip }>()

it.each([
  ['complete with the placeholder of its picture', async () => 'data:,drawing', 'data:,drawing', true],
  ['complete where the picture has none', async () => undefined, 'none', true],
  ['incomplete if it could not be read', () => Promise.reject(new Error('no database')), 'none', false],
])('a page is %s', async (_how, findLqip: FindLqip, html, isComplete) => {
  const render = pageRenderer({
    loadBuild: async () => build,
    api: new Hono(),
    assets: {} as PageAssets,
    findLqip,
    mode: 'production',
  })
  expect(await render(new Request('http://localhost/'))).toMatchObject({ status: 200, html, isComplete })
})

/** A site of one page, which is its placeholder. */
const build = {
  entry: { module: { apiContext: createContext(), assetsContext } },
  routes: {
    root: {
      id: 'root',
      path: '',
      module: {
        loader: async ({ context }: LoaderFunctionArgs) =>
          new Response((await context.get(assetsContext).findLqip('/uploads/tent.jpg')) ?? 'none'),
      },
    },
  },
  assets: { routes: {} },
  routeDiscovery: { mode: 'initial', manifestPath: '/manifest' },
  future: {},
  ssr: true,
} as unknown as ServerBuild
