import type { Page } from '@playwright/test'
import { expect, open, test } from './site-visit.ts'

const notice = (page: Page) => page.getByRole('status', { name: 'Recent bookings' }).getByRole('paragraph')

test.beforeEach(async ({ page }) => {
  // The clock stands still from the first moment on, so that the page's timers count from zero.
  await page.clock.install({ time: '2027-01-04T14:00:00Z' })
  await page.clock.pauseAt('2027-01-04T14:00:01Z')
  // The shortest pause between two notices: 10 seconds.
  await page.addInitScript(() => {
    Math.random = () => 0
  })
})

/** The script of the card, asked for 4 seconds after the page is there: a moment of its own that no clock can stop. */
async function cardIsReady(page: Page): Promise<void> {
  const script = await page.waitForResponse(/notice-card[^/]*\.js/)
  await page.evaluate((url) => import(url), script.url())
}

test('the first comes after 5 seconds, stays 7, and the next follows 10.5 seconds later', async ({
  page,
}) => {
  const card = cardIsReady(page)
  await open(page, '/')
  await page.clock.runFor(4000)
  await card
  await page.clock.runFor(999)
  await expect(notice(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(notice(page)).toBeVisible()
  const first = await notice(page).textContent()
  await page.clock.runFor(6999)
  await expect(notice(page)).toBeVisible()
  await page.clock.runFor(1)
  await expect(notice(page)).toHaveCount(0)
  await page.clock.runFor(10_499)
  await expect(notice(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(notice(page)).toBeVisible()
  expect(await notice(page).textContent()).not.toBe(first)
})

test('it waits 5 more seconds for somebody who has just clicked', async ({ page }) => {
  const card = cardIsReady(page)
  await open(page, '/')
  await page.clock.runFor(3000)
  await page.mouse.click(300, 300)
  await page.clock.runFor(1500)
  await card
  await page.clock.runFor(500)
  await expect(notice(page)).toHaveCount(0)
  await page.clock.runFor(5000)
  await expect(notice(page)).toBeVisible()
})

test('it can be closed', async ({ page }) => {
  const card = cardIsReady(page)
  await open(page, '/')
  await page.clock.runFor(4500)
  await card
  await page.clock.runFor(500)
  await page.getByRole('button', { name: 'Close notice' }).click()
  await expect(notice(page)).toHaveCount(0)
})
