import type { Context, Hono } from 'hono'
import { findThemes } from '#server/catalogue/catalogue-queries.ts'
import type { AppEnvironment } from '#server/http/app-context.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { siteUrl } from '#server/site-url.ts'
import type { World } from '#server/world.ts'
import { siteMap } from './site-map.ts'
import { webManifest } from './web-manifest.ts'

/** The files by which search engines and phones get to know the site, made from what it holds today. */
export function discoveryFiles(files: Hono<AppEnvironment>, world: World): void {
  const url = siteUrl(world)

  files.get('/robots.txt', (c) =>
    send(
      c,
      'text/plain',
      `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${url}/sitemap.xml\n`,
    ),
  )
  files.get('/sitemap.xml', async (c) => send(c, 'application/xml', siteMap(url, await findThemes(world.db))))
  files.get('/manifest.webmanifest', async (c) =>
    send(c, 'application/manifest+json', JSON.stringify(webManifest(await readSettings(world.db)))),
  )
}

function send(c: Context, type: string, body: string) {
  return c.body(body, 200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'public, max-age=300',
  })
}
