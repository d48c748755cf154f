import type { Page } from '@playwright/test'
import { DESKTOP, expect, expectAccessible, open, PHONE, refuse, test } from './site-visit.ts'

// These pages really fail: what the browser complains of is what is looked for.
const failingTest = test.extend({ expectedComplaint: /./ })

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('without a connection the visitor stays on the page and is told why', async ({ page }) => {
      await open(page, '/')
      await page.getByLabel('Subject').fill('A date in spring')
      await page.context().setOffline(true)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Party Add-ons' }).click()
      await expect(page.getByText('You are offline')).toBeVisible()
      await expect(page.getByText('Please try again once you are connected.')).toBeVisible()
      await expect(page).toHaveURL('/')
      await expect(page.getByLabel('Subject')).toHaveValue('A date in spring')
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
      await expect(page).toHaveURL('/#faq')
      await page.context().setOffline(false)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Party Add-ons' }).click()
      await expect(page).toHaveURL('/addons')
    })

    failingTest(`a fault is told in the family’s own way at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await breakThemes(page)
      await open(page, '/terms-of-service')
      await page.getByRole('link', { name: 'Back to homepage' }).click()
      await expect(page.getByRole('heading', { name: 'Something went wrong', level: 1 })).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
      await expectAccessible(page)
      await page.unroute('**/api/themes')
      await page.getByRole('link', { name: 'Back to the home page' }).click()
      await expect(page.getByRole('heading', { name: 'Boho Blossom' })).toBeVisible()
    })
  })
}

test('a picture that cannot be looked at closer leaves the page as it is', async ({ page }) => {
  await page.route(/preview-dialog/, (route) => route.abort())
  await open(page, '/')
  await page.getByRole('button', { name: 'Look closer at Boho Blossom' }).click()
  await expect(page.getByText('The picture could not be opened')).toBeVisible()
  await page.unroute(/preview-dialog/)
  await expect(page.getByRole('heading', { name: 'Boho Blossom' })).toBeVisible()
})

failingTest('a fault outside the public pages is told too', async ({ page }) => {
  await breakThemes(page)
  await open(page, '/terms-of-service')
  await page.getByRole('link', { name: 'Book Your Party' }).last().click()
  await expect(page.getByRole('heading', { name: 'Something went wrong', level: 1 })).toBeVisible()
  await expectAccessible(page)
})

test('the themes page of a failing server keeps its way back', async ({ page }) => {
  await open(page, '/')
  await refuse(page, '/api/themes/3', 500, 'no')
  await page.getByRole('link', { name: 'View Details of Blue Skies & Dreams' }).click()
  await expect(page.getByRole('heading', { name: 'Error Loading Theme' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Themes' })).toHaveAttribute('href', '/#themes')
})

/** The server's answer for themes is no list, which no page is prepared for. */
function breakThemes(page: Page): Promise<unknown> {
  return page.route('**/api/themes', (route) => route.fulfill({ json: { not: 'a list' } }))
}
