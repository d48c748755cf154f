import { generateAiImages } from '#contract/catalogue/ai-photos.ts'
import type { UploadedImage } from '#contract/catalogue/images.ts'
import * as contract from '#contract/catalogue/images.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { uploadLimitMegabytes } from '#domain/site/upload-limits.ts'
import type { Admin, Context } from '#server/context.ts'
import { and, desc, eq } from '#server/foundation/database/drizzle.ts'
import { images } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import type { AppContext } from '#server/foundation/http/app-environment.ts'
import { getLanguage } from '#server/foundation/http/reader-language.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { addImage } from './add-image.ts'
import { deleteImage, NO_IMAGE } from './delete-image.ts'
import { generateAddonPhotos } from './generate-addon-photos.ts'
import { type ImageRow, imageColumns } from './image-files.ts'
import { imageUses } from './image-uses.ts'
import { toPicture } from './read-pictures.ts'
import { receiveImage } from './receive-image.ts'

export const imageEndpoints = endpoints((serve) => {
  serve(contract.uploadImage, ({ c, admin }) => upload(c, admin))
  serve(contract.uploadImageFor, ({ c, admin, params }) => upload(c, admin, params.endpoint))
  serve(contract.listUploads, ({ ctx, language }) => listImages(ctx, language))
  serve(contract.changeUpload, async ({ ctx, params, body, admin, language }) => {
    const image = await focus(ctx, params.id, body.focal, admin)
    if (!image) return NO_IMAGE
    await ctx.publicDataChanged()
    return imageResponse(ctx, image, language)
  })
  serve(generateAiImages, ({ ctx, admin }) => generateAddonPhotos(ctx, admin))
  serve(contract.deleteUpload, ({ ctx, params, admin }) =>
    ctx.imageWork.deleting.run(() => deleteImage(ctx, params.id, admin)),
  )
})

function focus(ctx: Context, id: number, { x, y }: { x: number; y: number }, admin: Admin) {
  return ctx.db.transaction(async (tx) => {
    const isThere = and(eq(images.id, id), eq(images.status, 'ready'))
    const [image] = await tx.update(images).set({ focalX: x, focalY: y }).where(isThere).returning()
    if (!image) return undefined
    const facts = { kind: 'text', text: image.filename } as const
    await recordEvent(tx, { kind: 'image.focused', actor: admin.username, subjectId: id, facts })
    return image
  })
}

function upload(c: AppContext, admin: Admin, place?: string) {
  const ctx = c.get('ctx')
  const language = getLanguage(c)
  return ctx.imageWork.receiving.run(async () => {
    const file = await receiveImage(c, uploadLimitMegabytes(place))
    if (isRefusal(file)) return file
    const image = await addImage(ctx, file, admin)
    return isRefusal(image) ? image : imageResponse(ctx, image, language)
  })
}

/** Returns all complete pictures, newest first. */
async function listImages(ctx: Context, language: Language): Promise<UploadedImage[]> {
  const rows = await ctx.db
    .select(imageColumns)
    .from(images)
    .where(eq(images.status, 'ready'))
    .orderBy(desc(images.createdAt), desc(images.id))
  const uses = await imageUses(ctx.db)
  return rows.map((row) => toResponse(row, uses, textIn(language)))
}

async function imageResponse(ctx: Context, row: ImageRow, language: Language): Promise<UploadedImage> {
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
