import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { addDays, formatLong, partyDayAt } from '#domain/foundation/time/party-day.ts'
import {
  type Api,
  aBooking,
  atBothWidths,
  chooseAct,
  DESKTOP,
  discardQuestion,
  expectAccessible,
  expectToast,
  holdLiveChanges,
  openDetails,
  openTab,
  PHONE,
  showDetails,
  test,
  toastOn,
  unique,
} from '../admin-visit.ts'
import { dayAhead } from '../booking-visit.ts'
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
  await expectToast(page, 'Booking updated')
  await expectToast(page, `Booking #${id} status changed to confirmed.`)
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

test('a booking is edited, its money adds up, and another is made', async ({ adminPage: page, api }) => {
  const { id } = await api('POST', '/api/admin/bookings', aBooking('Price Perez'))
  const details = await openDetails(page, id)
  const edit = page.getByRole('dialog', { name: `Edit Booking #${id}` })

  await test.step('shows the new price before it is saved, and keeps who changed it', async () => {
    await chooseAct(details, 'Edit Booking')
    await edit.getByLabel('Teepees').fill('3')
    await edit.getByLabel('Allergies and needs').fill('No feathers')
    await edit.getByRole('button', { name: 'Increase quantity of Movie Night' }).click()
    await expect(edit.getByText('Total $150.00 $270.00')).toBeVisible()
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toastOn(page)).toContainText('Booking updated successfully')
    await page.getByRole('button', { name: `View details of booking #${id}` }).click()
    await expect(page.getByText(/Total amount: \$150.00 → \$270.00/)).toBeVisible()
    await expect(page.getByText('No feathers', { exact: true })).toBeVisible()
  })

  await test.step('asks before saving over somebody else’s newer version', async () => {
    await chooseAct(details, 'Edit Booking')
    await edit.getByLabel('City').fill('Doral')
    await api('PATCH', `/api/bookings/${id}`, { city: 'Hialeah', partyAddress: '9 Elm Street' })
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await expect(edit.getByText('Someone else saved a newer version')).toBeVisible()
    await edit.getByRole('button', { name: 'Overwrite with Mine' }).click()
    await expect(toastOn(page)).toContainText('Booking updated successfully')
    await expect(edit).toBeHidden()
    const saved = { city: 'Doral', partyAddress: '9 Elm Street' }
    expect(await api('GET', `/api/bookings/${id}`)).toMatchObject(saved)
  })

  await test.step('a saved booking is left without a question', async () => {
    await openTab(page, 'Dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })

  await openTab(page, 'Bookings')
  await test.step('the details begin with a statement that adds up', async () => {
    const order = { addons: [{ addonId: 1, quantity: 1 }], couponCode: 'WELCOME10' }
    const { id } = await api('POST', '/api/admin/bookings', aBooking('Statement Soto', order))
    await api('POST', `/api/bookings/${id}/payments`, { amount: '100.00', method: 'cash' })
    const booking = await api('GET', `/api/bookings/${id}`)
    const statement = (await showDetails(page, id)).getByRole('region', { name: 'Statement' })
    const lines = statement.locator('dl > div')
    await expect(lines).not.toHaveCount(0)
    const rows = await lines.allTextContents()
    const toCents = (row: string) => Math.round(Number(/(-?)\$([\d.]+)$/.exec(row)?.slice(1).join('')) * 100)
    const sum = (isOne: (row: string) => boolean) =>
      rows.filter(isOne).reduce((cents, row) => cents + toCents(row), 0)
    const total = rows.findIndex((row) => row.startsWith('Total$'))
    expect(sum((row) => rows.indexOf(row) < total)).toBe(toCents(rows[total] ?? ''))
    const price = sum((row) => /^(Total\$|WELCOME10|Coupon|Discount)/.test(row))
    expect(sum((row) => /^(Paid|Deposit paid|Rest|Balance)/.test(row))).toBe(price)
    await expect(statement).toContainText(/Balance due\w{3} \d+, \d{4}/)
    expect(toCents(rows.find((row) => row.startsWith('Total after discount')) ?? '')).toBe(price)
    expect(Number(booking.owedAmount) * 100).toBe(price - 10_000)
  })

  await page.keyboard.press('Escape')
  await test.step('shows what cancelling gives back', async () => {
    const { id } = await api('POST', '/api/admin/bookings', aBooking('Cash Castillo'))
    await api('POST', `/api/bookings/${id}/payments`, { amount: '150.00', method: 'cash' })
    await page.getByLabel('Search').fill(`#${id}`)
    const row = page.getByRole('row').filter({ hasText: 'Cash Castillo' })
    await row.getByRole('button', { name: 'Update', exact: true }).click()
    await page.getByRole('button', { name: 'Cancelled' }).click()
    const cancel = page.getByRole('dialog', { name: 'Cancel Booking' })
    await expect(cancel).toContainText('$150.00 was paid. Under the policy, we refund $75.00.')
    await cancel.getByRole('button', { name: 'Cancel and Refund' }).click()
    await expectToast(page, `Booking #${id} status changed to cancelled. Refund: $75.00.`)
  })

  await test.step('asks before Back loses a half-filled booking', async () => {
    await openTab(page, 'Dashboard')
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

  await test.step('takes a booking on the phone, onto a closed day only after asking', async () => {
    // No other test closes or books this day.
    const bookingDate = dayAhead(378)
    const closed = await api('POST', '/api/unavailable-dates', { date: bookingDate, reason: 'Inventory' })
    await openTab(page, 'Bookings')
    await page.getByRole('button', { name: 'New Booking' }).click()
    const form = page.getByRole('dialog', { name: 'New Booking' })
    await form.getByRole('button', { name: 'Create Booking' }).click()
    await expect(form.getByText('Please enter a valid phone number')).toBeVisible()
    await form.getByLabel('Customer name').fill('Phone Padilla')
    await form.getByLabel('Phone').fill('305 555 0199')
    await form.getByLabel('Email').fill('phone@example.com')
    await form.getByLabel('Party address').fill('7 Bay Road')
    await form.getByLabel('ZIP').fill('33139')
    await form.getByLabel('Date', { exact: true }).fill(bookingDate)
    await form.getByLabel('Theme').first().selectOption('Boho Blossom ($75.00)')
    await expect(form.getByRole('status').filter({ hasText: /^Total/ })).toContainText('$75.00')
    await form.getByRole('button', { name: 'Create Booking' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Book Anyway' }).click()
    await expectToast(page, 'created successfully')
    await expect(page.getByRole('dialog', { name: 'Booking Details' })).toContainText('Phone Padilla')
    await api('DELETE', `/api/unavailable-dates/${closed.id}`)
  })
})

test('the list is exported, planned by calendar and run sheet, and fetched page by page', async ({
  adminPage: page,
  api,
}) => {
  await page.goto('/admin/bookings')
  await test.step('exports the filtered list', () => exportList(page, api))
  await page.keyboard.press('Escape')
  await test.step('plans by calendar and run sheet', () => plan(page, api))
  await page.emulateMedia({ media: null })
  await fetchPageByPage(page, api)
})

async function exportList(page: Page, api: Api): Promise<void> {
  const owner = unique('Export Espinoza')
  const name = `=HYPERLINK("x") ${owner}`
  await api('POST', '/api/admin/bookings', aBooking(name))
  await page.getByLabel('Search').fill('Nobody has this name')
  await expect(page.getByText('No bookings found.')).toBeVisible()
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await expect(toastOn(page)).toContainText('There are no bookings available to export.')
  await page.getByLabel('Search').fill(owner)
  await expect(page.getByText(name)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^bookings-\d{4}-\d{2}-\d{2}\.csv$/)
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv).toMatch(/^\uFEFFBooking ID,Customer Name,Email.*,Booking Status,Special Requests\n/)
  expect(csv).toContain(`"'=HYPERLINK(""x"") ${owner}"`)
  await page.getByRole('button', { name: 'Export everything' }).click()
  const everything = page.getByRole('dialog', { name: 'Export everything' })
  await everything.getByRole('switch', { name: 'Email', exact: true }).uncheck()
  await expectAccessible(page)
  const more = page.waitForEvent('download')
  await everything.getByRole('button', { name: /^Export \d+ Columns$/ }).click()
  const all = await readFile(await (await more).path(), 'utf8')
  expect(all).toMatch(
    /^\uFEFFBooking ID,Customer Name,Phone,.*,Start Time,.*,Owed,.*,Source,First Source,Heard From,/,
  )
}

async function plan(page: Page, api: Api): Promise<void> {
  const soon = dayAhead(1)
  const name = unique('Calendar Cruz')
  await api('POST', '/api/admin/bookings', aBooking(name, { bookingDate: soon, bookingStatus: 'confirmed' }))
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
  await atBothWidths(page, expectAccessible, expectNoSidewaysScroll)
  await calendar.getByRole('button', { name: 'New Booking' }).click()
  await expect(page.getByRole('dialog').getByLabel('Date', { exact: true })).toHaveValue(`${nextMonth}-11`)
  await page.keyboard.press('Escape')
  for (const _ of ['this month', 'last month', 'the month before'])
    await page.getByRole('button', { name: 'Previous month' }).click()
  await expect(page.getByText('No parties in this month.')).toBeVisible()
  await page.getByRole('tab', { name: 'Run sheet' }).click()
  await page.getByRole('button', { name: 'Next day' }).click()
  const stop = page.getByRole('listitem').filter({ hasText: name })
  await expect(stop.getByRole('link', { name: '(305) 555-0123' })).toHaveAttribute('href', 'tel:3055550123')
  await expect(stop.getByText('2 × Boho Blossom, 6 guests')).toBeVisible()
  await atBothWidths(page, expectAccessible)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(stop).toBeVisible()
}

async function fetchPageByPage(page: Page, api: Api): Promise<void> {
  await test.step('says so when it cannot be loaded', async () => {
    await page.route('**/api/bookings?*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/admin/bookings')
    await expect(page.getByText('Error loading bookings')).toBeVisible()
    await expect(page.getByText('Please try again later.')).toBeVisible()
    await page.unroute('**/api/bookings?*')
  })

  await test.step('fetches and shows one page at a time, however many bookings there are', async () => {
    const made = await api('POST', '/api/admin/bookings', aBooking('Hundred Thousand Hart'))
    const bookings = Array.from({ length: 25 }, (_, index) => ({ ...made, id: 100_000 - index }))
    const asked: URLSearchParams[] = []
    await page.route(/\/api\/bookings(\?|$)/, (route) => {
      asked.push(new URL(route.request().url()).searchParams)
      return route.fulfill({
        json: { bookings, total: 100_000, page: Number(asked.at(-1)?.get('page')), pageSize: 25 },
      })
    })
    await page.reload()
    await expect(page.getByText('100,000 bookings')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Bookings' }).getByRole('row')).toHaveCount(26)
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page.getByText('Page 2 of 4,000')).toBeVisible()
    // Once live updates are on, the screen may request a page again.
    expect(
      new Set(asked.map((question) => `${question.get('page')} of ${question.get('pageSize')}`)),
    ).toEqual(new Set(['1 of 25', '2 of 25']))
  })
}
