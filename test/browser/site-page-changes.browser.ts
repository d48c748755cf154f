import type { Page } from '@playwright/test'
import { expect, open, test } from './site-visit.ts'

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

async function toTheEnd(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' }).scrollIntoViewIfNeeded()
  await page.keyboard.press('End')
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100)
}

test('Back from the end of another page leads to where the reader was', async ({ page }) => {
  await open(page, '/')
  const link = page
    .locator('#themes')
    .getByRole('link', { name: /View Details/ })
    .first()
  await link.scrollIntoViewIfNeeded()
  await expect(page.locator('.drawn-in-view')).toHaveCount(0)
  const left = await scrolled(page)
  await link.click()
  await expect(page).toHaveURL(/\/themes\/\d/)
  await toTheEnd(page)
  await page.goBack()
  await expect(link).toBeVisible()
  await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(60)
})

test('a page that was open a moment ago is shown again without a new document, from its top', async ({
  page,
}) => {
  await open(page, '/addons')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const footer = page.getByRole('contentinfo')
  for (const [name, title] of [
    ['Privacy Policy', 'Privacy Policy'],
    ['Terms of Service', 'Terms of Service'],
    ['Privacy Policy', 'Privacy Policy'],
    ['Terms of Service', 'Terms of Service'],
  ] as const) {
    await toTheEnd(page)
    await footer.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect.poll(() => scrolled(page)).toBe(0)
  }
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('what was typed is there again after a look at another page', async ({ page }) => {
  await open(page, '/#contact')
  const form = page.locator('#contact')
  await form.getByLabel('Name').fill('Ana Lopez')
  await form.getByRole('textbox', { name: 'Message' }).fill('Do you come to Key Biscayne?')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  await page.goBack()
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Do you come to Key Biscayne?')
  await form.getByLabel('Subject').fill('A question')
  await expect(form.getByLabel('Name')).toHaveValue('Ana Lopez')
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Do you come to Key Biscayne?')
})
