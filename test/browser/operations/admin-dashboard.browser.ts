import { expect } from '@playwright/test'
import { formatShort } from '#domain/foundation/time/party-day.ts'
import {
  aBooking,
  atBothWidths,
  DESKTOP,
  expectAccessible,
  holdLiveChanges,
  PHONE,
  test,
  toastOn,
} from '../admin-visit.ts'
import { dayAhead } from '../booking-visit.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'

test('the dashboard shows the business, and recent bookings are changed', async ({
  adminPage: page,
  api,
}) => {
  await api('POST', '/api/admin/bookings', aBooking('Glance Garcia'))
  await page.setViewportSize(PHONE)

  await holdLiveChanges(page)
  await page.goto('/admin/dashboard')
  await page.getByRole('button', { name: /^Overview/ }).click()
  await expect(page.getByRole('region', { name: 'Next Parties' })).toBeVisible()
  await page.setViewportSize(DESKTOP)
  await test.step('shows the business at a glance', async () => {
    for (const name of ['Total Themes', 'Active Bookings', 'Total Revenue', 'Upcoming (30 days)'])
      await expect(page.getByText(name, { exact: true })).toBeVisible()
    const themes = page.getByRole('region', { name: 'Popular Themes' })
    await expect(themes.getByRole('listitem')).toHaveCount(3)
    const withPrices = themes.getByRole('listitem').filter({ hasText: /\$\d+\.\d\d per day/ })
    await expect(withPrices).toHaveCount(3)
    await expect(page.getByRole('table', { name: 'Recent bookings' }).getByRole('row')).not.toHaveCount(0)
    await expect(page.getByRole('img', { name: /^Bar chart/ })).toBeVisible()
    await page.getByText('Show as a table').click()
    await expect(page.getByRole('table', { name: 'Revenue and bookings by month' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('modifies a recent booking', async () => {
    const wanted = aBooking('Recent Ramirez')
    const { bookingDate } = wanted
    const { id } = await api('POST', '/api/admin/bookings', wanted)
    // Other tests change the newest five bookings meanwhile: this page gets only this test's booking.
    await page.route('**/api/bookings?page=1&pageSize=5', async (route) => {
      const found = await api(`GET`, `/api/bookings?page=1&pageSize=5&search=%23${id}`)
      await route.fulfill({ json: found })
    })
    const today = Promise.withResolvers<void>()
    await page.route('**/api/admin/today', (route) => today.promise.then(() => route.fallback()))
    await page.goto('/admin/dashboard')
    const row = page.getByRole('row', { name: new RegExp(`#${id} `) })
    await expect(page.getByRole('row', { name: `#${id} `, includeHidden: true })).toBeAttached()
    // What is above it is still loading, and would move it under a finger.
    await expect(row).toBeHidden()
    today.resolve()
    const date = row.getByText(formatShort(bookingDate))
    expect(await date.evaluate((words) => words.getClientRects().length)).toBe(1)
    await row.getByRole('button', { name: `Modify booking #${id}` }).click()
    const modify = page.getByRole('dialog', { name: `Modify Booking #${id}` })
    await modify.getByLabel('Customer name').fill('')
    await expect(modify.getByRole('button', { name: 'Save Changes' })).toBeDisabled()
    await modify.getByLabel('Customer name').fill('Recently Renamed')
    const sent = page.waitForRequest((request) => request.method() === 'PATCH')
    await modify.getByRole('button', { name: 'Save Changes' }).click()
    // Both fields are sent, though only the name changed.
    expect((await sent).postDataJSON()).toMatchObject({ customerName: 'Recently Renamed', bookingDate })
    await expect(toastOn(page)).toContainText('Booking updated successfully')
    await expect(row.getByText('Recently Renamed')).toBeVisible()

    await row.getByRole('button', { name: `Modify booking #${id}` }).click()
    await modify.getByLabel('Booking date').fill(dayAhead(-1))
    await modify.getByRole('button', { name: 'Save Changes' }).click()
    await expect(modify.getByText('Choose today or a later day')).toBeVisible()
    await modify.getByLabel('Booking date').fill(dayAhead(251))
    const statements = modify.getByRole('region', { name: 'Before and now' })
    await expect(statements).toContainText('Moving doesn’t change what’s refundable')
    await atBothWidths(page, expectNoSidewaysScroll)
    await modify.getByRole('button', { name: 'Save Changes' }).click()
    await expect(row.getByText(formatShort(dayAhead(251)))).toBeVisible()
  })

  await test.step('a booking that is paid meanwhile is deleted only once the money is decided about', async () => {
    const { id } = await api('POST', '/api/admin/bookings', aBooking('Paid Meanwhile'))
    await page.route('**/api/bookings?page=1&pageSize=5', async (route) => {
      const found = await api(`GET`, `/api/bookings?page=1&pageSize=5&search=%23${id}`)
      await route.fulfill({ json: found })
    })
    await page.goto('/admin/dashboard')
    await page.getByRole('button', { name: `Delete booking #${id}` }).click()
    const confirm = page.getByRole('alertdialog')
    await expect(confirm.getByRole('radio')).toHaveCount(0)
    await api('POST', `/api/bookings/${id}/payments`, { amount: '20.00', method: 'cash' })
    await confirm.getByRole('button', { name: 'Delete' }).click()
    await expect(confirm.getByText('was paid since you opened it')).toBeVisible()
    await expect(
      confirm.getByRole('group', { name: 'What happens to the $20.00 that was paid?' }),
    ).toBeVisible()
    await expect(confirm).toContainText(`Are you sure you want to delete booking #${id} for Paid Meanwhile?`)
    await expectAccessible(page)

    await confirm.getByRole('button', { name: 'Delete' }).click()
    await expect(confirm.getByText('Choose what happens to the money')).toBeVisible()
    await confirm.getByRole('radio', { name: /^Keep it/ }).check()
    await confirm.getByRole('button', { name: 'Delete' }).click()
    await expect(confirm.getByText('Say why you’re keeping the money')).toBeVisible()
    await confirm.getByLabel('Reason').fill('Nobody opened the door')
    await confirm.getByRole('button', { name: 'Delete' }).click()
    await expect(toastOn(page)).toContainText('Booking deleted successfully')
    const { entries } = await api('GET', `/api/admin/audit?subject=booking&subjectId=${id}`)
    expect(entries[0]?.details).toContain('Of $20.00 paid, $0.00 refunded. Nobody opened the door')
  })

  await test.step('says what failed, and shows no change that did not happen', async () => {
    const { id } = await api('POST', '/api/admin/bookings', aBooking('Failing Fernandez'))
    await page.route('**/api/bookings?page=1&pageSize=5', async (route) =>
      route.fulfill({ json: await api('GET', `/api/bookings?page=1&pageSize=5&search=%23${id}`) }),
    )
    await page.route(`**/api/bookings/${id}`, (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/admin/dashboard')
    const row = page.getByRole('row', { name: new RegExp(`#${id} `) })
    await row.getByRole('button', { name: `Confirm booking #${id}` }).click()
    await expect(toastOn(page)).toContainText('Failed to confirm booking')
    await expect(row.getByText('Pending')).toBeVisible()
  })
})
