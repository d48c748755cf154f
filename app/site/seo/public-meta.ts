import type { ApiQuery } from '#app/lib/api-query.ts'
import type { InBoth } from '#app/lib/in-both.ts'
import { preparedFor } from '#app/lib/page-data.ts'
import { pageMeta } from '#app/lib/page-title.ts'
import { isPrepared } from '#app/lib/query-client.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/site-settings.ts'
import type { SiteSettings } from '#contract/site/settings.ts'
import { languageOfPath, pathIn } from '#domain/site/page-path.ts'
import { LANGUAGES, type Language } from '#domain/text/language.ts'
import { PAGE_WORDS } from '../words/page-words.ts'

/** The nested routes of the page, with the data from their loaders. */
export type Matches = readonly ({ loaderData?: unknown } | undefined)[]

/** The location of a page: its address determines its language. */
export type Here = { readonly pathname: string }
export type PageArgs = { readonly matches: Matches; readonly location: Here }

/** Returns the words of the page at this address. */
export function wordsOf<Words>(words: InBoth<Words>, { pathname }: Here): Words {
  return words[languageOfPath(pathname)]
}

type PublicPage = PageArgs & {
  /** The English address. */
  readonly path: string
  readonly title?: string
  readonly description: string
  readonly robots?: string
  /** The picture shown when a link to the page is shared. */
  readonly picture?: SharingPicture
  readonly structuredData?: readonly object[]
}

/** `path` is one of this site or a whole address. With its size a preview is laid out before it is fetched. */
type SharingPicture = { readonly path: string; readonly alt: string; width?: number; height?: number }

const SHARING_PICTURE = { path: '/share.jpg', width: 1200, height: 630 }
const OPEN_GRAPH_LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', es: 'es_US' }

/** Returns everything a public page tells search engines and sites where its link is shared. */
export function publicMeta({ matches, location, path, structuredData = [], ...page }: PublicPage) {
  const { siteTitle, publicUrl = '' } = settingsOf(matches)
  const language = languageOfPath(location.pathname)
  const words = wordsOf(PAGE_WORDS, location)
  const picture: SharingPicture = page.picture ?? { ...SHARING_PICTURE, alt: words.share }
  const { title, description, robots } = page
  const meta = pageMeta({
    ...(title !== undefined && { title }),
    description,
    ...(robots !== undefined && { robots }),
    siteTitle,
    titleAlone: words.homeTitle(siteTitle),
  })
  const url = publicUrl + pathIn(language, path)
  const properties = {
    'og:type': 'website',
    'og:site_name': siteTitle,
    'og:title': title ?? siteTitle,
    'og:description': description,
    'og:url': url,
    'og:image': new URL(picture.path, publicUrl || 'http://localhost').href,
    'og:image:alt': picture.alt,
    ...(picture.width && picture.height
      ? { 'og:image:width': String(picture.width), 'og:image:height': String(picture.height) }
      : {}),
    'og:locale': OPEN_GRAPH_LOCALES[language],
  }
  return [
    ...meta,
    { tagName: 'link', rel: 'canonical', href: url },
    ...(robots === undefined ? alternates(publicUrl, path) : []),
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structuredData.map((data) => ({ 'script:ld+json': data })),
  ]
}

/** Returns the same page in each language; English is the default. */
function alternates(publicUrl: string, path: string) {
  const link = (hrefLang: string, href: string) => ({ tagName: 'link', rel: 'alternate', hrefLang, href })
  return [
    ...LANGUAGES.map((language) => link(language, publicUrl + pathIn(language, path))),
    link('x-default', publicUrl + path),
  ]
}

export function settingsOf(matches: Matches): SiteSettings {
  return preparedIn(matches, siteSettingsQuery) ?? DEFAULT_SETTINGS
}

/** Returns what a loader on the server preloaded for a query, if any did. */
export function preparedIn<Data>(matches: Matches, query: ApiQuery<Data>): Data | undefined {
  for (const match of matches) {
    const data = match?.loaderData
    const value = isPrepared(data) ? preparedFor(data, query) : undefined
    if (value !== undefined) return value
  }
  return undefined
}
