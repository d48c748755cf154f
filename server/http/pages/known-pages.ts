import type { Hono } from 'hono'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { englishPathOf, languageOfPath, pathIn } from '#domain/site/page-path.ts'
import { themePath } from '#domain/site/slug.ts'
import { DEFAULT_LANGUAGE } from '#domain/text/language.ts'
import type { AppEnvironment } from '../app-environment.ts'

type Routes = ServerBuild['routes']
/** The path of each theme's page by theme id; `undefined` while it cannot be read. */
type ThemePaths = ReadonlyMap<number, string> | undefined

/** The path a page is rendered under. A missing page is rendered as not found. */
export type PagePlace = { readonly page: string; readonly isMissing?: boolean }
type Place = PagePlace | { readonly movedTo: string }

/** What is known about an address without rendering it. */
export type KnownPages = {
  /** Finds the page for a path, for a version of the public data. */
  findPage(path: string, version: number): Promise<Place>
  /** Returns whether the page accepts a submitted form. */
  takesForms(path: string): Promise<boolean>
}

const WIZARD_STEP = /^[1-5]$/
const NO_PAGE: Place = { page: '/no-such-page', isMissing: true }
const NO_SPANISH_PAGE: Place = { page: '/es/no-such-page', isMissing: true }

/**
 * Maps the many addresses of a page to one, so that made-up addresses cannot make the server render the same page again
 * and again. Unknown addresses share one page, which says that nothing was found.
 */
export function knownPages(
  loadRoutes: () => Promise<Routes>,
  loadThemePaths: () => Promise<ThemePaths>,
): KnownPages {
  let tree: { readonly routes: Routes; readonly top: RouteObject[] } | undefined
  let themes: { readonly version: number; readonly paths: ThemePaths } | undefined
  const themePathsAt = async (version: number) => {
    if (!themes?.paths || themes.version !== version) themes = { version, paths: await loadThemePaths() }
    return themes.paths
  }
  const matchesOf = async (path: string) => {
    if (!isReadable(path)) return undefined
    const routes = await loadRoutes()
    if (tree?.routes !== routes) tree = { routes, top: routesUnder(routes, undefined) }
    return matchRoutes(tree.top, path) ?? undefined
  }
  const englishPlace = async (path: string, version: number): Promise<Place> => {
    const matches = await matchesOf(path)
    const params = matches?.at(-1)?.params ?? {}
    const pattern = `/${(matches ?? []).flatMap(({ route }) => route.path || []).join('/')}`
    switch (pattern) {
      case '/':
        return matches ? { page: '/' } : NO_PAGE
      case '/*':
        return NO_PAGE
      case '/booking/:step?':
        return placeOfStep(params.step)
      case '/my-booking/:reference':
        // Only the browser reads which booking it is.
        return { page: '/my-booking/any' }
      case '/waiting-list/:token':
        return { page: '/waiting-list/any' }
      case '/newsletter/confirm/:token':
      case '/newsletter/unsubscribe/:token':
        // The page only asks for confirmation; the subscriber is read when its button is pressed.
        return { page: pattern.replace(':token', 'any') }
      case '/themes/:id/:slug?':
        return placeOfTheme(path, params.id ?? '', await themePathsAt(version))
      default:
        return { page: pattern.includes(':') ? path : pattern }
    }
  }
  return {
    async findPage(path, version) {
      const language = languageOfPath(path)
      const english = englishPathOf(path)
      const place = english === undefined ? NO_PAGE : await englishPlace(english, version)
      if (language === DEFAULT_LANGUAGE) return place
      if ('movedTo' in place) return { movedTo: pathIn(language, place.movedTo) }
      return place === NO_PAGE ? NO_SPANISH_PAGE : { ...place, page: pathIn(language, place.page) }
    },
    async takesForms(path) {
      const id = (await matchesOf(path))?.at(-1)?.route.id ?? ''
      return (await loadRoutes())[id]?.module.action !== undefined
    },
  }
}

/** Reads the path of each theme's page from the API, in process. */
export async function readThemePaths(api: Hono<AppEnvironment>): Promise<ThemePaths> {
  const response = await api.request('/api/themes')
  if (!response.ok) return undefined
  const themes = (await response.json()) as { id: number; name: string }[]
  return new Map(themes.map((theme) => [theme.id, themePath(theme)]))
}

function placeOfStep(step: string | undefined): Place {
  if (step === undefined) return { page: '/booking' }
  return WIZARD_STEP.test(step) ? { page: `/booking/${step}` } : { movedTo: '/booking/1' }
}

function placeOfTheme(path: string, id: string, paths: ThemePaths): Place {
  if (!/^\d+$/.test(id)) return { page: '/themes/unknown', isMissing: true }
  if (!paths) return { page: path }
  const page = paths.get(Number(id))
  if (page === undefined) return { page: '/themes/0', isMissing: true }
  return page === path ? { page } : { movedTo: page }
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
