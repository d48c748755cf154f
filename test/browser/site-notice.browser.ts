import type { Page } from '@playwright/test'
import { expect, open, test } from './site-visit.ts'

const notice = (page: Page) => page.getByRole('status', { name: 'Recent bookings' }).getByRole('paragraph')

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  // The shortest pause between two notices: 10 seconds.
  await page.addInitScript(() => {
    Math.random = () => 0
  })
})

/** Stops the clock at a moment that the page has certainly reached. */
async function stopClock(page: Page): Promise<void> {
  await open(page, '/')
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 500)))
}

test('the first comes after 5 seconds, stays 7, and the next follows 10.5 seconds later', async ({
  page,
}) => {
  await stopClock(page)
  await expect(notice(page)).toHaveCount(0)
  await page.clock.runFor(5000)
  await expect(notice(page)).toBeVisible()
  const first = await notice(page).textContent()
  await page.clock.runFor(7000)
  await expect(notice(page)).toHaveCount(0)
  await page.clock.runFor(9000)
  await expect(notice(page)).toHaveCount(0)
  await page.clock.runFor(1500)
  await expect(notice(page)).toBeVisible()
  expect(await notice(page).textContent()).not.toBe(first)
})

test('it waits 5 more seconds for somebody who has just clicked', async ({ page }) => {
  await stopClock(page)
  await page.clock.runFor(3000)
  await page.mouse.click(300, 300)
  await page.clock.runFor(2000)
  await expect(notice(page)).toHaveCount(0)
  await page.clock.runFor(5000)
  await expect(notice(page)).toBeVisible()
})

test('it can be closed', async ({ page }) => {
  await stopClock(page)
  await page.clock.runFor(5000)
  await page.getByRole('button', { name: 'Close notice' }).click()
  await expect(notice(page)).toHaveCount(0)
})
