import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { CallAnswer } from '#test/body-of.ts'
import { GOOD_CARD } from '#test/factories/booking-request.ts'
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
} from '../booking-visit.ts'
import { expectAccessible } from '../expect-accessible.ts'

const readDraft = async (page: Page) =>
  JSON.parse((await page.evaluate(() => sessionStorage.getItem('bookingDraft'))) ?? '')

const readPaid = async (request: APIRequestContext, email: string) =>
  (await readBookings(request, email)).map(({ paidAmount }) => paidAmount)

async function payByCard(page: Page, card = CARDS.good): Promise<void> {
  await fillCard(page, card)
  await payButton(page).click()
}

/** Pays the booking as a copy of the tab does. */
async function payInOtherTab(request: APIRequestContext, email: string): Promise<void> {
  const [booking] = await readBookings(request, email)
  const bookingId = booking?.bookingId
  const asked = await request.post('/api/create-payment-intent', {
    data: { amount: 150, isDeposit: false, bookingId },
  })
  const { paymentIntentId, clientSecret }: CallAnswer<'POST', '/api/create-payment-intent'> =
    await asked.json()
  const card = { ...GOOD_CARD, clientSecret }
  await request.post(`/api/test-payments/${paymentIntentId}/confirm`, { data: card })
  const paid = await request.post(`/api/bookings/${bookingId}/payment`, { data: {} })
  expect(await paid.json()).toMatchObject({ booking: { isPaid: true } })
}

test.describe('a tab that is duplicated at the payment', () => {
  test.use({ refusals: [409] })

  // Which party a copy books, and that another day is another one, is the server's rule (server/family/checkout/draft-copies.test.ts).
  test('pays the same party once, and a second time only when that is wanted', async ({ page, request }) => {
    const email = 'two.tabs@example.com'
    await openStep(page, 4, createDraft(email, dayAhead(311)))
    await page.getByRole('radio', { name: /Full payment/ }).check()
    // Browsers copy a tab's session storage when they duplicate it.
    const draft = await readDraft(page)

    await test.step('while a card is declined in one tab the other pays the same booking, once', async () => {
      await payByCard(page, CARDS.declined)
      await expect(page.getByText('Your card was declined.')).toBeVisible()
      await payInOtherTab(request, email)
      await page.getByLabel('Card number').fill(CARDS.good)
      await payButton(page).click()
      await expectConfirmed(page)
      expect(await readPaid(request, email)).toEqual(['150.00'])
    })

    await test.step('once it is paid it is asked before, and sees the party', async () => {
      await openStep(page, 4, draft)
      await payByCard(page)
      const dialog = page.getByRole('dialog', { name: 'This party is already booked' })
      await dialog.waitFor()
      const [booking] = await readBookings(request, email)
      await expect(dialog).toContainText(`booking ${booking?.bookingId}`)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await payButton(page).click()
      await dialog.getByRole('button', { name: 'See your booking' }).click()
      await expectConfirmed(page)
      expect(await readPaid(request, email)).toEqual(['150.00'])
    })

    await test.step('it books a second set for the same day when that is wanted', async () => {
      await openStep(page, 4, draft)
      await payByCard(page)
      await page.getByRole('button', { name: 'Book another one' }).click()
      await payButton(page).click()
      await expectConfirmed(page)
      expect(await readPaid(request, email)).toEqual(['150.00', '150.00'])
    })
  })
})
