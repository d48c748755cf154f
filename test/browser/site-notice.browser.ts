import type { Page } from '@playwright/test'
import { DESKTOP, expect, open, PHONE, TABLET, test } from './site-visit.ts'

const notice = (page: Page) => page.getByRole('status', { name: 'Recent bookings' }).getByRole('paragraph')

test.beforeEach(async ({ page }) => {
  // The clock is stopped from the first moment on, so that the page's timers count from zero.
  await page.clock.install({ time: '2027-01-04T14:00:00Z' })
  await page.clock.pauseAt('2027-01-04T14:00:01Z')
  // The shortest pause between two notices: 10 seconds.
  await page.addInitScript(() => {
    Math.random = () => 0
  })
})

/**
 * Waits for the card's script, requested 4 seconds after the page is loaded: a real delay that no test clock controls.
 */
async function cardIsReady(page: Page): Promise<void> {
  const script = await page.waitForResponse(/notice-card[^/]*\.js/)
  await page.evaluate((url) => import(url), script.url())
}

/** Opens the page and lets 4.5 seconds pass, by which the card is ready; the visitor may act after three. */
async function untilReady(page: Page, doSomething = async () => {}): Promise<void> {
  const card = cardIsReady(page)
  await open(page, '/')
  await page.clock.runFor(3000)
  await doSomething()
  await page.clock.runFor(1500)
  await card
}

/** Advances the page to the very moment in which the first notice shows. */
async function untilFirst(page: Page): Promise<void> {
  await untilReady(page)
  await page.clock.runFor(500)
  await expect(notice(page)).toBeVisible()
}

/** Expects the visitor's action after three seconds to delay the first notice by five more. */
async function expectToWaitFor(page: Page, doSomething: () => Promise<void>): Promise<void> {
  await untilReady(page, doSomething)
  await page.clock.runFor(500)
  await expect(notice(page)).toHaveCount(0)
  await page.clock.runFor(5000)
  await expect(notice(page)).toBeVisible()
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the first comes after 5 seconds, stays 7, and the next follows 10.5 seconds later', async ({
    page,
  }) => {
    await untilReady(page)
    await page.clock.runFor(499)
    await expect(notice(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(notice(page)).toBeVisible()
    const card = page.getByRole('status', { name: 'Recent bookings' }).locator('> *')
    for (const viewport of [TABLET, DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      await expect.poll(async () => (await card.boundingBox())?.x).toBe(16)
      const place = await card.boundingBox()
      expect((place?.y ?? 0) + (place?.height ?? 0)).toBe(viewport.height - 16)
      expect(place?.width).toBeLessThanOrEqual(viewport.width - 32)
    }
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
    await expectToWaitFor(page, () => page.mouse.click(300, 300))
  })

  test('it can be closed', async ({ page }) => {
    await untilFirst(page)
    await page.getByRole('button', { name: 'Close notice' }).click()
    await expect(notice(page)).toHaveCount(0)
  })
})

test.describe('whatever the width', () => {
  test('it waits for somebody who has just scrolled, too', async ({ page }) => {
    const scroll = () =>
      new Promise<void>((done) => {
        window.addEventListener('scroll', () => done(), { once: true })
        window.scrollTo({ top: 300, behavior: 'instant' })
      })
    await expectToWaitFor(page, () => page.evaluate(scroll))
  })

  test('the longest pause is 30 seconds', async ({ page }) => {
    await page.addInitScript(() => {
      Math.random = () => 0.999999
    })
    await untilFirst(page)
    await page.clock.runFor(7000 + 30_499)
    await expect(notice(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(notice(page)).toBeVisible()
  })

  test('the eight come in turn, and then the first again', async ({ page }) => {
    await untilFirst(page)
    const seen: string[] = []
    for (let turn = 0; turn < 9; turn++) {
      await expect(notice(page)).toBeVisible()
      seen.push((await notice(page).textContent()) ?? '')
      await page.clock.runFor(17_500)
    }
    expect(new Set(seen).size).toBe(8)
    expect(seen[8]).toBe(seen[0])
  })
})
