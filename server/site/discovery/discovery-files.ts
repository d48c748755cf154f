import type { Hono, Context as HonoContext } from 'hono'
import { LANGUAGES } from '#domain/foundation/text/language.ts'
import { findThemes } from '#server/catalogue/items/catalogue-queries.ts'
import type { Context } from '#server/context.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import type { AppEnvironment } from '#server/foundation/http/app-environment.ts'
import { findListedAreas } from '#server/site/areas/area-queries.ts'
import { siteUrl } from '#server/site-url.ts'
import { llmsTxt } from './llms-txt.ts'
import { siteMap } from './site-map.ts'
import { adminManifest, crewManifest, webManifest } from './web-manifest.ts'

/** Serves the files for search engines and phones, generated from the current data. */
export function discoveryFiles(files: Hono<AppEnvironment>, ctx: Context): void {
  const url = siteUrl(ctx)

  files.get('/robots.txt', (c) => send(c, 'text/plain', robotsTxt(url)))
  files.get('/llms.txt', async (c) => {
    const { siteTitle, assistants } = await readSettings(ctx.db)
    const themes = await findThemes(ctx)
    return send(c, 'text/plain', llmsTxt({ url, siteTitle, assistants, themes }))
  })
  files.get('/.well-known/security.txt', async (c) => {
    const { email } = (await readSettings(ctx.db)).contactInfo
    return send(c, 'text/plain', securityTxt({ url, email, now: ctx.now() }))
  })
  files.get('/sitemap.xml', async (c) => {
    const { accessibilityStatement } = await readSettings(ctx.db)
    const [themes, areas] = [await findThemes(ctx), await findListedAreas(ctx)]
    return send(c, 'application/xml', siteMap(url, { themes, areas, accessibilityStatement }))
  })
  files.get('/manifest.webmanifest', async (c) =>
    send(c, 'application/manifest+json', JSON.stringify(webManifest(await readSettings(ctx.db)))),
  )
  files.get('/admin.webmanifest', async (c) =>
    send(c, 'application/manifest+json', JSON.stringify(adminManifest(await readSettings(ctx.db)))),
  )
  files.get('/crew.webmanifest', async (c) =>
    send(c, 'application/manifest+json', JSON.stringify(crewManifest(await readSettings(ctx.db)))),
  )
}

/**
 * The API's description may be indexed, because it tells what the site can do; its data is on the pages anyway. The
 * owner's calendar feed may be read, because Google Calendar obeys this file; its address is a secret, and the feed
 * itself says that it must not be indexed.
 */
function robotsTxt(url: string): string {
  return `User-agent: *
Allow: /api/openapi.json
Allow: /api/docs
Allow: /api/calendar/*.ics$
Disallow: /admin
Disallow: /api/

Sitemap: ${url}/sitemap.xml
`
}

function send(c: HonoContext, type: string, body: string) {
  return c.body(body, 200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'public, max-age=300',
  })
}

const MONTHS_VALID = 6

/**
 * Returns where to report a weakness (RFC 9116): to the address that the site shows. The file is generated on each
 * request, so its last day, half a year ahead, only says that the site still answers.
 */
function securityTxt({ url, email, now }: { url: string; email: string; now: Date }): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS_VALID))
  return `Contact: mailto:${encodeURI(email)}
Expires: ${expires.toISOString()}
Preferred-Languages: ${LANGUAGES.join(', ')}
Canonical: ${url}/.well-known/security.txt
`
}
