import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/** What is known about an address without rendering anything. */
export type KnownPages = {
  /** Whether the site has a page of its own for the path. */
  isPage(path: string): Promise<boolean>
  /** Whether the page answers a form that is sent to it. */
  takesForms(path: string): Promise<boolean>
}

/** Tells the site's pages from addresses that only its last route answers, the one for whatever is not there. */
export function knownPages(loadRoutes: () => Promise<Routes>): KnownPages {
  let known: { readonly routes: Routes; readonly tree: RouteObject[] } | undefined
  const routeOf = async (path: string) => {
    if (!isReadable(path)) return undefined
    const routes = await loadRoutes()
    if (known?.routes !== routes) known = { routes, tree: routesUnder(routes, undefined) }
    const last = matchRoutes(known.tree, path)?.at(-1)
    return last && last.route.path !== '*' ? routes[last.route.id ?? ''] : undefined
  }
  return {
    isPage: async (path) => (await routeOf(path)) !== undefined,
    takesForms: async (path) => (await routeOf(path))?.module.action !== undefined,
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
