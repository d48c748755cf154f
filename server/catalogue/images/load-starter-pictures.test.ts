import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { expect, it } from 'vitest'
import { images, siteSettings } from '#server/foundation/database/schema/all-tables.ts'
import { testContext } from '#test/test-context.ts'
import { unfinishedPaths } from './finish-image.ts'
import { wantedVariants } from './image-sizes.ts'
import { loadStarterPictures, readStarterPictures } from './load-starter-pictures.ts'

const ctx = testContext()

it('the shipped sizes are those of the shipped pictures, and complete: if not, run npm run artwork', async () => {
  const pictures = await readStarterPictures()
  const drawn = await readdir('artwork/pictures', { recursive: true })
  expect(pictures.map(({ file }) => file)).toEqual(drawn.filter((file) => /\.(jpg|png)$/.test(file)).sort())
  const files = new Set(await readdir('artwork/sizes'))
  for (const { file, sha256, width, variants } of pictures) {
    const bytes = await readFile(join('artwork/pictures', file))
    expect(createHash('sha256').update(bytes).digest('hex'), file).toBe(sha256)
    const wanted = wantedVariants(width).map((size) => `${size.width}.${size.format}`)
    expect(variants.map((size) => `${size.width}.${size.format}`).sort(), file).toEqual(wanted.sort())
    for (const size of wanted) expect(files).toContain(`${basename(file, extname(file))}-${size}`)
  }
})

it('a new site has every picture in every size at once; one that was set up keeps what it has', async () => {
  await loadStarterPictures(ctx)
  expect(await ctx.db.select().from(images)).toEqual([])

  await ctx.db.delete(siteSettings)
  await loadStarterPictures(ctx)
  const rows = await ctx.db.select().from(images)
  expect(rows).toHaveLength((await readStarterPictures()).length)
  expect(await unfinishedPaths(ctx)).toEqual([])
  const room = rows.find(({ path }) => path === '/uploads/images/boho-blossom-room.jpg')
  expect(room).toMatchObject({ width: 1600, height: 1200, status: 'ready' })
  expect(room?.placeholder).toMatch(/^data:image\/webp/)
  expect(rows.filter(({ lqip }) => !lqip).map(({ path }) => path)).toEqual([
    '/uploads/images/logo-default.png',
  ])
  for (const { file, bytes } of room?.variants ?? [])
    expect(await ctx.storage.read(file.replace('/uploads/', ''))).toHaveLength(bytes)
})
