import { DESKTOP, expect, open, PHONE, TABLET, test } from './site-visit.ts'
import { atSizes } from './viewports.ts'

test.use({ viewport: PHONE })

test('shows name, price, list, the way back and the way on', async ({ page }) => {
  await open(page, '/themes/1/boho-blossom')
  await atSizes(page, [PHONE, TABLET, DESKTOP], async () => {
    await expect(page.getByRole('heading', { name: 'Boho Blossom', level: 1 })).toBeVisible()
    // Price and booking button are visible without scrolling, on every screen.
    await expect(page.getByText('$75.00/teepee')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: 'Book This Theme' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { name: 'What’s Included' })).toBeVisible()
    await expect(page.getByText('(24 reviews)')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Themes' })).toHaveAttribute('href', '/#themes')
    await expect(page.getByText('floral picnic table')).toHaveCount(0)
  })
})

test('the preview walks through all pictures and counts them', async ({ page }) => {
  await open(page, '/themes/1/boho-blossom')
  await atSizes(page, [PHONE, TABLET, DESKTOP], async () => {
    await page.getByRole('button', { name: 'Look closer at Boho Blossom' }).click()
    const preview = page.getByRole('dialog')
    await expect(preview.getByText('1 / 4')).toBeVisible()
    await preview.getByRole('button', { name: 'Next image' }).click()
    await expect(preview.getByText('2 / 4')).toBeVisible()
    await preview.getByRole('button', { name: 'Previous image' }).click()
    await preview.getByRole('button', { name: 'Previous image' }).click()
    await expect(preview.getByText('4 / 4')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(preview).toBeHidden()
  })
})

test('another name in the address is put right', async ({ page, request }) => {
  const response = await request.get('/themes/1/old-name', { maxRedirects: 0 })
  expect(response.status()).toBe(302)
  await page.goto('/themes/3')
  await expect(page).toHaveURL('/themes/3/blue-skies-dreams')
})

test('an id that is no number, and a theme that is none, are 404', async ({ page }) => {
  expect((await page.goto('/themes/abc'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Invalid Theme ID' })).toBeVisible()
  expect((await page.goto('/themes/987654/nothing'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Theme Not Found' })).toBeVisible()
})

test('booking it begins with it chosen', async ({ page }) => {
  await open(page, '/themes/8/rose-garden')
  await page.getByRole('link', { name: 'Book This Theme' }).click()
  await expect(page).toHaveURL(/\/booking\/1$/)
  await expect(page.getByRole('radio', { name: /Rose Garden/ })).toBeChecked()
})

test('whoever scrolls past 70 % sees two more pictures at once', async ({ page }) => {
  // Stops the timers.
  await page.addInitScript(() => {
    Object.assign(window, { setInterval: () => 0 })
  })
  await open(page, '/themes/1/boho-blossom')
  const thumbnails = page.getByRole('list', { name: 'More pictures' }).getByRole('button')
  await expect(thumbnails).toHaveCount(2)
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(thumbnails).toHaveCount(4)
})

test('a picture that fails to load says so', async ({ page }) => {
  await page.route(/\/uploads\/images\/bunny-garden/, (route) => route.abort())
  await open(page, '/themes/2/bunny-garden')
  await expect(page.getByText('Image failed to load').first()).toBeVisible()
})
