import type { Theme } from '#contract/catalogue/themes.ts'
import { LANGUAGES, type Language } from '#domain/foundation/text/language.ts'
import { areaPath } from '#domain/site/area-page.ts'
import { pathIn } from '#domain/site/page-path.ts'
import { themePath } from '#domain/site/slug.ts'

const PAGES = ['/', '/addons', '/review', '/privacy-policy', '/terms-of-service', '/cookie-policy']

type Pages = {
  readonly themes: readonly Theme[]
  readonly areas: readonly { readonly slug: string }[]
  readonly accessibilityStatement: boolean
}

/**
 * Returns the URLs for search engines: the fixed pages, every theme that can be booked, and the areas worth listing.
 */
export function siteMap(publicUrl: string, { themes, areas, accessibilityStatement }: Pages): string {
  const paths = [
    ...PAGES,
    ...(accessibilityStatement ? ['/accessibility'] : []),
    ...themes.filter((theme) => theme.available).map(themePath),
    ...areas.map(areaPath),
  ]
  const entries = paths.flatMap((path) => LANGUAGES.map((language) => toEntry(publicUrl, path, language)))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/**
 * Returns the entry for a page in one language, with links to all of its language versions, as search engines require.
 */
function toEntry(publicUrl: string, path: string, language: Language): string {
  const alternates = LANGUAGES.map(
    (each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${publicUrl}${pathIn(each, path)}"/>`,
  )
  const otherwise = `<xhtml:link rel="alternate" hreflang="x-default" href="${publicUrl}${path}"/>`
  return `<url><loc>${publicUrl}${pathIn(language, path)}</loc>${alternates.join('')}${otherwise}</url>`
}
