import { Readable } from 'node:stream'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import type { Database } from '#server/foundation/database/client.ts'
import type { Storage } from '#server/foundation/storage/storage.ts'
import type { AppEnvironment } from '../app-environment.ts'
import { PART_HEADERS, SECURITY_HEADERS } from '../security-headers.ts'
import { otherReleasesFiles } from './built-files.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const ONE_HOUR = 'public, max-age=3600'
const ALONE = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"
/** Service workers fetch the files that they cache. */
const WORKER = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'"
/** Policies for files that do more than be displayed. */
const POLICIES: Readonly<Record<string, string>> = {
  '/crew-worker.js': WORKER,
  '/admin-worker.js': WORKER,
  '/night-worker.js': WORKER,
}

/** Files that are never opened as a page. */
const PARTS = /^\/assets\/.*\.(css|js|woff2)$/
const PICTURES = /^\/((uploads|images)\/|mail-wordmark\.png$)/

/** Serves built scripts and styles (whose names change with their contents), public files and uploads. */
export function fileServer(places: {
  readonly built: string
  readonly uploads: Storage
  readonly db: Database
}): Hono<AppEnvironment> {
  const files = new Hono<AppEnvironment>()
  files.use(async (c, next) => {
    await next()
    const isPart = PARTS.test(c.req.path)
    for (const [name, value] of Object.entries(isPart ? PART_HEADERS : SECURITY_HEADERS))
      c.header(name, value)
    // Web mail shows pictures of mails on its own pages.
    if (PICTURES.test(c.req.path)) c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    // An image opened on its own can run no scripts, whatever it contains.
    if (!isPart) c.header('Content-Security-Policy', POLICIES[c.req.path] ?? ALONE)
  })
  files.use('/assets/*', cacheAs(IMMUTABLE), serveStatic({ root: places.built, precompressed: true }))
  files.get('/assets/*', cacheAs(IMMUTABLE), otherReleasesFiles(places.db))
  files.get('/uploads/*', cacheAs(IMMUTABLE), uploadedFiles(places.uploads))
  files.use('*', cacheAs(ONE_HOUR), serveStatic({ root: places.built, precompressed: true }))
  files.notFound((c) => c.text('There is no such file.\n', 404))
  return files
}

function cacheAs(value: string) {
  return async (
    c: { res: Response; header(name: string, value: string): void },
    next: () => Promise<void>,
  ) => {
    await next()
    if (c.res.ok) c.header('Cache-Control', value)
  }
}

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}
const KEY = /^\/uploads\/(images\/[a-z0-9][a-z0-9_-]*\.(avif|jpg|png|webp))$/

/** Serves pictures from the storage. The contents of a name never change, so browsers may cache them forever. */
export function uploadedFiles(storage: Storage) {
  return async (c: Context<AppEnvironment>): Promise<Response> => {
    const [, key, extension] = KEY.exec(c.req.path) ?? []
    const file = key && (await storage.open(key))
    if (!file || !extension) return c.notFound()
    const headers = {
      'Content-Type': TYPES[extension] ?? 'application/octet-stream',
      'Content-Length': String(file.bytes),
      ETag: `"${file.bytes.toString(36)}"`,
    }
    if (c.req.header('if-none-match') === headers.ETag) return c.body(null, 304, { ETag: headers.ETag })
    if (c.req.method === 'HEAD') return c.body(null, 200, headers)
    return c.body(Readable.toWeb(await file.stream()) as ReadableStream, 200, headers)
  }
}
