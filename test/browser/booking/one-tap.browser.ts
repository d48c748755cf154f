import { expect } from '@playwright/test'
import {
  createDraft,
  dayAhead,
  expectConfirmed,
  fillCard,
  openStep,
  pay,
  readBookings,
  test,
} from '../booking-visit.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { PHONE } from '../viewports.ts'

test.use({ viewport: PHONE })

test('payments by a wallet, and by a bank that takes its time', async ({ page, request }) => {
  await test.step('the test wallet pays in one tap, after it was sent away once', async () => {
    const email = 'one.tap@example.com'
    await openStep(page, 4, createDraft(email, dayAhead(41)))
    const wallet = page.getByRole('button', { name: 'Test wallet' })
    const sheet = page.getByRole('dialog', { name: 'Test wallet' })
    await wallet.click()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Cancel' }).click()
    await expect(sheet).toBeHidden()
    expect(await readBookings(request, email)).toEqual([])
    await wallet.click()
    await sheet.getByRole('button', { name: 'Approve $75.00' }).click()
    await expectConfirmed(page)
    expect(await readBookings(request, email)).toMatchObject([{ isPaid: true, paidAmount: '75.00' }])
  })

  await test.step('a payment that takes the bank a minute holds the party and says so', async () => {
    const email = 'one.tap.late@example.com'
    await openStep(page, 4, createDraft(email, dayAhead(43)))
    await fillCard(page, '4000 0000 0000 0077')
    await pay(page)
    await expect(
      page.getByRole('alert').getByText('Your bank is still working on this payment. We’ll email you.'),
    ).toBeVisible()
    expect(await readBookings(request, email)).toMatchObject([{ isPaid: false, bookingStatus: 'pending' }])
  })
})
