import type { Page } from '@playwright/test'
import {
  CARDS,
  dayAhead,
  expectConfirmed,
  fillCard,
  fullDraft,
  next,
  openStep,
  pay,
  test,
} from './booking-visit.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts'

/** At the smallest supported width, as after zooming in to 400%. */
async function expectNoSidewaysScrollWhenNarrow(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  if (size) await page.setViewportSize(size)
}

for (const [width, height, day] of [
  [390, 844, 254],
  [1440, 900, 256],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    // Confetti and fades would be checked halfway.
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } })

    const check = async (page: Page) => {
      await expectAccessible(page)
      await expectNoSidewaysScrollWhenNarrow(page)
    }

    test('choosing can be done by everybody', async ({ page }) => {
      test.slow()
      await page.goto('/booking')
      await page.getByRole('button', { name: /next month/i }).waitFor()
      await next(page)
      await check(page)
      await openStep(page, 2, fullDraft(dayAhead(day)))
      await page.getByRole('button', { name: 'ADD Movie Night' }).click()
      await check(page)
      await openStep(page, 3, { ...fullDraft(dayAhead(day)), details: {} })
      await next(page)
      await check(page)
    })

    test('paying can be done by everybody', async ({ page }) => {
      test.slow()
      await openStep(page, 4, fullDraft(dayAhead(day)))
      await fillCard(page, CARDS.authenticates)
      await page.getByText('Stripe payments ready').waitFor()
      await check(page)
      await pay(page)
      await page.getByRole('dialog').waitFor()
      await check(page)
      await page.getByRole('button', { name: 'Complete' }).click()
      await expectConfirmed(page)
      await check(page)
      await page.getByRole('link', { name: 'See details and receipt' }).click()
      await page.getByText('Payment Successful').waitFor()
      await check(page)
    })
  })
}
