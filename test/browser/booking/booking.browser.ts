import { expect } from '@playwright/test'
import { expectConfirmed, payButton, readBookings, test } from '../booking-visit.ts'
import { tabTo } from '../tab-to.ts'

const EMAIL = 'kim@example.com'

test('the whole way with the keyboard alone, in a browser that forbids to store anything', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
  const reach = (
    name: string | RegExp,
    role: 'button' | 'textbox' | 'radio' | 'combobox' | 'link' = 'button',
  ) => tabTo(page, page.getByRole(role, { name, exact: typeof name === 'string' }).first())

  await test.step('finds a theme, past what stands on every page', async () => {
    await page.goto('/')
    await press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    await press('Enter', 'Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
    await reach('View Details of Boho Blossom', 'link')
    await press('Enter')
    await expect(page.getByRole('heading', { name: 'Boho Blossom', level: 1 })).toBeVisible()
    await reach('Book This Theme', 'link')
    await press('Enter')
    // The address shows that the page is hydrated; keys pressed before that are lost.
    await expect(page).toHaveURL(/\/booking\/1$/)
  })

  await test.step('chooses another one, a day and an add-on', async () => {
    const boho = page.getByRole('radio', { name: /^Boho Blossom/ })
    await expect(boho).toBeChecked()
    await reach(/^Boho Blossom/, 'radio')
    await press('ArrowRight')
    await expect(boho).not.toBeChecked()
    await expect(page.getByRole('radio', { checked: true })).toBeFocused()
    await reach('Number of teepees', 'combobox')
    await press('ArrowDown')
    await reach(/next month/i)
    for (let months = 0; months < 7; months++) await press('Enter')
    // Days are disabled until their availability is known.
    await expect(page.getByRole('gridcell').getByRole('button').nth(14)).toBeEnabled()
    await press('Tab', 'ArrowDown', 'Enter')
    await reach('Next')
    await press('Enter')
    await expect(page.getByRole('heading', { name: 'Add-ons', level: 2 })).toBeFocused()
    await reach('ADD Craft Kit')
    await press('Enter')
    // The button is gone: the focus stays in its card.
    const kit = page.getByRole('listitem').filter({ hasText: 'Craft Kit' })
    await expect(kit).toBeFocused()
    await reach('Decrease quantity of Craft Kit')
    await press('Enter')
    await expect(kit).toBeFocused()
    await reach('ADD Craft Kit')
    await press('Enter')
    await reach('Next')
    await press('Enter')
  })

  await test.step('says who it is, and pays', async () => {
    await expect(page.getByRole('heading', { name: 'Your Details', level: 2 })).toBeFocused()
    await reach('First name', 'textbox')
    const typed = ['Kim', 'Park', EMAIL, '3055550123', '9 Bay Road', 'Miami', 'FL', '33101']
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
    await expect(payButton(page)).toBeEnabled()
    await press('Enter')
    await expectConfirmed(page)
    await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeFocused()
    expect(await readBookings(request, EMAIL)).toMatchObject([{ isPaid: true }])
  })
})
