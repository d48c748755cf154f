import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { IsPage } from './page-cache.ts'

type Routes = ServerBuild['routes']

/** Tells the site's pages from addresses that only its last route answers, the one for whatever is not there. */
export function knownPages(loadRoutes: () => Promise<Routes>): IsPage {
  let known: { readonly routes: Routes; readonly tree: RouteObject[] } | undefined
  return async (path) => {
    if (!isReadable(path)) return false
    const routes = await loadRoutes()
    if (known?.routes !== routes) known = { routes, tree: routesUnder(routes, undefined) }
    const last = matchRoutes(known.tree, path)?.at(-1)
    return last !== undefined && last.route.path !== '*'
  }
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

function routesUnder(routes: Routes, parentId: string | undefined): RouteObject[] {
  const children = Object.values(routes).filter((route) => route?.parentId === parentId)
  return children
    .filter((route) => route !== undefined)
    .map(({ id, path, index, caseSensitive }): RouteObject => {
      const shared = { id, path: path ?? '', caseSensitive: caseSensitive ?? false }
      return index ? { ...shared, index: true } : { ...shared, children: routesUnder(routes, id) }
    })
}
