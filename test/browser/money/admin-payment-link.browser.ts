import { type Browser, expect, type Page } from '@playwright/test'
import { aBooking, expectAccessible, expectToast, PHONE, showDetails, test, toastOn } from '../admin-visit.ts'
import { CARDS, dayAhead, fillCard } from '../booking-visit.ts'

async function openLinkDialog(page: Page, id: number) {
  const details = await showDetails(page, id)
  await details.getByRole('button', { name: 'Send Payment Link' }).click()
  return page.getByRole('dialog', { name: `Payment link for #${id}` })
}

/** Returns a customer's browser, without the admin's session. */
async function customerAt(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE })
  const page = await context.newPage()
  await page.goto(url)
  return page
}

async function payBy(page: Page, card: string, amount: string): Promise<void> {
  await page.getByRole('button', { name: `Pay ${amount} by card` }).click()
  await fillCard(page, card)
  await page.getByRole('button', { name: `Pay ${amount}`, exact: true }).click()
}

test('a booking on the phone is paid by its link, which is mailed as often as it is asked for', async ({
  adminPage: page,
  api,
  browser,
}) => {
  // No other test books this day.
  const bookingDate = dayAhead(374)
  await page.setViewportSize(PHONE)
  const { id } = await api(
    'POST',
    '/api/admin/bookings',
    aBooking('Linda Link', {
      bookingDate,
      customerEmail: 'linda@example.com',
      numberOfTeepees: 1,
      holdDays: 3,
      sendPaymentLink: true,
    }),
  )
  await page.goto('/admin/bookings')
  const details = await showDetails(page, id)
  await expect(details).toContainText('Date held until')
  await expect(details).toContainText('by phone, with an emailed payment link')

  await details.getByRole('button', { name: 'Send Payment Link' }).click()
  const dialog = page.getByRole('dialog', { name: /^Payment link for #/ })
  await expect(dialog).toContainText('Linda Link pays the deposit, $37.50, by card')
  await expect(dialog).toContainText('We’re holding your date until')
  await expect(dialog).toContainText('Emailed to linda@example.com on')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Copy Link' }).click()
  await expect(toastOn(page)).toContainText('Link copied')
  const url = await dialog.getByLabel('Link', { exact: true }).inputValue()

  const customer = await customerAt(browser, url)
  await expect(customer.getByRole('heading', { name: 'Deposit: $37.50' })).toBeVisible()
  await expect(customer.getByText(/^We’re holding your date until .+ Please pay by then\.$/)).toBeVisible()
  await payBy(customer, CARDS.declined, '$37.50')
  await expect(customer.getByText('Your card was declined.')).toBeVisible()
  await fillCard(customer, CARDS.good)
  await customer.getByRole('button', { name: 'Pay $37.50', exact: true }).click()
  await expect(customer.getByRole('heading', { name: 'Remaining balance: $37.50' })).toBeVisible()
  await expect(customer.getByText(/^Paid by card/)).toHaveCount(1)
  for (const _ of ['the dialog', 'the details']) await page.keyboard.press('Escape')

  await test.step('is mailed by keyboard, once per press, with more days for the date', async () => {
    const booking = aBooking('Keyboard Kahn', { holdDays: 1, customerEmail: 'keyboard@example.com' })
    const { id } = await api('POST', '/api/admin/bookings', booking)
    const dialog = await openLinkDialog(page, id)
    await expect(dialog).toContainText('It hasn’t been emailed to keyboard@example.com yet.')
    await expect(dialog).toContainText(
      'Emails stay in the Outbox. Enter a mail server under Settings, Keys, to send them.',
    )
    await dialog.getByLabel('While unpaid').selectOption('Keep the date for 14 days')
    await dialog.getByRole('button', { name: 'Send by Email' }).press('Enter')
    await expectToast(page, 'The email to keyboard@example.com is kept in the Outbox.')
    await expect(dialog.getByRole('button', { name: 'Send Again' })).toBeVisible()
    const { entries } = await api('GET', `/api/admin/audit?subject=booking&subjectId=${id}`)
    const sent = entries.filter(({ action }) => action === 'sent a payment link for')
    expect(sent.map(({ details }) => details)).toEqual([expect.stringContaining('the date held until')])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('says why there is nothing to pay by a link', async () => {
    const { id } = await api('POST', '/api/admin/bookings', aBooking('Closed Castro'))
    const { url } = await api('GET', `/api/bookings/${id}/payment-link`)
    await page.route(`**/api/bookings/${id}/payment-link`, async (route) => {
      // Somebody else cancels it while its details are open here.
      await api('PUT', `/api/bookings/${id}`, { bookingStatus: 'cancelled' })
      await route.continue()
    })
    const dialog = await openLinkDialog(page, id)
    await expect(dialog).toContainText('This booking is canceled. There’s nothing to pay.')
    await expect(dialog.getByRole('button', { name: 'Send by Email' })).toBeDisabled()
    await customer.goto(url)
    await expect(customer.getByRole('heading', { name: /^Your Boho Blossom party/ })).toBeVisible()
    await expect(customer.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
    await customer.context().close()
  })
})

test('of two browsers with the same link one pays, and the other is told', async ({ api, browser }) => {
  const { id } = await api('POST', '/api/admin/bookings', aBooking('Twice Torres'))
  const { url } = await api('GET', `/api/bookings/${id}/payment-link`)
  const [mother, father] = await Promise.all([customerAt(browser, url), customerAt(browser, url)])
  await expect(father.getByRole('button', { name: 'Pay $75.00 by card' })).toBeVisible()
  await payBy(mother, CARDS.good, '$75.00')
  await expect(mother.getByRole('heading', { name: 'Remaining balance: $75.00' })).toBeVisible()
  await payBy(father, CARDS.good, '$75.00')
  await expect(father.getByText(/^The first payment has arrived\. The balance is \$75\.00/)).toBeVisible()
  await expect(father.getByRole('heading', { name: 'Remaining balance: $75.00' })).toBeVisible()
  expect(await api('GET', `/api/bookings/${id}`)).toMatchObject({ paidAmount: '75.00', isPaid: true })
  for (const page of [mother, father]) await page.context().close()
})
