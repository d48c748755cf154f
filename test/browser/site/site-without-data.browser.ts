import type { OwnSite } from '../own-site.ts'
import { onOwnSite } from '../own-site-visit.ts'
import { authorization } from '../server.ts'
import { expect, expectAccessible, open, PHONE, pauseClock, untilAnswering } from '../site-visit.ts'

// One after the other: they take tables of one site away.
const test = onOwnSite()

/** These pages fail on purpose: the browser's errors are expected. */
const faultTest = test.extend({ expectedComplaint: /./ })

/** The tables of this file's own site are removed and restored. */
const away = (site: OwnSite, table: string) => site.change(`ALTER TABLE ${table} RENAME TO ${table}_away`)
const back = (site: OwnSite, table: string) => site.change(`ALTER TABLE ${table}_away RENAME TO ${table}`)

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('without themes pages say so, and show them once they are back', async ({ page, ownSite: site }) => {
    await away(site, 'themes')

    await test.step('the home page says so, and tries again after 1.5 seconds', async () => {
      await page.clock.install()
      await open(page, site.url)
      await expect(page.getByRole('heading', { name: 'Failed to load themes' })).toBeVisible()
      await expect(
        page.getByText('We had trouble loading the themes. This may be a temporary issue.'),
      ).toBeVisible()
      await untilAnswering(page, page.getByRole('button', { name: 'Try Again' }))
      let hasAsked = false
      await page.route('**/api/themes', (route) => {
        hasAsked = true
        return route.fulfill({ status: 429, json: { message: 'You have reached the rate limit.' } })
      })
      await pauseClock(page)
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(page.getByRole('button', { name: 'Retrying...' })).toBeDisabled()
      await page.clock.runFor(1400)
      expect(hasAsked).toBe(false)
      await page.clock.runFor(200)
      await expect(page.getByRole('heading', { name: 'Server is busy' })).toBeVisible()
      await expect(page.getByText('This usually resolves in a few seconds.')).toBeVisible()
      await page.clock.resume()
      await expectAccessible(page)
    })

    await test.step('once they are back, trying again shows them', async () => {
      await page.unroute('**/api/themes')
      await back(site, 'themes')
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(page.getByRole('heading', { name: 'Boho Blossom' })).toBeVisible()
    })

    await test.step('a theme’s page says so, keeps its way back, and shows the theme once it can', async () => {
      await away(site, 'themes')
      const response = await page.goto(`${site.url}/themes/3/blue-skies-dreams`)
      expect(response?.status()).toBe(503)
      await expect(page.getByRole('heading', { name: 'Error Loading Theme' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Back to Themes' })).toHaveAttribute('href', '/#themes')
      await expectAccessible(page)
      await back(site, 'themes')
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(page.getByRole('heading', { name: 'Blue Skies & Dreams', level: 1 })).toBeVisible()
    })
  })

  // These pages fail on purpose: the browser's errors are expected.
  faultTest('a fault is told in the family’s own way', async ({ page, ownSite: site }) => {
    await site.change('ALTER TABLE themes ALTER COLUMN description DROP NOT NULL')
    await site.change('UPDATE themes SET description = NULL WHERE id = 1')
    const response = await page.goto(site.url)
    expect(response?.status()).toBe(500)
    await expect(page.getByRole('heading', { name: 'Something went wrong', level: 1 })).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByRole('banner')).toBeVisible()
    await site.change("UPDATE themes SET description = 'Cream canvas and pampas grass.' WHERE id = 1")
    await page.getByRole('link', { name: 'Back to the home page' }).click()
    await expect(page.getByRole('heading', { name: 'Boho Blossom' })).toBeVisible()
  })
})

test('pages are sent without what cannot be read, and say so', async ({ request, ownSite: site }) => {
  const read = async (path: string) => (await request.get(`${site.url}${path}`)).text()

  await test.step('without testimonials their section is hidden', async () => {
    await away(site, 'testimonials')
    const html = await read('/')
    await back(site, 'testimonials')
    expect(html).toContain('How It Works')
    expect(html).not.toContain('Happy Customers')
  })

  await test.step('without add-ons their page says so', async () => {
    await away(site, 'addons')
    const html = await read('/addons')
    await back(site, 'addons')
    expect(html).toContain('Unable to load add-ons. Please try again later.')
  })

  await test.step('a theme without a picture says so', async () => {
    await site.change("UPDATE themes SET main_image = '', gallery_images = '{}' WHERE id = 2")
    expect(await read('/themes/2/bunny-garden')).toContain('Image not available')
  })
})

test('long descriptions end after three lines, and none at all is told', async ({ page, ownSite: site }) => {
  const addons: { id: number }[] = await (await page.request.get(`${site.url}/api/addons`)).json()
  const call = (addon: { id: number }, data?: object) =>
    page.request.fetch(`${site.url}/api/addons/${addon.id}`, {
      method: data ? 'PATCH' : 'DELETE',
      headers: authorization,
      data,
    })
  const [first, ...others] = addons
  if (!first) throw new Error('there are no add-ons')
  for (const addon of others) expect((await call(addon)).ok()).toBe(true)
  expect((await call(first, { description: 'A long story. '.repeat(60) })).ok()).toBe(true)
  await open(page, `${site.url}/addons`)
  const lines = await page.getByText('A long story.').evaluate((text) => {
    return Math.round(
      text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight),
    )
  })
  expect(lines).toBe(3)
  expect((await call(first)).ok()).toBe(true)
  const html = await (await page.request.get(`${site.url}/addons`)).text()
  expect(html).toContain('No add-ons are currently available.')
})
