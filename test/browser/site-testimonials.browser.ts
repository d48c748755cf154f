import type { Page } from '@playwright/test'
import { DESKTOP, expect, open, openHomeFromWithin, PHONE, refuse, TABLET, test } from './site-visit.ts'

function someTestimonials(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    customerName: `Guest ${index + 1}`,
    themeId: index === 0 ? 1 : 99,
    rating: index === 0 ? 4.5 : 5,
    comment: `Comment number ${index + 1} of a happy family.`,
    customerImage: null,
    approved: true,
    createdAt: '2026-01-01T00:00:00.000Z',
  }))
}

async function openWith(page: Page, testimonials: object[]): Promise<void> {
  await page.route('**/api/testimonials', (route) => route.fulfill({ json: testimonials }))
  await openHomeFromWithin(page)
}

const carousel = (page: Page) => page.getByRole('region', { name: 'What families say' })

/** The numbers of the guests whose cards can be seen. */
async function seen(page: Page): Promise<number[]> {
  const names = await carousel(page).locator('li:not([inert]) figcaption').allTextContents()
  return names.map((name) => Number(/Guest (\d+)/.exec(name)?.[1]))
}

/** With a clock that stands still once the carousel is there. Returns the first card seen. */
async function openStill(page: Page): Promise<number> {
  await page.clock.install()
  await openWith(page, someTestimonials(9))
  await carousel(page).getByRole('button', { name: 'Next testimonials' }).waitFor()
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)))
  return (await seen(page))[0] ?? 0
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const [viewport, visible] of [
  [PHONE, 1],
  [TABLET, 3],
  [DESKTOP, 3],
] as const) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    /** The guests who are seen when this one comes first. */
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
      await step('Next testimonials')
      await expect.poll(() => seen(page)).toEqual(startingWith(1))
    })

    test('a card names the guest, the theme and the stars', async ({ page }) => {
      await openWith(page, someTestimonials(9))
      const card = carousel(page).locator('li').first()
      await expect(card).toContainText('Guest 1')
      await expect(card).toContainText('Boho Blossom')
      await expect(card.getByText('G', { exact: true })).toBeAttached()
      await expect(card.locator('[aria-label="4.5 out of 5 stars"]')).toBeAttached()
      await expect(card.locator('use').nth(4)).toHaveAttribute('href', /#half-star$/)
      await expect(carousel(page).locator('li').nth(1)).toContainText('Moonlit Teepees Party')
    })

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

    test('fewer than nine are followed by eight samples', async ({ page }) => {
      await openWith(page, someTestimonials(2))
      await expect(carousel(page).locator('li')).toHaveCount(10)
    })
  })
}

test.describe('for who wants less motion', () => {
  test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves by itself', async ({ page }) => {
    await openStill(page)
    await page.clock.runFor(11_000)
    expect(await seen(page)).toEqual([1, 2, 3])
  })
})

test('the section is hidden when its answer fails', async ({ page }) => {
  await refuse(page, '/api/testimonials', 500, 'no')
  await openHomeFromWithin(page)
  await expect(page.getByRole('heading', { name: 'How It Works' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Happy Customers' })).toBeHidden()
})

test('skeletons hold the place while it loads', async ({ page }) => {
  await page.route('**/api/testimonials', () => undefined)
  await openHomeFromWithin(page)
  await expect(page.getByRole('status', { name: 'Loading testimonials' })).toBeVisible()
})

test('samples are in the page that the server sends', async ({ page }) => {
  await open(page, '/')
  await expect(carousel(page).locator('li').first()).toBeAttached()
})
