import type { Hono, Context as HonoContext } from 'hono'
import { findThemes } from '#server/catalogue/catalogue-queries.ts'
import type { Context } from '#server/context.ts'
import { readSettings } from '#server/database/read-settings.ts'
import type { AppEnvironment } from '#server/http/app-environment.ts'
import { siteUrl } from '#server/site-url.ts'
import { siteMap } from './site-map.ts'
import { crewManifest, webManifest } from './web-manifest.ts'

/** Serves the files for search engines and phones, generated from the current data. */
export function discoveryFiles(files: Hono<AppEnvironment>, ctx: Context): void {
  const url = siteUrl(ctx)

  files.get('/robots.txt', (c) =>
    send(
      c,
      'text/plain',
      `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${url}/sitemap.xml\n`,
    ),
  )
  files.get('/sitemap.xml', async (c) => send(c, 'application/xml', siteMap(url, await findThemes(ctx.db))))
  files.get('/manifest.webmanifest', async (c) =>
    send(c, 'application/manifest+json', JSON.stringify(webManifest(await readSettings(ctx.db)))),
  )
  files.get('/crew.webmanifest', async (c) =>
    send(c, 'application/manifest+json', JSON.stringify(crewManifest(await readSettings(ctx.db)))),
  )
}

function send(c: HonoContext, type: string, body: string) {
  return c.body(body, 200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'public, max-age=300',
  })
}
