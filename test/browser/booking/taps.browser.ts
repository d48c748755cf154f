import { expect, type Locator, type Page } from '@playwright/test'
import { formatLong } from '#domain/foundation/time/party-day.ts'
import { paidBooking } from '../booking-page-visit.ts'
import { dayAhead, expectConfirmed, fillDetails, readBookings, test } from '../booking-visit.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { PHONE } from '../viewports.ts'

/*
 * How many taps a parent needs on a phone. What is typed does not count, nor the key that ends typing, nor the wallet's
 * own sheet, which a phone opens outside the page. A tap more fails: find one that can go instead.
 */
test.use({ viewport: PHONE })

type Tap = (target: Locator) => Promise<void>

function countTaps(): { readonly tap: Tap; readonly taps: () => number } {
  let taps = 0
  const tap: Tap = async (target) => {
    await target.click()
    taps += 1
  }
  return { tap, taps: () => taps }
}

const dayButton = (page: Page, day: string) =>
  page.getByRole('button', { name: new RegExp(`^${formatLong(day)}`) })

/** From the home page to the payment: two teepees for six children, no add-ons. */
async function goToPayment(page: Page, tap: Tap, email: string): Promise<void> {
  await page.goto('/')
  await tap(page.getByRole('link', { name: 'Book Your Experience' }))
  await tap(page.getByRole('radio', { name: /^Bunny Garden/ }))
  await tap(page.getByRole('group', { name: 'For 6 children' }).getByRole('button', { name: /^2 teepees/ }))
  // The first free day of the month that opens.
  await tap(page.getByRole('grid').getByRole('button', { disabled: false }).last())
  for (const step of [2, 3]) {
    await tap(page.getByRole('button', { name: 'Next', exact: true }))
    await expect(page).toHaveURL(new RegExp(`/booking/${step}$`))
  }
  await fillDetails(page, email)
  await page.getByLabel('ZIP code').press('Enter')
  await expect(page).toHaveURL(/\/booking\/4$/)
}

test('a party is booked with a wallet in seven taps, its receipt found in one, and it gets another day in four', async ({
  page,
  request,
}) => {
  await test.step('a wallet, where the key that ends typing goes on, after it was sent away once', async () => {
    const { tap, taps } = countTaps()
    const email = 'taps.wallet@example.com'
    await goToPayment(page, tap, email)
    const wallet = page.getByRole('button', { name: 'Test wallet' })
    const sheet = page.getByRole('dialog', { name: 'Test wallet' })
    await wallet.click()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Cancel' }).click()
    await expect(sheet).toBeHidden()
    expect(await readBookings(request, email)).toEqual([])
    await tap(wallet)
    await sheet.getByRole('button', { name: 'Approve $70.00' }).click()
    await expectConfirmed(page)
    expect(taps()).toBe(7)
    expect(await readBookings(request, email)).toMatchObject([{ isPaid: true, paidAmount: '70.00' }])
  })

  const { path } = await paidBooking(request, 63)
  await page.goto(path)

  await test.step('the receipt, from the mailed link', async () => {
    const { tap, taps } = countTaps()
    const receipt = page.waitForRequest(/\/receipt\.pdf\?/)
    await tap(page.getByRole('link', { name: 'See your receipt' }))
    await receipt
    expect(taps()).toBe(1)
  })

  await test.step('another day', async () => {
    await page.goto('about:blank')
    await page.goto(path)
    const { tap, taps } = countTaps()
    const day = dayAhead(64)
    await tap(page.getByRole('heading', { name: 'Change something' }))
    await tap(page.getByRole('button', { name: 'Move to another date' }))
    const dialog = page.getByRole('dialog', { name: 'Move your party' })
    // A day of the next month takes one more.
    if (day.slice(0, 7) !== dayAhead(63).slice(0, 7))
      await dialog.getByRole('button', { name: /next month/i }).click()
    await tap(dayButton(page, day))
    await tap(dialog.getByRole('button', { name: 'Move the party' }))
    await expect(page.getByText('Your party has a new date')).toBeVisible()
    expect(taps()).toBe(4)
  })
})
