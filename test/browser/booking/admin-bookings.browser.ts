import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { addDays, formatLong, partyDayAt } from '#domain/foundation/time/party-day.ts'
import {
  type Api,
  aBooking,
  atBothWidths,
  DESKTOP,
  discardQuestion,
  expectAccessible,
  expectToast,
  holdLiveChanges,
  openTab,
  PHONE,
  showDetails,
  test,
  unique,
} from '../admin-visit.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { expectTargets } from '../expect-targets.ts'

async function findAndConfirm(page: Page, api: Api): Promise<void> {
  const name = unique('Filter Flores')
  const order = aBooking(name, { specialRequests: 'No balloons, please' })
  const { id, bookingDate } = await api('POST', '/api/admin/bookings', order)
  await page.getByLabel('Search').fill(name)
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  await page.getByLabel('Status').selectOption('Completed')
  await expect(page.getByText('No bookings found.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByLabel('Search').fill(name)
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  await expectAccessible(page)
  if (page.viewportSize()?.width === PHONE.width) await expectTargets(page)
  const row = page.getByRole('row').filter({ hasText: name })
  for (const words of ['Boho Blossom', bookingDate.slice(0, 4), 'Pending', '$150.00', 'Unpaid, $150.00 owed'])
    await expect(row).toContainText(words)
  // Even on a phone, a booking is a single table row.
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(144)
  await page.getByRole('button', { name: `View details of booking #${id}` }).click()
  const details = page.getByRole('dialog', { name: 'Booking Details' })
  for (const words of [
    `Booking #${id}`,
    name,
    'maria@example.com',
    '12 Palm Street',
    'No balloons, please',
    'Unpaid',
    'Deposit amount',
  ])
    await expect(details.getByText(words, { exact: true })).toBeVisible()
  await expect(details.getByText('Payment ID')).toHaveCount(0)
  await expect(details.getByRole('region', { name: 'Statement' })).toContainText('Total$150.00')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  const status = page.getByRole('dialog', { name: 'Update Booking Status' })
  await expect(status).toContainText('Current status: Pending')
  await status.getByRole('button', { name: 'Confirmed' }).click()
  await expectToast(page, 'Booking updated', `Booking #${id} status changed to confirmed.`)
  await expect(page.getByRole('cell', { name: 'Confirmed' })).toBeVisible()
}

test('phones and desktops find and show bookings and set their status', async ({ adminPage: page, api }) => {
  // With live updates the page would already know, and would not have to ask.
  await holdLiveChanges(page)
  await page.setViewportSize(PHONE)
  await page.goto('/admin/bookings')
  await test.step('filters, shows details and sets a status, 390 px wide', () => findAndConfirm(page, api))

  await test.step('a phone shows the number of a booking, and a cell for each header', async () => {
    const { id } = await api('POST', '/api/admin/bookings', aBooking('Number Navarro'))
    await page.getByLabel('Search').fill(`#${id}`)
    await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
    const row = page.getByRole('row', { name: 'Number Navarro' })
    await expect(row.getByText(`#${id}`, { exact: true })).toBeVisible()
    await expect(row.getByRole('cell')).toHaveCount(await page.getByRole('columnheader').count())
  })

  await test.step('a phone beside the van: call, find the way and confirm', async () => {
    const { id } = await api('POST', '/api/admin/bookings', aBooking('Van Valdez'))
    const details = await showDetails(page, id)
    await expect(details.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:3055550123')
    await expect(details.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=12%20Palm%20Street%2C%20Miami%2C%20FL%2033101',
    )
    for (const name of ['Call', 'Directions', 'Confirm Booking']) {
      const target = details.getByRole(/Confirm/.test(name) ? 'button' : 'link', { name })
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await expect(target).toBeInViewport()
    }
    await details.getByRole('button', { name: 'Confirm Booking' }).click()
    await expectToast(page, 'Booking confirmed successfully')
    await expect(details.getByText('Confirmed', { exact: true })).toBeVisible()
    await expect(details.getByRole('button', { name: 'Confirm Booking' })).toHaveCount(0)
  })

  await page.keyboard.press('Escape')
  await page.setViewportSize(DESKTOP)
  await test.step('filters, shows details and sets a status, 1440 px wide', () => findAndConfirm(page, api))

  await test.step('a status that somebody else changed in the meantime is chosen again with open eyes', async () => {
    const name = 'Status Suarez'
    const { id } = await api('POST', '/api/admin/bookings', aBooking(name))
    await page.getByLabel('Search').fill(`#${id}`)
    const row = page.getByRole('row').filter({ hasText: name })
    await row.getByRole('button', { name: 'Update', exact: true }).click()
    const status = page.getByRole('dialog', { name: 'Update Booking Status' })
    await api('PUT', `/api/bookings/${id}`, { bookingStatus: 'cancelled' })
    await status.getByRole('button', { name: 'Confirmed' }).click()
    await expect(status.getByText('Someone else changed this booking in the meantime.')).toBeVisible()
    await expect(status).toContainText('Current status: Cancelled')
    expect(await api('GET', `/api/bookings/${id}`)).toMatchObject({ bookingStatus: 'cancelled' })
    await status.getByRole('button', { name: 'Confirmed' }).click()
    await expectToast(page, `Booking #${id} status changed to confirmed.`)
  })
})

test('Back asks before it loses a half-filled booking', async ({ adminPage: page }) => {
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await openTab(page, 'Bookings')
  await page.getByRole('button', { name: 'New Booking' }).click()
  const form = page.getByRole('dialog', { name: 'New Booking' })
  await form.getByLabel('Customer name').fill('Half Hernandez')
  await page.goBack()
  await discardQuestion(page).getByRole('button', { name: 'Keep Editing' }).click()
  await expect(discardQuestion(page)).toBeHidden()
  await expect(page).toHaveURL(/\/admin\/bookings$/)
  await expect(form.getByLabel('Customer name')).toHaveValue('Half Hernandez')
  await page.goBack()
  await discardQuestion(page).getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(form).toBeHidden()
  await page.goForward()
  await page.getByRole('button', { name: 'New Booking' }).click()
  await expect(form.getByLabel('Customer name')).toHaveValue('')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('the list is exported and planned by calendar', async ({ adminPage: page, api }) => {
  await page.goto('/admin/bookings')
  await test.step('exports the filtered list', () => exportList(page, api))
  await test.step('plans by calendar', () => plan(page, api))
})

async function exportList(page: Page, api: Api): Promise<void> {
  const owner = unique('Export Espinoza')
  const name = `=HYPERLINK("x") ${owner}`
  await api('POST', '/api/admin/bookings', aBooking(name))
  await page.getByLabel('Search').fill(owner)
  await expect(page.getByText(name)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^bookings-\d{4}-\d{2}-\d{2}\.csv$/)
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv).toMatch(/^\uFEFFBooking ID,Customer Name,Email.*,Booking Status,Special Requests\n/)
  expect(csv).toContain(`"'=HYPERLINK(""x"") ${owner}"`)
}

async function plan(page: Page, api: Api): Promise<void> {
  const name = unique('Calendar Cruz')
  const nextMonth = addDays(`${partyDayAt(new Date()).slice(0, 7)}-28`, 7).slice(0, 7)
  const later = { bookingDate: `${nextMonth}-10`, bookingStatus: 'confirmed' }
  await api('POST', '/api/admin/bookings', aBooking(name, later))
  await page.setViewportSize(PHONE)
  await page.getByRole('tab', { name: 'Calendar' }).click()
  await page.getByRole('button', { name: 'Week', exact: true }).click()
  await page.getByRole('button', { name: 'Month', exact: true }).click()
  const calendar = page.getByRole('region', { name: 'Calendar of parties' })
  await expect(calendar).toBeVisible()
  await page.getByRole('button', { name: 'Next month' }).click()
  const dayAfter = formatLong(`${nextMonth}-11`)
  await calendar.getByRole('button', { name: new RegExp(`^${dayAfter}, `) }).click()
  await expect(calendar.getByRole('region', { name: dayAfter })).toContainText(/\d not back yet/)
  await atBothWidths(page, expectNoSidewaysScroll)
  await expectAccessible(page)
  await calendar.getByRole('button', { name: 'New Booking' }).click()
  await expect(page.getByRole('dialog').getByLabel('Date', { exact: true })).toHaveValue(`${nextMonth}-11`)
}
