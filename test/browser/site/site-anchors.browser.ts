import { DESKTOP, expect, PHONE, test } from '../site-visit.ts'

// The last anchor is below everything that loads late; on a phone they are all far apart.
const PLACES = [
  [PHONE, ['faq', 'contact']],
  [DESKTOP, ['contact']],
] as const

// Except for the page's few scripts: browsers scroll to an anchor once the document, including modules, is
// complete.
test('whoever comes for a place further down sees it, however late letters and pictures are', async ({
  page,
}) => {
  for (const [viewport, ids] of PLACES) {
    await page.setViewportSize(viewport)
    for (const id of ids)
      await test.step(`#${id} at ${viewport.width} px`, async () => {
        const { promise: due, resolve: deliver } = Promise.withResolvers<void>()
        await page.route(/\.(woff2|avif|webp|jpg|png|svg)$/, async (route) => {
          await due
          await route.continue()
        })
        await page.goto('about:blank')
        await page.goto(`/#${id}`, { waitUntil: 'commit' })
        const heading = page.locator(`#${id}`).getByRole('heading', { level: 2 })
        await expect(heading, id).toBeInViewport()
        deliver()
        await page.waitForLoadState('load')
        await page.evaluate(() => document.fonts.ready)
        await expect(heading, id).toBeInViewport()
        await page.unroute(/\.(woff2|avif|webp|jpg|png|svg)$/)
      })
  }
})
