import { expect } from '@playwright/test'
import {
  CARDS,
  chooseDay,
  dayAhead,
  expectConfirmed,
  fillCard,
  fillDetails,
  next,
  pay,
  readBookings,
  test,
} from './booking-visit.ts'
import { tabTo } from './tab-to.ts'

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
