import { createHash } from 'node:crypto'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Admin, Context } from '#server/context.ts'
import { and, eq, inArray } from '#server/foundation/database/drizzle.ts'
import { images } from '#server/foundation/database/schema/all-tables.ts'
import { finishLater } from './finish-later.ts'
import { type ImageRow, toPublicPath } from './image-files.ts'
import type { ReceivedFile } from './receive-image.ts'
import { storeImage } from './store-image.ts'
import { ImageWorkerFailure } from './worker/image-worker.ts'
import type { Drawing } from './worker/tasks.ts'

const HASH_CHARACTERS = 24
const NAME_LENGTH_MAX = 200

const TOO_MUCH = refuse('unsupported_type', 'pictures.unreadable')

/**
 * Adds a picture to the site from a file: refuses invalid ones, re-encodes and stores the rest. The same file again
 * yields the same picture. AVIF versions follow shortly after, without a wait.
 */
export async function addImage(
  ctx: Context,
  { name, bytes }: ReceivedFile,
  uploadedBy?: Admin,
): Promise<Refusal | ImageRow> {
  const stem = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_CHARACTERS)
  const known = await findByStem(ctx, stem)
  if (known) return known
  const drawing = await draw(ctx, bytes)
  if (isRefusal(drawing)) return drawing
  const stored = await storeImage(ctx, { stem, filename: tidyName(name), drawing, uploadedBy })
  finishLater(ctx, stored.path)
  return stored
}

async function draw({ imageWork }: Context, bytes: Buffer): Promise<Refusal | Drawing> {
  try {
    return await imageWork.uploads.do('drawUpload', bytes, ['webp'])
  } catch (error) {
    if (error instanceof ImageWorkerFailure) return TOO_MUCH
    throw error
  }
}

async function findByStem(ctx: Context, stem: string): Promise<ImageRow | undefined> {
  const paths = ['jpg', 'png'].map((extension) => toPublicPath(`images/${stem}.${extension}`))
  const [known] = await ctx.db
    .select()
    .from(images)
    .where(and(inArray(images.path, paths), eq(images.status, 'ready')))
  return known
}

/** Cleans up the uploader's file name, which is only displayed. */
function tidyName(name: string): string {
  const printable = name.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim()
  return printable.slice(0, NAME_LENGTH_MAX) || 'picture'
}
