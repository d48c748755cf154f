import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { addDays, partyDayAt } from '#domain/time/party-day.ts'
import { aBooking, atBothWidths, DESKTOP, expectAccessible, test, toastOn, unique } from './admin-visit.ts'
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts'

test('many at once: keys select, what could not be confirmed is said, run sheets and an export follow', async ({
  adminPage: page,
  api,
}) => {
  const name = unique('Many Mia')
  const bookingDate = addDays(partyDayAt(new Date()), 200)
  const [first, second, confirmed] = [
    await api('POST', '/api/admin/bookings', aBooking(name, { bookingDate })),
    await api('POST', '/api/admin/bookings', aBooking(name, { bookingDate: addDays(bookingDate, 3) })),
    await api('POST', '/api/admin/bookings', aBooking(name, { bookingDate, bookingStatus: 'confirmed' })),
  ]
  await page.setViewportSize(DESKTOP)
  await page.goto('/admin/bookings')
  const views = page.getByRole('group', { name: 'Views' })
  await views.getByRole('button', { name: 'Unpaid' }).click()
  await page.getByLabel('Search').fill(name)
  await expect(page.getByText('3 bookings', { exact: true })).toBeVisible()
  await views.getByRole('button', { name: 'Save this view' }).click()
  await page.getByLabel('Name of the view').fill('Mia')
  await page.keyboard.press('Enter')
  await views.getByRole('button', { name: 'All', exact: true }).click()
  await views.getByRole('button', { name: 'Mia', exact: true }).click()
  await expect(page.getByText('3 bookings', { exact: true })).toBeVisible()

  await page.locator('body').click({ position: { x: 2, y: 2 } })
  for (const key of ['j', 'x', 'j', 'x', 'j', 'j', 'x', 'k']) await page.keyboard.press(key)
  await expect(page.getByRole('button', { name: `View details of booking #${second.id}` })).toBeFocused()
  const bar = page.getByRole('region', { name: 'Selected bookings' })
  await expect(bar).toContainText('3 selected')
  await atBothWidths(page, expectAccessible, expectNoSidewaysScroll)

  const download = page.waitForEvent('download')
  await bar.getByRole('button', { name: 'Export' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv.split('\n').filter((line) => line.includes(name))).toHaveLength(3)

  await bar.getByRole('button', { name: 'Confirm' }).click()
  const results = page.getByRole('dialog', { name: '2 confirmed, 1 could not' })
  await expect(results).toContainText(`#${confirmed.id} ${name}: It is confirmed already.`)
  await expectAccessible(page)
  await results.getByRole('button', { name: 'Close' }).first().click()
  await expect(bar).toContainText('1 selected')
  for (const { id } of [first, second])
    expect((await api('GET', `/api/bookings/${id}`)).bookingStatus).toBe('confirmed')

  await bar.getByRole('button', { name: 'Send payment links' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send payment links' }).click()
  await expect(toastOn(page)).toContainText('1 link sent')
  await page.getByRole('button', { name: 'Select all 3 on this page' }).click()
  await bar.getByRole('button', { name: 'Run sheets' }).click()
  await expect(page).toHaveURL(new RegExp(`day=${bookingDate}%2C${addDays(bookingDate, 3)}`))
  await expect(page.getByRole('region', { name: 'Run sheet' })).toHaveCount(2)
})
