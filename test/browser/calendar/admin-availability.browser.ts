import { expect } from '@playwright/test'
import { formatLong } from '#domain/foundation/time/party-day.ts'
import {
  aBooking,
  atBothWidths,
  expectAccessible,
  expectToast,
  PHONE,
  test,
  toastOn,
  unique,
} from '../admin-visit.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'

const longDate = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

test('days are closed and opened', async ({ adminPage: page, api }) => {
  const party = aBooking(unique('Closed'), { bookingStatus: 'confirmed' })
  const { id, bookingDate, customerName } = await api('POST', '/api/admin/bookings', party)
  await page.setViewportSize(PHONE)
  await page.goto('/admin/availability')
  await expect(page.getByRole('region', { name: 'The year at a glance' }).getByRole('img')).toHaveCount(12)

  await test.step('closes and opens a day', async () => {
    const reason = unique('Inventory day')
    await page.getByRole('button', { name: 'Add Date' }).click()
    const form = page.getByRole('region', { name: 'Add an unavailable date' })
    await form.getByLabel('Reason (optional)').fill('ab')
    await form.getByRole('button', { name: 'Add Date' }).click()
    await expect(form.getByText('A date is required')).toBeVisible()
    await expect(form.getByText('Reason must be at least 3 characters')).toBeVisible()
    await form.getByLabel('Reason (optional)').fill(reason)
    // 324 to 357 days ahead, whatever today is: no other test books there.
    for (let months = 0; months < 11; months++)
      await form.getByRole('button', { name: 'Go to the Next Month' }).click()
    const days = form.getByRole('gridcell').locator('button:not([disabled]):not([aria-disabled="true"])')
    await days.nth(20).click()
    await form.getByRole('button', { name: 'Add Date' }).click()
    await expect(toastOn(page)).toContainText('Date Added')
    // It stays for as long as it has the focus.
    await page.getByRole('button', { name: 'Undo' }).focus()
    const closed = await api('GET', '/api/unavailable-dates')
    const added = closed.find((day) => day.reason === reason)
    const card = page.getByRole('listitem').filter({ hasText: reason })
    await expect(card).toContainText(longDate(added?.date ?? ''))
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(card).toHaveCount(0)
    await api('POST', '/api/unavailable-dates', { date: added?.date, reason })
    await card.getByRole('button', { name: /^Delete/ }).click()
    await expect(toastOn(page)).toContainText('Date Removed')
    await expect(card).toContainText('Removed · Undo')
    await toastOn(page).getByRole('button', { name: 'Undo' }).click()
    await expect(card).toContainText(longDate(added?.date ?? ''))
    await card.getByRole('button', { name: /^Delete/ }).click()
    await expect(card).toContainText('Removed · Undo')
  })

  await test.step('tells of the parties on a day that is to be closed, and closes it all the same', async () => {
    await page.getByRole('button', { name: 'Add Date' }).click()
    const form = page.getByRole('region', { name: 'Add an unavailable date' })
    const day = form.getByRole('button', { name: formatLong(bookingDate) })
    while (!(await day.isVisible())) await form.getByRole('button', { name: 'Go to the Next Month' }).click()
    await day.click()
    const parties = form.getByRole('list', { name: `Parties on ${formatLong(bookingDate)}` })
    await expect(parties.getByRole('listitem').filter({ hasText: customerName })).toContainText('Confirmed')
    await expect(form).toContainText('Closing the day cancels nothing and notifies no one')
    await expectAccessible(page)
    await atBothWidths(page, expectNoSidewaysScroll)
    await parties.getByRole('button', { name: `#${id} ${customerName}` }).click()
    const details = page.getByRole('dialog', { name: 'Booking Details' })
    await expect(details).toContainText(customerName)
    await details.getByRole('button', { name: 'Close' }).click()

    await form.getByRole('button', { name: 'Add Date' }).click()
    await expectToast(page, 'Date Added')
    const card = page
      .getByRole('listitem')
      .filter({ hasText: 'Nothing was canceled when the day was closed.' })
    const ours = card.filter({ hasText: customerName })
    await expect(ours).toContainText(formatLong(bookingDate))
    await expectAccessible(page)
    await atBothWidths(page, expectNoSidewaysScroll)
    await ours.getByRole('button', { name: `Delete ${formatLong(bookingDate)}` }).click()
    await expectToast(page, 'Date Removed')
  })

  await test.step('an open calendar says so, and its year counts parties as well as teepees', async () => {
    await page.route('**/api/unavailable-dates', (route) => route.fulfill({ json: [] }))
    const room = { parties: 0, maxParties: 4, teepeesInUse: 0, teepeesLeft: 24, teepeeStock: 24 }
    const open = { isUnavailable: false, unavailableReason: null }
    await page.route('**/api/admin/day-rooms?*', (route) =>
      route.fulfill({
        json: [
          { date: '2027-02-01', ...room, ...open, parties: 3, teepeesInUse: 3, teepeesLeft: 21 },
          { date: '2027-02-02', ...room, ...open, parties: 4, teepeesInUse: 4, teepeesLeft: 0 },
          { date: '2027-02-03', ...room, ...open },
          {
            date: '2027-02-04',
            ...room,
            isUnavailable: true,
            unavailableReason: 'Inventory',
            teepeesLeft: 0,
          },
        ],
      }),
    )
    await page.goto('/admin/availability')
    await expect(
      page.getByText('No unavailable dates have been set. All dates are currently available for booking.'),
    ).toBeVisible()
    await expect(
      page.getByRole('img', { name: 'February 2027: 1 unavailable, 1 full, 1 nearly full, 1 free' }),
    ).toBeVisible()
    await expect(page.getByTitle('Monday, February 1, 2027: 3 of 4 parties, 21 teepees left')).toBeVisible()
  })
})
