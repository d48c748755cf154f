import { getSettings, type PageInput } from '#app/lib/page/page-data.ts'
import { type PageMeta, pageMeta } from '#app/lib/page/page-title.ts'
import { pageText } from '#app/site/page-texts/page-text.ts'
import { LANGUAGES, LOCALES } from '#domain/foundation/text/language.ts'
import { getPathLanguage, pathIn } from '#domain/site/page-path.ts'

type PublicPage = {
  /** The English path. */
  readonly path: string
  readonly title?: string
  readonly description: string
  readonly robots?: string
  /** The image of link previews. */
  readonly picture?: SharingPicture
  readonly structuredData?: readonly object[]
}

/**
 * `path` is a path on this site or an absolute URL. With the size, link previews can be laid out before it
 * loads.
 */
type SharingPicture = { readonly path: string; readonly alt: string; width?: number; height?: number }

const SHARING_PICTURE = { path: '/share.jpg', width: 1200, height: 630 }

/** Returns the metadata of a public page for search engines and link previews. */
export function publicMeta(
  page: PageInput,
  { path, structuredData = [], picture, title, description, robots }: PublicPage,
): PageMeta {
  const { siteTitle, publicUrl = '' } = getSettings(page)
  const language = getPathLanguage(page.pathname)
  const text = pageText(page)
  const shared: SharingPicture = picture ?? { ...SHARING_PICTURE, alt: text('pages.more.share') }
  const meta = pageMeta({
    ...(title !== undefined && { title }),
    description,
    ...(robots !== undefined && { robots }),
    siteTitle,
    titleAlone: text('pages.more.homeTitle', { name: siteTitle }),
  })
  const url = publicUrl + pathIn(language, path)
  const properties = {
    'og:type': 'website',
    'og:site_name': siteTitle,
    'og:title': title ?? siteTitle,
    'og:description': description,
    'og:url': url,
    'og:image': new URL(shared.path, publicUrl || 'http://localhost').href,
    'og:image:alt': shared.alt,
    ...(shared.width && shared.height
      ? { 'og:image:width': String(shared.width), 'og:image:height': String(shared.height) }
      : {}),
    'og:locale': LOCALES[language].replace('-', '_'),
  }
  return {
    title: meta.title,
    tags: [
      ...meta.tags,
      { tag: 'link', rel: 'canonical', href: url },
      ...(robots === undefined ? alternates(publicUrl, path) : []),
      ...Object.entries(properties).map(([property, content]) => ({
        tag: 'meta' as const,
        property,
        content,
      })),
      { tag: 'meta', name: 'twitter:card', content: 'summary_large_image' },
    ],
    structuredData,
  }
}

/** Returns the page's URL in each language; English is the default. */
function alternates(publicUrl: string, path: string) {
  const link = (hreflang: string, href: string) => ({
    tag: 'link' as const,
    rel: 'alternate',
    hreflang,
    href,
  })
  return [
    ...LANGUAGES.map((language) => link(language, publicUrl + pathIn(language, path))),
    link('x-default', publicUrl + path),
  ]
}
