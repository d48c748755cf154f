import type { Page } from '@playwright/test'
import { DESKTOP, expect, open, PHONE, TABLET, test } from '../site-visit.ts'

test.use({ viewport: PHONE })

const notice = (page: Page) => page.getByRole('status', { name: 'Recent bookings' }).getByRole('paragraph')

test.beforeEach(async ({ page }) => {
  // The clock is stopped from the start, so that the page's timers count from zero.
  await page.clock.install({ time: '2027-01-04T14:00:00Z' })
  await page.clock.pauseAt('2027-01-04T14:00:01Z')
  // The shortest pause between two notices: 10 seconds.
  await page.addInitScript(() => {
    Math.random = () => 0
  })
})

/**
 * Waits for the card's script, requested 4 seconds after the page has loaded: a real delay that no fake clock
 * controls.
 */
async function cardIsReady(page: Page): Promise<void> {
  const script = await page.waitForResponse(/notice-card[^/]*\.js/)
  await page.evaluate((url) => import(url), script.url())
}

/** Opens the page and advances 4.5 seconds, by which the card is ready; the visitor may act after three. */
async function untilReady(page: Page, doSomething = async () => {}): Promise<void> {
  const card = cardIsReady(page)
  await open(page, '/')
  await page.clock.runFor(3000)
  await doSomething()
  await page.clock.runFor(1500)
  await card
}

/**
 * Advances this many milliseconds, expecting no notice before the last of them, and then one. Returns its
 * text.
 */
async function nextAfter(page: Page, milliseconds: number): Promise<string | null> {
  await page.clock.runFor(milliseconds - 1)
  await expect(notice(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(notice(page)).toBeVisible()
  return notice(page).textContent()
}

test('notices come one after the other until they are closed, and wait for who is busy', async ({ page }) => {
  const seen: (string | null)[] = []
  const untilGone = async () => {
    await page.clock.runFor(6999)
    await expect(notice(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(notice(page)).toHaveCount(0)
  }

  await test.step('the first comes after 5 seconds', async () => {
    await untilReady(page)
    seen.push(await nextAfter(page, 500))
  })
  await test.step('it stands in the same corner of every screen', async () => {
    const card = page.getByRole('status', { name: 'Recent bookings' }).locator('> *')
    for (const viewport of [TABLET, DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      await expect.poll(async () => (await card.boundingBox())?.x).toBe(16)
      const place = await card.boundingBox()
      expect((place?.y ?? 0) + (place?.height ?? 0)).toBe(viewport.height - 16)
      expect(place?.width).toBeLessThanOrEqual(viewport.width - 32)
    }
  })
  await test.step('it stays 7 seconds, and the next follows 10.5 seconds later', async () => {
    await untilGone()
    seen.push(await nextAfter(page, 10_500))
  })
  await test.step('the longest pause is 30 seconds', async () => {
    await page.evaluate(() => {
      Math.random = () => 0.999999
    })
    await untilGone()
    seen.push(await nextAfter(page, 30_500))
  })
  await test.step('the eight come in turn, and then the first again', async () => {
    await page.evaluate(() => {
      Math.random = () => 0
    })
    while (seen.length < 9) {
      await page.clock.runFor(17_500)
      await expect(notice(page)).toBeVisible()
      seen.push(await notice(page).textContent())
    }
    expect(new Set(seen).size).toBe(8)
    expect(seen[8]).toBe(seen[0])
  })
  await test.step('it can be closed', async () => {
    await page.getByRole('button', { name: 'Close notice' }).click()
    await expect(notice(page)).toHaveCount(0)
  })

  // A notice that was closed comes back with the next visit.
  await test.step('they wait 5 more seconds for who has just clicked', async () => {
    await untilReady(page, () => page.mouse.click(300, 300))
    await page.clock.runFor(500)
    await expect(notice(page)).toHaveCount(0)
    await page.clock.runFor(5000)
    await expect(notice(page)).toBeVisible()
  })
  await test.step('and for who has just scrolled', async () => {
    const scroll = () =>
      new Promise<void>((done) => {
        window.addEventListener('scroll', () => done(), { once: true })
        window.scrollTo({ top: 300, behavior: 'instant' })
      })
    // The next one is due after 17.5 seconds.
    await page.clock.runFor(15_500)
    await page.evaluate(scroll)
    await page.clock.runFor(2000)
    await expect(notice(page)).toHaveCount(0)
    await page.clock.runFor(5000)
    await expect(notice(page)).toBeVisible()
  })
})
