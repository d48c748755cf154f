import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '#domain/refusal.ts'
import { audit } from '#server/accounts/audit.ts'
import { images } from '#server/database/schema/all-tables.ts'
import type { Admin, World } from '#server/world.ts'
import { allKeysOf } from './image-files.ts'
import { withImageLock } from './image-lock.ts'
import { imageUses } from './image-uses.ts'

export const NO_IMAGE = refuse('not_found', 'This picture does not exist anymore.')

/** Deletes a picture that nothing shows: its files and its record. */
export async function deleteImage(world: World, id: number, admin: Admin): Promise<Refusal | null> {
  const [known] = await world.db.select({ path: images.path }).from(images).where(eq(images.id, id))
  if (!known) return NO_IMAGE
  return withImageLock(world.db, known.path, async (tx) => {
    const [image] = await tx.select().from(images).where(eq(images.id, id))
    if (!image) return NO_IMAGE
    const users = (await imageUses(tx)).get(image.path)
    if (users)
      return refuse(
        'in_use',
        `This picture is shown by ${listInWords(users)}. Choose another one there first.`,
      )
    // Committed before the first file goes: a crash from here on is tidied up to the same end.
    await world.db.update(images).set({ status: 'writing' }).where(eq(images.id, id))
    await world.storage.remove(allKeysOf(image))
    await tx.delete(images).where(eq(images.id, id))
    await audit(tx, {
      actor: admin.username,
      action: 'deleted',
      subject: 'image',
      subjectId: id,
      details: image.filename,
    })
    return null
  })
}

function listInWords(words: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(
    words.length > 3 ? [...words.slice(0, 2), `${words.length - 2} others`] : words,
  )
}
