import { access, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { images } from '#server/database/schema/all-tables.ts'
import { folderStorage, type Storage } from '#server/storage/storage.ts'
import { aPhoto, imageForm } from '#test/factories/image-form.ts'
import { testWorld } from '#test/test-world.ts'
import { whenFinished } from './finish-later.ts'
import { allKeysOf, keyOfPath } from './image-files.ts'
import { tidyImages } from './tidy-images.ts'

/** How many more changes the storage makes before the server is dead. */
let changesLeft = Number.POSITIVE_INFINITY

const world = testWorld({ changes: () => ({ storage: dyingStorage(() => world.config.dataDir) }) })

/** From some change on nothing works anymore, taking back included: as if the power had gone. */
function dyingStorage(dataDir: () => string): Storage {
  const folder = () => folderStorage(join(dataDir(), 'uploads'))
  const live = () => {
    changesLeft -= 1
    if (changesLeft < 0) throw new Error('The server is dead')
    return folder()
  }
  return {
    name: 'folder',
    put: async (key, bytes) => live().put(key, bytes),
    read: (key) => folder().read(key),
    open: (key) => folder().open(key),
    remove: async (keys) => {
      for (const key of keys) await live().remove([key])
    },
  }
}

async function expectFilesAndRecordsAgree(): Promise<void> {
  const records = await world.db.select().from(images)
  expect(records.filter(({ status }) => status !== 'ready')).toEqual([])
  const folder = join(world.config.dataDir, 'uploads')
  const files = (await readdir(join(folder, 'images')).catch(() => [])).map((name) => `images/${name}`)
  const known = new Set(records.flatMap(allKeysOf))
  expect(files.filter((file) => !known.has(file))).toEqual([])
  for (const { path, variants } of records) {
    for (const each of [path, ...variants.map(({ file }) => file)])
      await access(join(folder, keyOfPath(each)))
  }
}

afterEach(async () => {
  changesLeft = Number.POSITIVE_INFINITY
  await whenFinished()
})

describe('a server that dies in the middle of', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 9, 11])('an upload, after %i files', async (changes) => {
    changesLeft = changes
    await world.staff('POST', '/api/upload', imageForm(await aPhoto()))
    await whenFinished()
    changesLeft = Number.POSITIVE_INFINITY
    await tidyImages(world)
    await expectFilesAndRecordsAgree()
  })

  it.each([0, 1, 3, 6])('a deletion, after %i files', async (changes) => {
    const { body } = await world.staff('POST', '/api/upload', imageForm(await aPhoto()))
    await whenFinished()
    changesLeft = changes
    expect((await world.staff('DELETE', `/api/uploads/${body.id}`)).status).toBe(500)
    changesLeft = Number.POSITIVE_INFINITY
    await tidyImages(world)
    await expectFilesAndRecordsAgree()
    expect((await world.staff('DELETE', `/api/uploads/${body.id}`)).status).toBe(404)
  })
})

it('tidying leaves alone what another server is just writing', async () => {
  const [upload] = await Promise.all([
    world.staff('POST', '/api/upload', imageForm(await aPhoto())),
    ...Array.from({ length: 20 }, () => tidyImages(world)),
  ])
  await tidyImages(world)
  expect(upload.status).toBe(201)
  await whenFinished()
  await expectFilesAndRecordsAgree()
})
