import { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { Storage } from '#server/foundation/storage/storage.ts'
import type { AppEnvironment } from '../app-environment.ts'

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
