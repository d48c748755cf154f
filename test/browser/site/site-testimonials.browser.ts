import type { Locator, Page } from '@playwright/test'
import { DESKTOP, expect, open, PHONE, pauseClock, TABLET, test } from '../site-visit.ts'

const carousel = (page: Page) => page.getByRole('region', { name: 'What families say' })

/** Returns the one-based positions of the visible cards. */
function seen(page: Page): Promise<number[]> {
  return carousel(page)
    .locator('li')
    .evaluateAll((cards) => cards.flatMap((card, index) => ((card as HTMLElement).inert ? [] : index + 1)))
}

/** Returns whether a card is visible across its whole width. A long review is taller than a screen. */
function isInList(card: Locator): Promise<boolean> {
  return card.evaluate((element) => {
    const list = element.parentElement?.getBoundingClientRect()
    const { left, right } = element.getBoundingClientRect()
    return list !== undefined && left >= list.left - 1 && right <= list.right + 1
  })
}

/** Opens the page with a stopped clock. */
async function openStill(page: Page): Promise<void> {
  await open(page, '/')
  // Sections that are rendered later would shift the carousel under the stopped clock.
  await page.keyboard.press('Shift')
  await expect(page.locator('.drawn-in-view')).toHaveCount(0)
  await pauseClock(page)
}

test.describe('with motion', () => {
  test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'no-preference' } })

  test('testimonials move on by themselves, by their buttons and by hand, and rest', async ({ page }) => {
    await page.clock.install()
    await openStill(page)
    const count = await carousel(page).locator('li').count()
    const pause = carousel(page).getByRole('button', { name: /Pause/ })
    const leave = async () => {
      await page.mouse.move(0, 0)
      await page.getByRole('link', { name: 'Admin' }).focus()
    }

    await test.step('a tablet shows three', async () => {
      await page.setViewportSize(TABLET)
      await expect.poll(async () => (await seen(page)).length).toBe(3)
    })

    for (const [viewport, visible] of [
      [PHONE, 1],
      [DESKTOP, 3],
    ] as const)
      await test.step(`at ${viewport.width} px ${visible} at a time move on every 5 seconds and wrap around`, async () => {
        /** Returns the visible positions when this one comes first. */
        const startingWith = (place: number) => Array.from({ length: visible }, (_, index) => place + index)
        const step = (name: string) => carousel(page).getByRole('button', { name }).click()
        await page.setViewportSize(viewport)
        await leave()
        await expect.poll(async () => (await seen(page)).length).toBe(visible)
        const [first = 0] = await seen(page)
        expect(await seen(page)).toEqual(startingWith(first))
        await page.clock.runFor(5000)
        await expect.poll(() => seen(page)).toEqual(startingWith(first + 1))
        for (let place = first + 1; place > 1; place--) await step('Previous testimonials')
        await expect.poll(() => seen(page)).toEqual(startingWith(1))
        await step('Previous testimonials')
        await expect.poll(() => seen(page)).toEqual(startingWith(count + 1 - visible))
        await expect.poll(() => isInList(carousel(page).locator('li').last())).toBe(true)
        await step('Next testimonials')
        await expect.poll(() => seen(page)).toEqual(startingWith(1))
        await expect.poll(() => isInList(carousel(page).locator('li').first())).toBe(true)
      })

    await test.step('they rest under the pointer, with the focus inside and when stopped', async () => {
      const expectRest = async () => {
        await page.clock.runFor(11_000)
        expect((await seen(page))[0]).toBe(1)
      }
      await leave()
      await carousel(page).hover()
      await expectRest()
      await pause.focus()
      await page.mouse.move(0, 0)
      await expectRest()
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: 'Admin' }).focus()
      await expectRest()
    })

    await test.step('pushed along by hand, the card that is in sight is the one that is read', async () => {
      await page.setViewportSize(PHONE)
      await expect.poll(() => seen(page)).toEqual([1])
      await carousel(page).locator('ul').hover()
      await page.mouse.wheel(2 * PHONE.width, 0)
      await expect.poll(() => seen(page)).toEqual([3])
    })

    await test.step('for who wants less motion nothing moves by itself', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.clock.resume()
      await openStill(page)
      await page.clock.runFor(11_000)
      expect(await seen(page)).toEqual([1])
    })
  })
})
