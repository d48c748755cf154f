import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { formatLong } from '#domain/foundation/time/party-day.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { paidBooking, unfold } from '../booking-page-visit.ts'
import { CARDS, chooseDay, createTheme, dayAhead, fillCard, test } from '../booking-visit.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { PHONE } from '../viewports.ts'

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { name: /^Your .* party$/ }).waitFor()
}

const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })

test.use({ viewport: PHONE, refusals: [404, 409, 503] })

test('the page tells everything, hands out what is to keep, and says what is not possible close to the party', async ({
  page,
  request,
}) => {
  const day = 300
  const { booking, path } = await paidBooking(request, day)

  await test.step('records that cannot be reached are told, and Try Again opens the booking', async () => {
    const message = 'We can’t reach our records right now. Nothing was lost. Please try again in a moment.'
    await page.route('**/api/my-bookings/**', (route) => route.fulfill({ status: 503, json: { message } }), {
      times: 1,
    })
    await page.goto(path)
    await expect(page.getByText(message)).toBeVisible()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'Your Boho Blossom party' })).toBeVisible()
  })

  await test.step('the page tells everything', async () => {
    await expect(page.getByText(`${day} nights to go`)).toBeVisible()
    const details = section(page, 'Booking Details')
    await expect(details).toContainText(booking.bookingId)
    await expect(details).toContainText(formatLong(booking.bookingDate))
    await expect(section(page, 'Payments')).toContainText('$75.00')
    await expect(page.getByRole('heading', { name: 'Remaining balance: $75.00' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('it hands out what is to keep', async () => {
    await unfold(page, 'Documents')
    for (const [name, file, content] of [
      ['Receipt (PDF)', `receipt-${booking.bookingId}.pdf`, /^%PDF-/],
      ['Add to calendar', `party-${booking.bookingId}.ics`, /^BEGIN:VCALENDAR/],
    ] as const) {
      const saved = page.waitForEvent('download')
      await page.getByRole('link', { name }).click()
      expect((await saved).suggestedFilename()).toBe(file)
      expect(await readFile(await (await saved).path(), 'latin1')).toMatch(content)
    }
  })

  await test.step('the keyboard alone asks for a change, and Escape leads back', async () => {
    const ask = page.getByRole('button', { name: 'Ask for a change' })
    await expect(ask).toBeHidden()
    await page.locator('summary').filter({ hasText: 'Change something' }).focus()
    await page.keyboard.press('Enter')
    await ask.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(ask).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.type('Could you come at two?')
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Message Sent!')).toBeVisible()
    await expect(ask).toBeFocused()
  })

  await test.step('a bank that takes its time: nobody is asked to pay twice', async () => {
    await page.getByRole('button', { name: 'Pay $75.00 by card' }).click()
    await page.getByLabel('Card number').waitFor()
    await fillCard(page, '4000 0000 0000 0077')
    await page.getByRole('button', { name: 'Pay $75.00' }).click()
    await expect(page.getByRole('heading', { name: 'Payment on its way: $75.00' })).toBeVisible()
    await expect(page.getByText('Please don’t pay again')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeHidden()
    await expectAccessible(page)
  })

  const theme = await createTheme(request, 'Soon Camp', { pricePerTeepee: '75.00' })
  const soon = await paidBooking(request, 6, { themeId: theme.id, isDeposit: false })
  await open(page, soon.path)

  await test.step('there is no free move and nothing comes back', async () => {
    await unfold(page, 'Change something')
    await expect(page.getByText('A party can be moved for free only more than 7 days ahead.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Move to another date' })).toBeHidden()
    await expect(page.getByText('There’s no refund within 14 days of the party.')).toBeVisible()
    await expect(page.getByRole('slider')).toHaveCount(0)
    await page.getByRole('button', { name: 'Cancel the party' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('There’s no refund within 14 days of the party.')
    await expect(dialog).toContainText('You get back$0.00')
    await dialog.getByRole('button', { name: 'Keep the party' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('only more can be ordered, and the page says until when', async () => {
    await page.getByRole('button', { name: 'Change my order' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change your order' })
    const fewer = dialog.getByRole('button', { name: 'Decrease quantity of Number of teepees' })
    await expect(dialog).toContainText(/Bigger by .*\. Add-ons by .*\. Requests until/)
    await expect(fewer).toBeDisabled()
    await dialog.getByRole('button', { name: 'Increase quantity of Number of teepees' }).click()
    await expect(fewer).toBeEnabled()
  })

  await test.step('a link that does not fit opens nothing and leads on', async () => {
    await page.goto(soon.path.replace(/.$/, ''))
    await expect(page.getByText('This link doesn’t open a booking')).toBeVisible()
    await expect(page.getByText('Use the link in our latest email')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
  })
})

test('a party is moved to a day that only its own teepees kept, and then not again; it is paid, and cancelled', async ({
  page,
  request,
}) => {
  const theme = await createTheme(request, 'Own Days', { teepeeStock: 2, pricePerTeepee: '75.00' })
  const { path } = await paidBooking(request, 312, { themeId: theme.id })
  const [own, later, wanted] = [dayAhead(312), dayAhead(313), dayAhead(316)]
  const moving = page.getByRole('dialog', { name: 'Move your party' })
  const refusedDay = (day: string) =>
    moving.getByRole('button', { name: new RegExp(`^${formatLong(day)}, not available`) })
  await open(page, path)
  await unfold(page, 'Change something')
  await page.getByRole('button', { name: 'Move to another date' }).click()
  await expect(refusedDay(own)).toHaveAccessibleName(/Your party is already on/)
  await expectAccessible(page)

  await test.step('a day taken meanwhile is told, and another one can be chosen at once', async () => {
    await chooseDay(page, wanted)
    const faster = bookingRequest({ bookingDate: wanted, themeId: theme.id, numberOfTeepees: 1 })
    expect((await request.post('/api/bookings', { data: faster })).status()).toBe(201)
    await moving.getByRole('button', { name: 'Move the party' }).click()
    await expect(moving.getByText(`Only 1 teepee is left on ${formatLong(wanted)}.`)).toBeVisible()
    await expect(refusedDay(wanted)).toBeVisible()
    while (!(await moving.getByRole('button', { name: new RegExp(`^${formatLong(later)}`) }).isVisible()))
      await moving.getByRole('button', { name: /previous month/i }).click()
    await chooseDay(page, later)
    await expect(moving.getByText(/^Only 1 teepee is left/)).toBeHidden()
  })

  await test.step('the party moves once', async () => {
    await moving.getByRole('button', { name: 'Move the party' }).click()
    await expect(page.getByText('Your party has a new date')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByText(formatLong(later)).first()).toBeVisible()
    await expect(page.getByText('This party has already been moved once.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Move to another date' })).toBeHidden()
  })

  await test.step('the balance is paid by card, after another card was declined', async () => {
    await page.getByRole('button', { name: 'Pay $75.00 by card' }).click()
    await expect(page.getByRole('form', { name: 'Card payment' })).toBeFocused()
    await page.getByLabel('Card number').waitFor()
    await page.getByRole('button', { name: 'Pay $75.00' }).click()
    await expect(page.getByText('Your card number is incomplete.')).toBeVisible()
    await page.getByLabel('Card number').fill('4242 4242 4242 4241')
    await page.getByLabel('Expiry').fill('01/20')
    await page.getByRole('button', { name: 'Pay $75.00' }).click()
    for (const problem of ['number is invalid.', 'date is in the past.', 'security code is incomplete.'])
      await expect(page.getByText(problem)).toBeVisible()
    await fillCard(page, CARDS.declined)
    await page.getByRole('button', { name: 'Pay $75.00' }).click()
    await expect(page.getByText('Your card was declined.')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Card number').fill(CARDS.authenticates)
    await page.getByRole('button', { name: 'Pay $75.00' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Complete' }).click()
    await expect(page.getByText('Everything is paid')).toBeVisible()
    await expect(page.getByText('We received your payment.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeHidden()
    await expect(section(page, 'Payments').getByText(/^Paid by card/)).toHaveCount(2)
  })

  await page.getByRole('button', { name: 'Cancel the party' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Cancel your party?' })
  const cancel = dialog.getByRole('button', { name: 'Cancel the party' })

  await test.step('cancelling shows first what comes back', async () => {
    await expect(dialog).toContainText('Paid so far$150.00')
    await expect(dialog).toContainText('You get back$75.00')
    await expect(dialog.getByRole('button', { name: 'Keep the party' })).toBeFocused()
    await expectAccessible(page)
  })

  await test.step('a change of which nothing is known says so', async () => {
    await page.route('**/api/my-bookings/**', (route) => route.abort())
    await cancel.click()
    await expect(dialog.getByText(/so we don’t know if this arrived/)).toBeVisible()
    await page.unroute('**/api/my-bookings/**')
  })

  await test.step('a change that does not arrive says so and can be sent again', async () => {
    await page.route('**/cancellation?*', (route) => route.abort(), { times: 1 })
    await cancel.click()
    await expect(
      dialog.getByText('We can’t be reached right now. Nothing was changed. Please try again.'),
    ).toBeVisible()
  })

  await test.step('a change whose answer is lost on the way is told as made, and clicked twice it is sent once', async () => {
    let sent = 0
    await page.route('**/cancellation?*', async (route) => {
      sent++
      await route.fetch()
      await route.abort()
    })
    await cancel.dblclick()
    await expect(page.getByText('Your party is canceled')).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    expect(sent).toBe(1)
  })

  await test.step('what was shown is given back, and one can still write', async () => {
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
    await expect(section(page, 'Payments')).toContainText(/Refunded by card.*-\$75\.00/)
    for (const name of ['Cancel the party', 'Move to another date', 'Ask for a change', /^Pay \$/])
      await expect(page.getByRole('button', { name })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeHidden()
    await page.getByRole('button', { name: 'Send a message' }).click()
    await page.getByRole('dialog').getByLabel('Message').fill('Next year, then!')
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Message Sent!')).toBeVisible()
  })
})
