import type { UploadedImage } from '#contract/catalogue/images.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { Context } from '#server/context.ts'
import { desc, eq } from '#server/foundation/database/drizzle.ts'
import { images } from '#server/foundation/database/schema/all-tables.ts'
import { type ImageRow, imageColumns } from './image-files.ts'
import { imageUses } from './image-uses.ts'
import { toPicture } from './read-pictures.ts'

/** Returns all complete pictures, newest first. */
export async function listImages(ctx: Context, language: Language): Promise<UploadedImage[]> {
  const rows = await ctx.db
    .select(imageColumns)
    .from(images)
    .where(eq(images.status, 'ready'))
    .orderBy(desc(images.createdAt), desc(images.id))
  const uses = await imageUses(ctx.db)
  return rows.map((row) => toResponse(row, uses, textIn(language)))
}

export async function imageResponse(ctx: Context, row: ImageRow, language: Language): Promise<UploadedImage> {
  return toResponse(row, await imageUses(ctx.db), textIn(language))
}

function toResponse(row: ImageRow, uses: Awaited<ReturnType<typeof imageUses>>, text: Text): UploadedImage {
  const { id, path, width, height, bytes } = row
  return {
    id,
    path,
    url: path,
    imageUrl: path,
    filename: path.slice(path.lastIndexOf('/') + 1),
    originalName: row.filename,
    width,
    height,
    bytes,
    usedBy: uses.get(path)?.map((user) => text(user)) ?? [],
    picture: toPicture(row),
  }
}
