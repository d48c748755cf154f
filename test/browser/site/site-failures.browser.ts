import { expect, open, PHONE, test } from '../site-visit.ts'

test.use({ viewport: PHONE })

test('what cannot be fetched leaves the page as it is, and says why', async ({ page }) => {
  await test.step('a picture that cannot be looked at closer', async () => {
    await page.route(/preview-island/, (route) => route.abort())
    await open(page, '/')
    await page.getByRole('button', { name: 'Look closer at Boho Blossom' }).click()
    await expect(page.getByText('The photo couldn’t be opened')).toBeVisible()
    await page.unroute(/preview-island/)
    await expect(page.getByRole('heading', { name: 'Boho Blossom' })).toBeVisible()
  })

  await test.step('another page without a connection', async () => {
    await page.getByLabel('Subject').fill('A date in spring')
    await page.context().setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Party Add-ons' }).click()
    await expect(page.getByText('You’re offline')).toBeVisible()
    await expect(page.getByText('Please try again once you’re connected.')).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(page.getByLabel('Subject')).toHaveValue('A date in spring')
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL('/#faq')
    await page.context().setOffline(false)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Party Add-ons' }).click()
    await expect(page).toHaveURL('/addons')
  })

  const alert = page.getByRole('alert').filter({ hasText: 'This page didn’t finish loading.' })
  const tryAgain = () => alert.getByRole('link', { name: 'Try Again' }).click()
  const abort = (script: RegExp) => page.route(script, (route) => route.abort())

  await test.step('a wizard without the script that draws', async () => {
    await abort(/assets\/framework\./)
    await page.goto('/booking?theme=1')
    await expect(alert).toBeVisible()
  })
  await test.step('a wizard without its own script', async () => {
    await abort(/assets\/wizard-page\./)
    await page.unroute(/assets\/framework\./)
    const missing = page.waitForEvent('requestfailed', (request) => request.url().includes('/wizard-page.'))
    await tryAgain()
    await missing
    await expect(alert).toBeVisible()
  })
  await test.step('a wizard that loads again', async () => {
    await page.unroute(/assets\/wizard-page\./)
    await tryAgain()
    await expect(page.getByRole('radio', { name: /Boho Blossom/ })).toBeChecked()
    await expect(alert).toBeHidden()
  })
})
