import { expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { images, themes } from '#server/foundation/database/schema/all-tables.ts'
import { testContext } from '#test/test-context.ts'
import { themePicture } from './theme-picture.ts'

const ctx = testContext()

it('is the largest size that a mail can use, with the file itself for Outlook', async () => {
  const path = '/uploads/images/rain.jpg'
  const sizes = [960, 320, 1440].flatMap((width) =>
    (['webp', 'avif'] as const).map((format) => ({
      ...{ format, width, height: width / 2, bytes: 1 },
      file: `/uploads/images/rain-${width}.${format}`,
    })),
  )
  const picture = { path, filename: 'rain.jpg', status: 'ready', width: 1600, height: 800, bytes: 1 } as const
  await ctx.db.insert(images).values(picture)
  await ctx.db.update(themes).set({ mainImage: path }).where(eq(themes.id, 1))
  const read = () => themePicture(ctx.db, ctx, { themeId: 1, themeName: 'Rain', language: 'en' })
  // Its sizes are still being drawn.
  expect(await read()).toMatchObject({ url: expect.stringMatching(/\/rain\.jpg$/), width: 1600, height: 800 })
  expect(await read()).not.toHaveProperty('outlookUrl')
  await ctx.db.update(images).set({ variants: sizes }).where(eq(images.path, path))
  expect(await read()).toMatchObject({
    url: expect.stringMatching(/^http.*\/rain-960\.webp$/),
    outlookUrl: expect.stringMatching(/^http.*\/rain\.jpg$/),
  })
})
