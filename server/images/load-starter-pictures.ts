import { readdir, readFile } from 'node:fs/promises'
import { basename, extname, join, resolve } from 'node:path'
import { isRefusal } from '#domain/refusal.ts'
import type { Context } from '#server/context.ts'
import { siteSettings } from '#server/database/schema/all-tables.ts'
import { storeImage } from './store-image.ts'
import { WorkQueue } from './work-queue.ts'

const FOLDER = 'artwork/pictures'
/** The other drawings are parts of the program's own pages. */
const PICTURES = /^(themes\/|addons\/|guests\/|hero-|logo-default)[^/]*\.(jpg|png)$/
/** What a visitor sees first is drawn first, in all its sizes, once the site is up. */
const FIRST = [/^hero-default/, /^logo-default/, /^hero/, /-room$/, /^(?!.*-(close-up|table|night)$)/]

/** Makes the drawings that come with the program pictures of an empty site, as if the owner had uploaded them. */
export async function loadStarterPictures(ctx: Context): Promise<void> {
  const [settings] = await ctx.db.select({ id: siteSettings.id }).from(siteSettings)
  if (settings) return
  const files = (await readdir(resolve(FOLDER), { recursive: true }).catch(() => []))
    .filter((file) => PICTURES.test(file))
    .sort((one, other) => rankOf(one) - rankOf(other) || one.localeCompare(other))
  const drawing = new WorkQueue(2)
  await Promise.all(files.map((file) => drawing.run(() => loadPicture(ctx, file))))
}

async function loadPicture(ctx: Context, file: string): Promise<void> {
  const drawing = await ctx.imageWork.uploads.do(
    'drawUpload',
    await readFile(join(resolve(FOLDER), file)),
    [],
  )
  if (isRefusal(drawing)) throw new Error(`${file}: ${drawing.message}`)
  await storeImage(ctx, { stem: stemOf(file), filename: basename(file), drawing })
}

function rankOf(file: string): number {
  const rank = FIRST.findIndex((pattern) => pattern.test(stemOf(file)))
  return rank < 0 ? FIRST.length : rank
}

function stemOf(file: string): string {
  return basename(file, extname(file))
}
