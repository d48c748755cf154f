import type { ApiQuery } from '#app/lib/api-query.ts'
import { isPrepared, preparedFor } from '#app/lib/page-data.ts'
import { pageMeta } from '#app/lib/page-title.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/site-settings.ts'
import type { SiteSettings } from '#contract/settings.ts'

/** The pages in one another that make up what is shown, with what their loaders had ready. */
export type Matches = readonly ({ loaderData?: unknown } | undefined)[]

type PublicPage = {
  readonly matches: Matches
  readonly path: string
  readonly title?: string
  readonly description: string
  readonly robots?: string
  /** What a link to the page shows elsewhere. */
  readonly picture?: SharingPicture
  readonly structuredData?: readonly object[]
}

/** `path` is one of this site or a whole address. With its size a preview is drawn before it has been fetched. */
type SharingPicture = { readonly path: string; readonly alt: string; width?: number; height?: number }

const SHARING_PICTURE: SharingPicture = {
  path: '/share.jpg',
  alt: 'Three teepees with fairy lights under the moon',
  width: 1200,
  height: 630,
}

/** Everything a public page tells search engines and the places where its link is shared. */
export function publicMeta({
  matches,
  path,
  picture = SHARING_PICTURE,
  structuredData = [],
  ...page
}: PublicPage) {
  const { siteTitle, publicUrl = '' } = settingsOf(matches)
  const meta = pageMeta({ ...page, siteTitle })
  const url = `${publicUrl}${path}`
  const properties = {
    'og:type': 'website',
    'og:site_name': siteTitle,
    'og:title': page.title ?? siteTitle,
    'og:description': page.description,
    'og:url': url,
    'og:image': new URL(picture.path, publicUrl || 'http://localhost').href,
    'og:image:alt': picture.alt,
    ...(picture.width && picture.height
      ? { 'og:image:width': String(picture.width), 'og:image:height': String(picture.height) }
      : {}),
    'og:locale': 'en_US',
  }
  return [
    ...meta,
    { tagName: 'link', rel: 'canonical', href: url },
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structuredData.map((data) => ({ 'script:ld+json': data })),
  ]
}

export function settingsOf(matches: Matches): SiteSettings {
  return preparedIn(matches, siteSettingsQuery) ?? DEFAULT_SETTINGS
}

/** What a loader on the server had ready for a query, if any did. */
export function preparedIn<Data>(matches: Matches, query: ApiQuery<Data>): Data | undefined {
  for (const match of matches) {
    const data = match?.loaderData
    const value = isPrepared(data) ? preparedFor(data, query) : undefined
    if (value !== undefined) return value
  }
  return undefined
}
