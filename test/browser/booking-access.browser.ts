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
import { atBothWidths, atSizes, PHONE } from './viewports.ts'

/** On both kinds of screen, and at the smallest supported width, as after zooming in to 400%. */
async function check(page: Page): Promise<void> {
  await atBothWidths(page, expectAccessible)
  await atSizes(page, [{ width: 320, height: 640 }], () => expectNoSidewaysScroll(page))
}

// Confetti and fades would be checked halfway.
test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })

test('choosing can be done by everybody', async ({ page }) => {
  test.slow()
  await page.goto('/booking')
  await page.getByRole('button', { name: /next month/i }).waitFor()
  await next(page)
  await check(page)
  await openStep(page, 2, fullDraft(dayAhead(254)))
  await page.getByRole('button', { name: 'ADD Movie Night' }).click()
  await check(page)
  await openStep(page, 3, { ...fullDraft(dayAhead(254)), details: {} })
  await next(page)
  await check(page)
})

test('paying can be done by everybody', async ({ page }) => {
  test.slow()
  await openStep(page, 4, fullDraft(dayAhead(254)))
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
