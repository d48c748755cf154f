import type { Hono } from 'hono'
import { isAdminPath } from '#contract/site/admin-paths.ts'
import { DEFAULT_LANGUAGE } from '#domain/foundation/text/language.ts'
import { areaPath } from '#domain/site/area-page.ts'
import { getEnglishPath, getPathLanguage, pathIn } from '#domain/site/page-path.ts'
import { themePath } from '#domain/site/slug.ts'
import type { Pages } from '#server/pages.ts'
import type { AppEnvironment } from '../app-environment.ts'

/** The path of each theme's page by theme id; undefined while they cannot be read. */
type ThemePaths = ReadonlyMap<number, string> | undefined
/** The paths of areas' pages; undefined while they cannot be read. */
type AreaPaths = ReadonlySet<string> | undefined

type LoadPaths = {
  readonly themes: () => Promise<ThemePaths>
  readonly areas: () => Promise<AreaPaths>
}

/** The path under which a page is rendered. Unknown pages are rendered as not found. */
export type PagePlace = {
  readonly page: string
  readonly isMissing?: boolean
  /** Rendered for each reader anew: what it shows depends on a secret in its address. */
  readonly isForOne?: true
  /** Where staff preview it, if elsewhere: pages that visitors cannot see yet. */
  readonly draft?: string
}
type FoundPlace = PagePlace | { readonly movedTo: string }

/** Finds the page for a path, given a version of the public data. */
export type FindPage = (path: string, version: number) => Promise<FoundPlace>

/** Pages that are complete without scripts, and so are rendered with what their links open. */
const FOR_ONE = ['/party/[token]', '/my-booking/[reference]/night']

const NO_PAGE: PagePlace = { page: '/no-such-page', isMissing: true }

/**
 * Maps the many URLs of a page to one, so that made-up URLs cannot make the server render the same page again and
 * again. Unknown URLs share the not-found page.
 */
export function pageFinder(match: Pages['match'], load: LoadPaths): FindPage {
  const themePathsAt = perVersion(load.themes)
  const areaPathsAt = perVersion(load.areas)
  const englishPlace = async (path: string, version: number): Promise<FoundPlace> => {
    // People type URLs in various ways, but a page is rendered under its own.
    const plain = withoutEnd(path)
    const route = isReadable(path) ? (match(plain) ?? match(plain.toLowerCase())) : undefined
    const [, , ...parts] = plain.split('/')
    if (route === undefined) return NO_PAGE
    if (route === '/admin/[...path]') return isAdminPath(plain.toLowerCase()) ? { page: '/admin' } : NO_PAGE
    if (route === '/booking/[...step]') return findStepPlace(parts)
    if (route === '/themes/[id]/[...slug]')
      return findThemePlace(path, parts[0] ?? '', await themePathsAt(version))
    if (route === '/areas/[slug]') return findAreaPlace(plain.toLowerCase(), await areaPathsAt(version))
    if (/^\/(admin|image-manager)(\/|$)/.test(route)) return { page: '/admin' }
    if (FOR_ONE.includes(route)) return { page: plain, isForOne: true }
    // Only the browser reads references and tokens.
    return { page: route.replace(/\[[^\]]*\]/g, 'any') }
  }
  return async (path, version) => {
    const language = getPathLanguage(path)
    const english = getEnglishPath(path)
    const place = english === undefined ? NO_PAGE : await englishPlace(english, version)
    if ('movedTo' in place) return { movedTo: pathIn(language, place.movedTo) }
    const { page, draft, ...rest } = place
    return {
      ...rest,
      page:
        page === NO_PAGE.page && language !== DEFAULT_LANGUAGE
          ? `/${language}${page}`
          : pathIn(language, page),
      ...(draft !== undefined && { draft: pathIn(language, draft) }),
    }
  }
}

/** Loads once per version of the public data, and again as long as it fails. */
function perVersion<Paths>(load: () => Promise<Paths | undefined>) {
  let known: { readonly version: number; readonly paths: Paths | undefined } | undefined
  return async (version: number): Promise<Paths | undefined> => {
    if (!known?.paths || known.version !== version) known = { version, paths: await load() }
    return known.paths
  }
}

/** Reads the path of each theme's page through the API, in process. */
export async function readThemePaths(api: Hono<AppEnvironment>): Promise<ThemePaths> {
  const response = await api.request('/api/themes')
  if (!response.ok) return undefined
  const themes = (await response.json()) as { id: number; name: string }[]
  return new Map(themes.map((theme) => [theme.id, themePath(theme)]))
}

/** Reads the paths of the public areas through the API, in process. */
export async function readAreaPaths(api: Hono<AppEnvironment>): Promise<AreaPaths> {
  const response = await api.request('/api/site-settings')
  if (!response.ok) return undefined
  const { areas = [] } = (await response.json()) as { areas?: { slug: string }[] }
  return new Set(areas.map(areaPath))
}

function findStepPlace([step = '', ...rest]: readonly string[]): FoundPlace {
  if (rest.length > 0) return NO_PAGE
  if (step === '') return { page: '/booking' }
  return /^[1-5]$/.test(step) ? { page: `/booking/${step}` } : { movedTo: '/booking/1' }
}

function findThemePlace(path: string, id: string, paths: ThemePaths): FoundPlace {
  if (!/^\d+$/.test(id)) return { page: '/themes/unknown', isMissing: true }
  if (!paths) return { page: path }
  const page = paths.get(Number(id))
  if (page === undefined) return { page: '/themes/0', isMissing: true }
  return page === path ? { page } : { movedTo: page }
}

function findAreaPlace(path: string, paths: AreaPaths): FoundPlace {
  if (!/^\/areas\/[a-z0-9-]+$/.test(path)) return NO_PAGE
  if (!paths || paths.has(path)) return { page: path }
  return { ...NO_PAGE, draft: path }
}

/** Without a regular expression, whose time would grow with the square of slashes that do not end the path. */
function withoutEnd(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end)
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
