import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { addDays, formatLong, formatMonthDay, formatShort } from '#domain/time/party-day.ts'
import {
  CARDS,
  chooseDay,
  createDraft,
  dayAhead,
  expectConfirmed,
  fillCard,
  fillDetails,
  next,
  openStep,
  pay,
  payButton,
  readBookings,
  test,
} from './booking-visit.ts'
import { tabTo } from './tab-to.ts'
import { PHONE } from './viewports.ts'

test('a browser that forbids to store anything books and pays all the same', async ({ page, request }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  const email = 'no.storage@example.com'
  await page.goto('/')
  await page.getByRole('link', { name: 'Book Your Experience' }).click()
  await page.getByRole('radio', { name: /^Bunny Garden/ }).check()
  await chooseDay(page, dayAhead(201))
  await next(page)
  await expect(page).toHaveURL(/\/booking\/2$/)
  await next(page)
  await expect(page).toHaveURL(/\/booking\/3$/)
  await fillDetails(page, email)
  await next(page)
  await fillCard(page, CARDS.good)
  await pay(page)
  await expectConfirmed(page)
  expect(await readBookings(request, email)).toMatchObject([{ isPaid: true }])
})

test.describe('a parent with a phone', () => {
  test.use({ viewport: PHONE })

  test('books a party from the first choice to the receipt', async ({ page, request }) => {
    const day = dayAhead(200)
    const email = 'whole.way@example.com'
    await page.goto('/booking')
    await expect(page).toHaveURL(/\/booking\/1$/)

    await page.getByRole('radio', { name: /^Bunny Garden/ }).check()
    await page.getByLabel('Number of teepees').selectOption('3')
    await chooseDay(page, day)
    const summary = page.getByRole('complementary', { name: 'Booking summary' })
    await expect(summary).toContainText('Total $210.00')
    await expect(summary).toContainText('Deposit today $105.00')
    await next(page)
    await expect(page.getByText('Moving to next step...')).toBeVisible()

    await expect(page).toHaveURL(/\/booking\/2$/)
    await page.getByRole('button', { name: 'ADD Movie Night' }).click()
    await page.getByRole('button', { name: 'Increase quantity of Movie Night' }).click()
    await page.getByRole('button', { name: 'ADD Craft Kit' }).click()
    await page.getByRole('button', { name: 'Decrease quantity of Craft Kit' }).click()
    await expect(page.getByRole('button', { name: 'ADD Craft Kit' })).toBeVisible()
    await expect(summary).toContainText('Total $300.00')
    await next(page)

    await expect(page).toHaveURL(/\/booking\/3$/)
    await page.getByLabel('First name').fill('Ana')
    await page.getByLabel('Last name').fill('Lopez')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Phone').fill('(305) 555-0123')
    await page.getByLabel('Address').fill('12 Palm Avenue')
    await expect(page.getByLabel('State')).toHaveValue('FL')
    await page.getByLabel('ZIP code').fill('33101')
    await expect(page.getByLabel('City')).toHaveValue('Miami')
    await expect(page.getByLabel('Guest count')).toHaveValue('6')
    await next(page)

    await expect(page.getByText('Stripe payments ready (test mode)')).toBeVisible()
    await expect(page.getByText('no card is charged')).toBeVisible()
    await fillCard(page, CARDS.good)
    await payButton(page, 'Pay $150.00').click()
    await expect(page.getByText('Finalizing your booking...')).toBeVisible()
    await expectConfirmed(page)
    await expect(page.getByText(formatLong(day))).toBeVisible()
    await expect(page.getByText('$150.00 (Deposit)')).toBeVisible()
    const balance = `Balance, due on ${formatShort(addDays(day, -7))}`
    await expect(page.getByText('3 teepees × $70.00').locator('..')).toContainText('$210.00')
    await expect(page.getByText('Movie Night × 2').locator('..')).toContainText('$90.00')
    await expect(page.getByText('Total', { exact: true }).locator('..')).toContainText('$300.00')
    await expect(page.getByText(balance).locator('..')).toContainText('$150.00')

    const [booking, ...others] = await readBookings(request, email)
    expect(others).toEqual([])
    expect(booking).toMatchObject({ isPaid: true, paidAmount: '150.00', bookingStatus: 'pending' })
    await expect(page.getByText(booking?.bookingId ?? '')).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('bookingDraft'))).not.toContain(email)

    const calendar = page.getByRole('link', { name: 'Add to calendar' })
    await expect(calendar).toBeVisible()
    await expect(page.getByText('Your own page shows the party at any time')).toContainText(email)
    await page.getByRole('link', { name: 'See details and receipt' }).click()
    await expect(page.getByText('Payment Successful')).toBeVisible()
    await expect(page.getByText('Deposit Paid:')).toBeVisible()
    await expect(page.getByText('Total:').locator('..')).toContainText('$300.00')
    await expect(page.getByText('Remaining Balance:').locator('..')).toContainText('$150.00')
    await expect(page.getByText(`Due on ${formatLong(addDays(day, -7))}`)).toBeVisible()
    await expect(page.getByText('6 children')).toBeVisible()
    const steps = page.getByRole('listitem')
    await expect(steps.filter({ hasText: 'We will call you 1-2 days before the party.' })).toContainText(
      `${formatMonthDay(addDays(day, -2))} or ${formatMonthDay(addDays(day, -1))}`,
    )
    await expect(steps.filter({ hasText: 'The balance of $150.00 is due.' })).toContainText(
      `By ${formatMonthDay(addDays(day, -7))}`,
    )
    await expect(steps.filter({ hasText: 'Our team arrives 2-3 hours before the party' })).toContainText(
      formatMonthDay(day),
    )
    const entry = page.waitForEvent('download')
    await calendar.click()
    expect((await entry).suggestedFilename()).toBe(`party-${booking?.bookingId}.ics`)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download Receipt' }).click()
    const receipt = await saved
    expect(receipt.suggestedFilename()).toContain(booking?.bookingId)
    expect(JSON.parse(await readFile(await receipt.path(), 'utf8'))).toMatchObject({ totalAmount: '300.00' })
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
  })
})

test('the confirmation leads home, and the next visit to the wizard begins a new booking', async ({
  page,
}) => {
  await openStep(page, 4, createDraft('leads.home@example.com', dayAhead(196)))
  await fillCard(page, CARDS.good)
  await pay(page)
  await expectConfirmed(page)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page.getByRole('link', { name: 'Book Your Experience' })).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.getByRole('link', { name: 'Book Your Experience' }).click()
  await expect(page).toHaveURL(/\/booking\/1$/)
  await expect(page.getByRole('radio').first()).not.toBeChecked()
  await expect(page.getByRole('complementary')).toContainText('Total $0.00')
})

test('the whole way with the keyboard alone', async ({ page }) => {
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
  const reach = (name: string | RegExp, role: 'button' | 'textbox' | 'radio' | 'combobox' = 'button') =>
    tabTo(page, page.getByRole(role, { name, exact: typeof name === 'string' }).first())
  await page.goto('/booking')
  // The address shows that the page is hydrated; keys pressed before that are lost.
  await expect(page).toHaveURL(/\/booking\/1$/)
  // Whichever theme comes first: other tests add some of their own.
  await reach(/./, 'radio')
  await press('Space', 'ArrowRight')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await reach('Number of teepees', 'combobox')
  await press('ArrowDown')
  await reach(/next month/i)
  for (let months = 0; months < 7; months++) await press('Enter')
  // Days are disabled until it is known which of them are free.
  await expect(page.getByRole('gridcell').getByRole('button').nth(14)).toBeEnabled()
  await press('Tab', 'ArrowDown', 'Enter')
  await reach('Next')
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'Add-ons', level: 2 })).toBeFocused()
  await reach('ADD Craft Kit')
  await press('Enter')
  await reach('Next')
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'Your Details', level: 2 })).toBeFocused()
  await reach('First name', 'textbox')
  const typed = ['Kim', 'Park', 'kim@example.com', '3055550123', '9 Bay Road', 'Miami', 'FL', '33101']
  for (const text of typed) {
    await page.keyboard.type(text)
    await press('Tab')
  }
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'Payment', level: 2 })).toBeFocused()
  await reach('Card number', 'textbox')
  for (const text of ['4242424242424242', '1234', '123']) {
    await page.keyboard.type(text)
    await press('Tab')
  }
  await press('Tab')
  await page.keyboard.type('33101')
  await press('Enter')
  await expectConfirmed(page)
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeFocused()
})
