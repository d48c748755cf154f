import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { images } from '#server/foundation/database/schema/all-tables.ts'
import { aPhoto, imageForm } from '#test/factories/pictures/image-form.ts'
import { testContext } from '#test/test-context.ts'
import { findLqip } from './find-lqip.ts'
import { unfinishedPaths } from './finish-image.ts'
import { finishAllLater } from './finish-later.ts'

const ctx = testContext()

/** More than enough for a preview as wide as a phone, and little compared with a page. */
const BYTES_MAX = 12_000

async function upload(photo: Buffer): Promise<string> {
  const { body } = await ctx.staff('POST', '/api/upload/image', imageForm(photo))
  await ctx.imageWork.finishing.whenFinished()
  return body.path
}

describe('the low-quality placeholder of a picture', () => {
  it('is as wide as a phone, and small', async () => {
    const path = await upload(await aPhoto({ width: 1600, height: 1200 }))
    const [, base64 = ''] = (await findLqip(ctx, path))?.split('data:image/avif;base64,') ?? []
    const bytes = Buffer.from(base64, 'base64')
    expect(bytes.length).toBeLessThan(BYTES_MAX)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 420, height: 315, format: 'heif' })
  })

  it('is missing if it would show through, and for anything that is not our picture', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const drawn = sharp({ create: { width: 300, height: 200, channels: 4, background: clear } })
    const path = await upload(await drawn.png().toBuffer())
    expect(await findLqip(ctx, path)).toBeUndefined()
    expect(await unfinishedPaths(ctx)).toEqual([])
    expect(await findLqip(ctx, '/hero.jpg')).toBeUndefined()
  })

  it('is deleted with the picture', async () => {
    const path = await upload(await aPhoto())
    const { body: all } = await ctx.staff('GET', '/api/uploads')
    const id = all.find((image) => image.path === path)?.id
    expect((await ctx.staff('DELETE', `/api/uploads/${id}`)).status).toBe(204)
    const [row] = await ctx.db.select().from(images).where(eq(images.path, path))
    expect(row).toMatchObject({ status: 'deleted', lqip: null, placeholder: null })
  })

  it('is generated later for a picture from an earlier release, once', async () => {
    const path = await upload(await aPhoto())
    await ctx.db.update(images).set({ lqip: null }).where(eq(images.path, path))
    expect(await unfinishedPaths(ctx)).toEqual([path])
    await finishAllLater(ctx)
    await ctx.imageWork.finishing.whenFinished()
    expect(await findLqip(ctx, path)).toMatch(/^data:image\/avif;base64,/)
    expect(await unfinishedPaths(ctx)).toEqual([])
  })
})
