import type { APIRequestContext, Page } from '@playwright/test'
import { type OwnSite, startOwnSite } from './own-site.ts'
import { authorization } from './server.ts'
import { DESKTOP, expect, open, PHONE, TABLET, test } from './site-visit.ts'

/** With testimonials of this file's own. */
let site: OwnSite

// One after the other: the site has one list of testimonials.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await startOwnSite()
})
test.afterAll(() => site.stop())

/** Leaves only these guests’ testimonials, the first of them added last, since the newest comes first. */
async function keepTestimonials(request: APIRequestContext, from: number, to: number): Promise<void> {
  await site.change('DELETE FROM testimonials')
  for (let guest = to; guest >= from; guest--) {
    const created = await request.post(`${site.url}/api/testimonials`, {
      headers: authorization,
      data: {
        customerName: `Guest ${guest}`,
        themeId: guest === 1 ? 1 : null,
        rating: guest === 1 ? 4.5 : 5,
        comment: `Comment number ${guest} of a happy family.`,
        approved: true,
      },
    })
    expect(created.ok(), await created.text()).toBe(true)
  }
}

const carousel = (page: Page) => page.getByRole('region', { name: 'What families say' })

/** Returns the numbers of the guests whose cards are visible. */
async function seen(page: Page): Promise<number[]> {
  const names = await carousel(page).locator('li:not([inert]) figcaption').allTextContents()
  return names.map((name) => Number(/Guest (\d+)/.exec(name)?.[1]))
}

/** Opens the page with a stopped clock. Returns the first visible card. */
async function openStill(page: Page): Promise<number> {
  await page.clock.install()
  await open(page, site.url)
  // Parts that are laid out later would move the carousel under the stopped clock.
  await page.keyboard.press('Shift')
  await expect(page.locator('.drawn-in-view')).toHaveCount(0)
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)))
  return (await seen(page))[0] ?? 0
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('fewer than nine are followed by eight samples', async ({ page, request }) => {
  await keepTestimonials(request, 8, 9)
  await open(page, site.url)
  await expect(carousel(page).locator('li')).toHaveCount(10)
})

test.describe('nine of them', () => {
  test.beforeAll(({ request }) => keepTestimonials(request, 1, 9))

  test('stand alone', async ({ page }) => {
    await open(page, site.url)
    await expect(carousel(page).locator('li')).toHaveCount(9)
  })

  for (const [viewport, visible] of [
    [PHONE, 1],
    [TABLET, 3],
    [DESKTOP, 3],
  ] as const) {
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ viewport })

      /** Returns the visible guests when this one comes first. */
      const startingWith = (guest: number) => Array.from({ length: visible }, (_, place) => guest + place)

      test(`${visible} at a time move on every 5 seconds and wrap around`, async ({ page }) => {
        const first = await openStill(page)
        expect(await seen(page)).toEqual(startingWith(first))
        await page.clock.runFor(5000)
        await expect.poll(() => seen(page)).toEqual(startingWith(first + 1))
        const step = (name: string) => carousel(page).getByRole('button', { name }).click()
        for (let place = first + 1; place > 1; place--) await step('Previous testimonials')
        await expect.poll(() => seen(page)).toEqual(startingWith(1))
        await step('Previous testimonials')
        await expect.poll(() => seen(page)).toEqual(startingWith(10 - visible))
        await expect(carousel(page).locator('li').last()).toBeInViewport({ ratio: 0.9 })
        await step('Next testimonials')
        await expect.poll(() => seen(page)).toEqual(startingWith(1))
        await expect(carousel(page).locator('li').first()).toBeInViewport({ ratio: 0.9 })
      })
    })
  }

  test('a card names the guest, the theme and the stars', async ({ page }) => {
    await open(page, site.url)
    const card = carousel(page).locator('li').first()
    await expect(card).toContainText('Guest 1')
    await expect(card).toContainText('Boho Blossom')
    await expect(card.getByText('G', { exact: true })).toBeAttached()
    await expect(card.locator('[aria-label="4.5 out of 5 stars"]')).toBeAttached()
    // Of the last star one half is faint.
    const stars = card.locator('[aria-label="4.5 out of 5 stars"] svg')
    await expect(stars).toHaveCount(5)
    for (const place of [0, 1, 2, 3, 4])
      await expect(stars.nth(place).locator('[opacity]')).toHaveCount(place === 4 ? 1 : 0)
    await expect(carousel(page).locator('li').nth(1)).toContainText('Moonlit Teepees Party')
  })

  test.describe('on a desktop', () => {
    test.use({ viewport: DESKTOP })

    test('it rests under the pointer, with the focus inside and when stopped', async ({ page }) => {
      const first = await openStill(page)
      const expectRest = async () => {
        await page.clock.runFor(11_000)
        expect((await seen(page))[0]).toBe(first)
      }
      await carousel(page).hover()
      await expectRest()
      await carousel(page).getByRole('button', { name: /Pause/ }).focus()
      await page.mouse.move(0, 0)
      await expectRest()
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: 'Admin' }).focus()
      await expectRest()
    })
  })

  test.describe('pushed along by hand', () => {
    test.use({ viewport: PHONE })

    test('the card that is in sight is the one that is read', async ({ page }) => {
      await openStill(page)
      const track = carousel(page).locator('ul')
      await track.hover()
      await page.mouse.wheel(2 * PHONE.width, 0)
      await expect.poll(() => seen(page)).toEqual([3])
    })
  })

  test.describe('for who wants less motion', () => {
    test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } })

    test('nothing moves by itself', async ({ page }) => {
      await openStill(page)
      await page.clock.runFor(11_000)
      expect(await seen(page)).toEqual([1, 2, 3])
    })
  })
})
