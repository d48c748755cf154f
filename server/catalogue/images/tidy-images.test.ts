import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { images } from '#server/foundation/database/schema/all-tables.ts'
import { openStorage, type Storage } from '#server/foundation/storage/storage.ts'
import { bothStorages } from '#test/factories/both-storages.ts'
import { expectFilesAndRecordsAgree } from '#test/factories/files-and-records.ts'
import { aPhoto, imageForm } from '#test/factories/pictures/image-form.ts'
import { present } from '#test/present.ts'
import { testContext } from '#test/test-context.ts'
import { tidyImages } from './delete-image.ts'
import { finishImage } from './finish-image.ts'

/** Wide enough for three sizes in each format. */
const SMALL = { width: 700, height: 24 }

/** How many more changes the storage accepts before the server dies. */
let changesLeft = Number.POSITIVE_INFINITY

/** After a number of changes every call fails, including attempts to undo earlier ones, as in a power failure. */
function dyingStorage(whole: () => Storage): Storage {
  const live = () => {
    changesLeft -= 1
    if (changesLeft < 0) throw new Error('The server is dead')
    return whole()
  }
  return {
    name: 'folder',
    put: async (key, bytes) => live().put(key, bytes),
    read: (key) => whole().read(key),
    open: (key) => whole().open(key),
    remove: async (keys) => {
      for (const key of keys) await live().remove([key])
    },
  }
}

describe.each(await bothStorages())('with pictures in a $name', ({ name, env, keys }) => {
  const ctx = testContext({
    env,
    changes: () => ({ storage: dyingStorage(() => openStorage(ctx.config)) }),
  })
  const expectAgreement = () => expectFilesAndRecordsAgree(ctx, () => keys(ctx))

  afterEach(async () => {
    changesLeft = Number.POSITIVE_INFINITY
    await ctx.imageWork.finishing.whenFinished()
  })

  describe('a server that dies in the middle of', () => {
    it.each([0, 1, 2, 3, 4, 5, 7])('an upload, after %i files', async (changes) => {
      changesLeft = changes
      await ctx.staff('POST', '/api/upload', imageForm(await aPhoto(SMALL)))
      await ctx.imageWork.finishing.whenFinished()
      changesLeft = Number.POSITIVE_INFINITY
      await tidyImages(ctx)
      await expectAgreement()
    })

    it.each([0, 1, 3, 6])('a deletion, after %i files', async (changes) => {
      const { body } = await ctx.staff('POST', '/api/upload', imageForm(await aPhoto(SMALL)))
      await ctx.imageWork.finishing.whenFinished()
      changesLeft = changes
      expect((await ctx.staff('DELETE', `/api/uploads/${body.id}`)).status).toBe(500)
      changesLeft = Number.POSITIVE_INFINITY
      await tidyImages(ctx)
      await expectAgreement()
      expect((await ctx.staff('DELETE', `/api/uploads/${body.id}`)).status).toBe(404)
    })
  })

  it('what a killed server left of a size goes when the size is generated', async () => {
    await ctx.staff('POST', '/api/upload', imageForm(await aPhoto(SMALL)))
    await ctx.imageWork.finishing.whenFinished()
    const { path, variants } = present((await ctx.db.select().from(images).orderBy(images.id)).at(-1))
    const lost = present(variants.at(-1))
    await ctx.db
      .update(images)
      .set({ variants: variants.slice(0, -1) })
      .where(eq(images.path, path))
    if (name === 'folder') await writeFile(join(ctx.config.dataDir, `${lost.file}.1.part`), 'half')
    expect(await finishImage(ctx, path)).toBe(true)
    await expectAgreement()
  })

  it('the cleanup leaves alone what another server is writing', async () => {
    const [upload] = await Promise.all([
      ctx.staff('POST', '/api/upload', imageForm(await aPhoto(SMALL))),
      ...Array.from({ length: 20 }, () => tidyImages(ctx)),
    ])
    expect(upload.status).toBe(201)
    await Promise.all([ctx.imageWork.finishing.whenFinished(), tidyImages(ctx)])
    await expectAgreement()
  })
})
