import { atEveryWidth, expect, open, refuse, test } from './site-visit.ts'

atEveryWidth(() => {
  test('popular ones, and what is coming soon', async ({ page }) => {
    await open(page, '/addons')
    const card = (name: string) =>
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(card('Movie Night').getByText('Popular')).toBeVisible()
    await expect(card('Movie Night').getByText('$45.00')).toBeVisible()
    await expect(card('Craft Kit').getByText('Popular')).toHaveCount(0)
    const spa = card('Luxury Spa')
    await expect(spa.getByText('COMING SOON', { exact: true })).toBeVisible()
    await expect(spa.getByText('Coming Soon!', { exact: true })).toBeVisible()
    await expect(spa.getByRole('button', { name: '$25.00 per person' })).toBeDisabled()
    await expect(page.getByRole('link', { name: 'Start Your Booking' })).toHaveAttribute('href', '/booking')
  })

  test('long descriptions end after three lines, and none at all is told', async ({ page }) => {
    const [addon] = await (await page.request.get('/api/addons')).json()
    await page.route('**/api/addons', (route) =>
      route.fulfill({ json: [{ ...addon, description: 'A long story. '.repeat(60) }] }),
    )
    const visit = async () => {
      await open(page, '/terms-of-service')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Party Add-ons' }).click()
    }
    await visit()
    const lines = await page.getByText('A long story.').evaluate((text) => {
      return Math.round(
        text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight),
      )
    })
    expect(lines).toBe(3)
    await page.unroute('**/api/addons')
    await page.route('**/api/addons', (route) => route.fulfill({ json: [] }))
    await visit()
    await expect(page.getByText('No add-ons are currently available.')).toBeVisible()
  })
})

test('adding one puts it into the booking', async ({ page }) => {
  await open(page, '/addons')
  await page.getByRole('link', { name: /Add to Booking.*Movie Night/ }).click()
  await expect(page).toHaveURL(/\/booking\/2$/)
  const draft = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(draft).toContain('addonId')
})

test('a failure is told', async ({ page }) => {
  await open(page, '/terms-of-service')
  await refuse(page, '/api/addons', 500, 'no')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Party Add-ons' }).click()
  await expect(page.getByText('Unable to load add-ons. Please try again later.')).toBeVisible()
})

test('a picture that is missing is replaced', async ({ page }) => {
  await page.route(/\/uploads\/images\/movie-night/, (route) => route.fulfill({ status: 404 }))
  await open(page, '/addons')
  await expect(page.locator('img[alt="Movie Night"]')).toHaveAttribute('src', '/image-fallback.svg')
})
