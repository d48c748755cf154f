import { DESKTOP, expect, open, PHONE, TABLET, test } from '../site-visit.ts'
import { atSizes } from '../viewports.ts'

test.use({ viewport: PHONE })

test('a family looks at the add-ons and takes one', async ({ page }) => {
  await page.route(/\/uploads\/images\/movie-night/, (route) => route.fulfill({ status: 404 }))
  await open(page, '/addons')

  await test.step('a picture that is missing is replaced', async () => {
    await expect(page.locator('img[alt="Movie Night"]')).toHaveAttribute('src', '/image-fallback.svg')
  })

  await test.step('popular ones, and what is coming soon', async () => {
    const card = (name: string) =>
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) })
    await atSizes(page, [PHONE, TABLET, DESKTOP], async () => {
      await expect(card('Movie Night').getByText('Popular')).toBeVisible()
      await expect(card('Movie Night').getByText('$45.00')).toBeVisible()
      await expect(card('Craft Kit').getByText('Popular')).toHaveCount(0)
      const spa = card('Luxury Spa')
      await expect(spa.getByText('COMING SOON', { exact: true })).toBeVisible()
      await expect(spa.getByText('Coming Soon!', { exact: true })).toBeVisible()
      await expect(spa.getByRole('button', { name: '$25.00 per person' })).toBeDisabled()
      await expect(page.getByRole('link', { name: 'Start Your Booking' })).toHaveAttribute('href', '/booking')
    })
  })

  await test.step('visitors see nothing of what staff may change', async () => {
    await expect(page.getByRole('button', { name: 'Generate Fresh AI Photos' })).toHaveCount(0)
  })

  await test.step('adding one puts it into the booking', async () => {
    await page.getByRole('link', { name: /Add to Booking.*Movie Night/ }).click()
    await expect(page).toHaveURL(/\/booking\/2$/)
    const draft = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
    expect(draft).toContain('addonId')
  })
})
