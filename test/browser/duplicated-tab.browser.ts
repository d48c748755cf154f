import { type APIRequestContext, expect, type Page } from '@playwright/test'
import {
  CARDS,
  createDraft,
  dayAhead,
  expectConfirmed,
  fillCard,
  openStep,
  payButton,
  readBookings,
  test,
} from './booking-visit.ts'
import { expectAccessible } from './expect-accessible.ts'

const readDraft = async (page: Page) =>
  JSON.parse((await page.evaluate(() => sessionStorage.getItem('bookingDraft'))) ?? '')

const readPaid = async (request: APIRequestContext, email: string) =>
  (await readBookings(request, email)).map(({ paidAmount }) => paidAmount)

async function payByCard(page: Page, card = CARDS.good): Promise<void> {
  await fillCard(page, card)
  await payButton(page).click()
}

test.describe('a tab that is duplicated at the payment', () => {
  test.use({ refusals: [409] })

  // That another day is another party is the server's rule (server/checkout/draft-copies.test.ts).
  test('pays the same party once, and a second time only when that is wanted', async ({ page, request }) => {
    const email = 'two.tabs@example.com'
    await openStep(page, 4, createDraft(email, dayAhead(311)))
    await page.getByRole('radio', { name: /Full payment/ }).check()
    // Browsers copy the session storage of a tab that they duplicate.
    const draft = await readDraft(page)
    const copy = await page.context().newPage()
    await openStep(copy, 4, draft)

    await test.step('while a card is declined in the other tab it pays the same booking, once', async () => {
      await payByCard(page, CARDS.declined)
      await expect(page.getByText('Your card was declined.')).toBeVisible()
      await payByCard(copy)
      await expectConfirmed(copy)
      await page.getByLabel('Card number').fill(CARDS.good)
      await payButton(page).click()
      await expectConfirmed(page)
      expect(await readPaid(request, email)).toEqual(['150.00'])
    })

    await test.step('once it is paid it is asked before, and sees the party', async () => {
      await openStep(copy, 4, draft)
      await payByCard(copy)
      const dialog = copy.getByRole('dialog', { name: 'This party is already booked' })
      await dialog.waitFor()
      const [booking] = await readBookings(request, email)
      await expect(dialog).toContainText(`booking ${booking?.bookingId}`)
      await expectAccessible(copy)
      await copy.keyboard.press('Escape')
      await payButton(copy).click()
      await dialog.getByRole('button', { name: 'See your booking' }).click()
      await expectConfirmed(copy)
      expect(await readPaid(request, email)).toEqual(['150.00'])
    })

    await test.step('it books a second set for the same day when that is wanted', async () => {
      await openStep(copy, 4, draft)
      await payByCard(copy)
      await copy.getByRole('button', { name: 'Book another one' }).click()
      await payButton(copy).click()
      await expectConfirmed(copy)
      expect(await readPaid(request, email)).toEqual(['150.00', '150.00'])
    })
  })
})
