import type { Page } from '@playwright/test'
import { expect, open, test } from '../site-visit.ts'

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

async function toTheEnd(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' }).scrollIntoViewIfNeeded()
  await page.keyboard.press('End')
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100)
}

test('a reader who goes from page to page finds everything as it was', async ({ page }) => {
  const form = page.locator('#contact')
  const footer = page.getByRole('contentinfo')

  await test.step('what was typed is there again after a look at another page', async () => {
    await open(page, '/#contact')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await form.getByLabel('Name').fill('Ana Lopez')
    await form.getByRole('textbox', { name: 'Message' }).fill('Do you come to Key Biscayne?')
    await footer.getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
    await page.goBack()
    await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Do you come to Key Biscayne?')
    await form.getByLabel('Subject').fill('A question')
    await expect(form.getByLabel('Name')).toHaveValue('Ana Lopez')
    await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Do you come to Key Biscayne?')
  })

  await test.step('Back from the end of another page leads to where the reader was', async () => {
    const link = page
      .locator('#themes')
      .getByRole('link', { name: /View Details/ })
      .first()
    await link.scrollIntoViewIfNeeded()
    await expect(page.locator('.drawn-in-view')).toHaveCount(0)
    const left = await scrolled(page)
    expect(left).toBeGreaterThan(500)
    await link.click()
    await expect(page).toHaveURL(/\/themes\/\d/)
    await expect.poll(() => scrolled(page)).toBe(0)
    await toTheEnd(page)
    await page.goBack()
    await expect(link).toBeVisible()
    await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(60)
  })

  await test.step('a page that was open a moment ago is shown again without a new document, from its top', async () => {
    for (const title of ['Privacy Policy', 'Terms of Service', 'Privacy Policy', 'Terms of Service']) {
      await toTheEnd(page)
      await footer.getByRole('link', { name: title }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect.poll(() => scrolled(page)).toBe(0)
    }
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })
})
