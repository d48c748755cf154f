import { expect, open, PHONE, test } from './site-visit.ts'

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

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
})

test('a picture that cannot be looked at closer leaves the page as it is', async ({ page }) => {
  await page.route(/preview-island/, (route) => route.abort())
  await open(page, '/')
  await page.getByRole('button', { name: 'Look closer at Boho Blossom' }).click()
  await expect(page.getByText('The picture could not be opened')).toBeVisible()
  await page.unroute(/preview-island/)
  await expect(page.getByRole('heading', { name: 'Boho Blossom' })).toBeVisible()
})

for (const script of [/assets\/framework\./, /assets\/wizard-page\./])
  test(`a wizard without its script ${script} says so, and loads again`, async ({ page }) => {
    await page.route(script, (route) => route.abort())
    await page.goto('/booking?theme=1')
    const alert = page.getByRole('alert').filter({ hasText: 'This page has not loaded completely.' })
    await expect(alert).toBeVisible()
    await page.unroute(script)
    await alert.getByRole('link', { name: 'Try Again' }).click()
    await expect(page.getByRole('radio', { name: /Boho Blossom/ })).toBeChecked()
    await expect(alert).toBeHidden()
  })
