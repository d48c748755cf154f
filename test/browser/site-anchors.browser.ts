import { atEveryWidth, expect, test } from './site-visit.ts'

atEveryWidth(() => {
  for (const id of ['about', 'faq', 'contact', 'how-it-works', 'delivery']) {
    test(`whoever comes for #${id} sees it, however late pictures and fonts are`, async ({ page }) => {
      const { promise: due, resolve: deliver } = Promise.withResolvers<void>()
      await page.route(/\.(woff2|avif|webp|jpg|png|js)$/, async (route) => {
        await due
        await route.continue()
      })
      await page.goto(`/#${id}`, { waitUntil: 'commit' })
      const heading = page.locator(`#${id}`).getByRole('heading', { level: 2 })
      await expect(heading).toBeInViewport()
      deliver()
      await page.waitForLoadState('load')
      await page.evaluate(() => document.fonts.ready)
      await expect(heading).toBeInViewport()
    })
  }
})
