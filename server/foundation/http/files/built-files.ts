import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual, promisify } from 'node:util'
import { brotliCompress, brotliDecompress } from 'node:zlib'
import type { Context as HonoContext } from 'hono'
import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { and, eq, inArray, isNull, lt, notInArray, or } from '#server/foundation/database/drizzle.ts'
import { LOCKS, lockFor } from '#server/foundation/database/locks.ts'
import { builtFiles } from '#server/foundation/database/schema/all-tables.ts'
import type { AppEnvironment } from '../app-environment.ts'

/** Longer than anybody leaves a page open. */
const KEPT_MILLISECONDS = 30 * DAY_MILLISECONDS
const FILE = /^\/assets\/((?:fonts\/)?[\w.-]+\.(css|js|svg|woff2))$/
const COMPRESSED = '.br'
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

/**
 * Stores the scripts, styles and fonts of this release before any page references them: during an upgrade, one server
 * may send a page and another be asked for its script, and pages stay open while releases come and go.
 */
export async function publishBuiltFiles(db: Database, built: string, now: Date): Promise<void> {
  const folder = join(built, 'assets')
  const names = (await readdir(folder, { recursive: true })).filter((file) => FILE.test(`/assets/${file}`))
  if (names.length === 0) return
  const forgotten = new Date(now.getTime() - KEPT_MILLISECONDS)
  if (await isPublished(db, names, forgotten)) return
  await db.transaction(async (tx) => {
    await lockFor(tx, LOCKS.builtFiles)
    const stored = await tx
      .update(builtFiles)
      .set({ replacedAt: null })
      .where(inArray(builtFiles.name, names))
      .returning({ name: builtFiles.name })
    const missing = new Set(names).difference(new Set(stored.map(({ name }) => name)))
    const added = await Promise.all(
      [...missing].map(async (name) => ({ name, content: await readCompressed(join(folder, name)) })),
    )
    if (added.length > 0) await tx.insert(builtFiles).values(added)
    await tx
      .update(builtFiles)
      .set({ replacedAt: now })
      .where(and(notInArray(builtFiles.name, names), isNull(builtFiles.replacedAt)))
    await tx.delete(builtFiles).where(lt(builtFiles.replacedAt, forgotten))
  })
}

/** Fonts are built without a compressed copy, because their format is compressed already. */
async function readCompressed(file: string): Promise<Buffer> {
  const twin = file + COMPRESSED
  return existsSync(twin) ? readFile(twin) : promisify(brotliCompress)(await readFile(file))
}

/**
 * Returns whether the most recently started release was this one and no file is due to be deleted, as on most starts.
 */
async function isPublished(db: Database, names: readonly string[], forgotten: Date): Promise<boolean> {
  const rows = await db
    .select({ name: builtFiles.name, replacedAt: builtFiles.replacedAt })
    .from(builtFiles)
    .where(or(isNull(builtFiles.replacedAt), lt(builtFiles.replacedAt, forgotten)))
  const current = new Set(rows.map(({ name }) => name))
  return rows.every(({ replacedAt }) => replacedAt === null) && isDeepStrictEqual(current, new Set(names))
}

/** Serves a script, style sheet or font of another release. */
export function otherReleasesFiles(db: Database) {
  return async (c: HonoContext<AppEnvironment>): Promise<Response> => {
    const [, name = '', extension = ''] = FILE.exec(c.req.path) ?? []
    const type = TYPES[extension]
    if (!type) return c.notFound()
    const found = await db
      .select()
      .from(builtFiles)
      .where(eq(builtFiles.name, name))
      .catch(() => undefined)
    if (!found) return c.text('The database does not answer. Please try again in a moment.\n', 503)
    const [file] = found
    if (!file) return c.notFound()
    const headers = { 'Content-Type': type, Vary: 'Accept-Encoding' }
    if (/\bbr\b/.test(c.req.header('accept-encoding') ?? ''))
      return c.body(new Uint8Array(file.content), 200, { ...headers, 'Content-Encoding': 'br' })
    return c.body(new Uint8Array(await promisify(brotliDecompress)(file.content)), 200, headers)
  }
}
