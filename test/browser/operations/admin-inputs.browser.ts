import { expect, type Locator } from '@playwright/test'
import { getViewFilters } from '#app/admin/booking/bookings/views/booking-views.ts'
import type { BookingList } from '#contract/booking/staff-bookings.ts'
import { toCents } from '#contract/wire/decimal.ts'
import { formatDollars } from '#domain/foundation/money/money.ts'
import { addDays, formatLong, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { aBooking, expectToast, openScreen, PHONE, switchTo, unique } from '../admin-visit.ts'
import { onOwnSite } from '../own-site-visit.ts'

const test = onOwnSite()

/** Counts what the owner does: taps, and fields typed or selected. */
function counting() {
  let taps = 0
  let fields = 0
  return {
    tap: async (control: Locator) => {
      await control.click()
      taps += 1
    },
    type: async (field: Locator, value: string) => {
      await field.fill(value)
      fields += 1
    },
    choose: async (field: Locator, option: string) => {
      await field.selectOption(option)
      fields += 1
    },
    counted: () => {
      const counts = { taps, fields }
      taps = 0
      fields = 0
      return counts
    },
  }
}

const today = partyDayAt(new Date())
const SATURDAY = 6
/** In a month of its own, away from other days of this file. */
const saturday = addDays(today, 35 + ((7 + SATURDAY - new Date(`${today}T00:00:00Z`).getUTCDay()) % 7))

test('the owner’s everyday tasks take few inputs on a phone', async ({ adminPage: page, api }) => {
  const { tap, type, choose, counted } = counting()
  const book = (name: string, bookingDate: string, more: Record<string, unknown> = {}) =>
    api('POST', '/api/admin/bookings', aBooking(name, { bookingDate, bookingStatus: 'confirmed', ...more }))
  await page.setViewportSize(PHONE)

  await test.step('confirm a booking, and take it back', async () => {
    const name = unique('Waiting Wanda')
    await book(name, addDays(today, 100), { bookingStatus: 'pending' })
    await openScreen(page, '/admin/dashboard')
    const needs = page.getByRole('region', { name: 'Needs you' })
    await tap(needs.getByRole('button', { name: new RegExp(`^Confirm: .*${name}`) }))
    await expect(needs.getByRole('button', { name: new RegExp(`^Undo for .*${name}`) })).toBeVisible()
    expect(counted()).toEqual({ taps: 1, fields: 0 })
  })

  await test.step('answer a message, in own words or those of a saved answer', async () => {
    const saved = unique('Indoors')
    await api('POST', '/api/admin/saved-answers', { name: saved, text: 'Yes, {name}, indoors.' })
    for (const isSaved of [false, true]) {
      const name = unique('Asking Ana')
      const email = `ana-${isSaved}@example.com`
      await api('POST', '/api/contact', { name, email, subject: 'Rain?', message: 'And if it rains?' })
      await switchTo(page, { id: 'dashboard' })
      const needs = page.getByRole('region', { name: 'Needs you' })
      await tap(needs.getByRole('link', { name: `${name}: Rain?` }))
      const answer = page.getByRole('form', { name: `Reply to ${name}` })
      await expect(answer.getByLabel('Message')).toBeFocused()
      await expect(answer.getByLabel('Message')).toBeInViewport()
      if (isSaved) await tap(answer.getByRole('button', { name: saved, exact: true }))
      else await page.keyboard.type('We stay dry.')
      await tap(answer.getByRole('button', { name: 'Send Email' }))
      await expectToast(page, `Your email to ${name} is on its way.`)
      expect(counted()).toEqual({ taps: isSaved ? 3 : 2, fields: 0 })
    }
  })

  await test.step('who owes money this weekend, and how much in all', async () => {
    const { from = today, to = today } = getViewFilters('weekend', today)
    await book(unique('Weekend Wes'), to)
    const { bookings } = (await api('GET', `/api/bookings?from=${from}&to=${to}&page=1`)) as BookingList
    const owed = bookings.reduce((sum, { owedAmount }) => sum + toCents(owedAmount), 0)
    await switchTo(page, { id: 'bookings' })
    await tap(page.getByRole('button', { name: 'This weekend', exact: true }))
    await expect(page.getByText(`· ${formatDollars(owed)} owed`, { exact: true })).toBeVisible()
    expect(counted()).toEqual({ taps: 1, fields: 0 })
  })

  await test.step('take a booking of a known family by phone', async () => {
    const name = unique('Known Kim')
    const phone = '3055550307'
    await book(name, addDays(today, 110), {
      customerPhone: phone,
      customerEmail: 'kim@example.com',
    })
    await page.goto('/admin/bookings')
    await tap(page.getByRole('button', { name: 'New Booking' }))
    const form = page.getByRole('dialog', { name: 'New Booking' })
    await type(form.getByLabel('Date', { exact: true }), addDays(today, 120))
    await choose(form.getByLabel('Theme').first(), 'Boho Blossom ($75.00)')
    await type(form.getByLabel('Teepees'), '2')
    await expect(form.getByText(`${formatLong(addDays(today, 120))} is free.`)).toBeVisible()
    await expect(form.getByRole('status').filter({ hasText: /^Total/ })).toContainText('$150.00')
    await type(form.getByLabel('Phone', { exact: true }), phone)
    await expect(form.getByText(`${name} booked before.`)).toBeVisible()
    await tap(form.getByRole('button', { name: 'Create Booking' }))
    await expectToast(page, 'created successfully')
    await expect(page.getByRole('dialog', { name: 'Booking Details' })).toContainText(name)
    expect(counted()).toEqual({ taps: 2, fields: 4 })
  })

  await test.step('move a party of a Saturday', async () => {
    const name = unique('Moving Mona')
    await book(name, saturday)
    await page.goto(`/admin/bookings?view=calendar&range=month&day=${addDays(saturday, -2)}`)
    await tap(page.getByRole('button', { name: new RegExp(`^Move ${name}`) }))
    const dialog = page.getByRole('dialog', { name: `Move ${name}’s party` })
    await type(dialog.getByLabel('New day'), addDays(saturday, 2))
    await tap(dialog.getByRole('button', { name: 'Move Party' }))
    await expectToast(page, /is now on /)
    expect(counted()).toEqual({ taps: 2, fields: 1 })
  })

  await test.step('change a price', async () => {
    await page.goto('/admin/settings/prices/damage')
    await type(page.getByLabel(/^Most you may claim/), '100')
    await tap(page.getByRole('button', { name: 'Save Prices' }))
    await expect(page.getByRole('button', { name: 'Save Prices' })).toBeHidden()
    expect(counted()).toEqual({ taps: 1, fields: 1 })
  })

  await test.step('close a day', async () => {
    const day = addDays(saturday, 4)
    // Of the same week, which the month shows whole.
    await page.goto(`/admin/bookings?view=calendar&range=month&day=${addDays(day, -1)}`)
    await tap(page.getByRole('button', { name: new RegExp(`^${formatLong(day)}`) }))
    await tap(page.getByRole('button', { name: 'Close This Day' }))
    await expectToast(page, /unavailable/)
    expect(counted()).toEqual({ taps: 2, fields: 0 })
  })
})
