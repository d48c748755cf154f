import type { Theme } from '#contract/themes.ts'
import { themePath } from '#domain/slug.ts'

const PAGES = ['/', '/addons', '/review', '/privacy-policy', '/terms-of-service', '/cookie-policy']

/** The addresses search engines should know: the lasting pages, and every theme that can be booked. */
export function siteMap(publicUrl: string, themes: readonly Theme[]): string {
  const paths = [...PAGES, ...themes.filter((theme) => theme.available).map(themePath)]
  const entries = paths.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}
