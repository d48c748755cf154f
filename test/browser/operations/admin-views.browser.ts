import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import {
  aBooking,
  atBothWidths,
  chooseAct,
  DESKTOP,
  expectAccessible,
  moreActs,
  openScreen,
  PHONE,
  switchTo,
  test,
  toastOn,
  unique,
} from '../admin-visit.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { resize, TABLET } from '../viewports.ts'

test('the list of bookings', async ({ adminPage: page, api }) => {
  await test.step('many at once: keys select, what could not be confirmed is said, run sheets and an export follow', async () => {
    const name = unique('Many Mia')
    const bookingDate = addDays(partyDayAt(new Date()), 284)
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
    await views.getByRole('button', { name: 'Remove the view Mia' }).click()
    await expect(views.getByRole('button', { name: 'Mia', exact: true })).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(views.getByRole('button', { name: 'Mia', exact: true })).toBeVisible()

    await page.locator('body').click({ position: { x: 2, y: 2 } })
    for (const key of ['j', 'x', 'j', 'x', 'j', 'j', 'x', 'k']) await page.keyboard.press(key)
    await expect(page.getByRole('button', { name: `View details of booking #${first.id}` })).toBeFocused()
    const bar = page.getByRole('region', { name: 'Selected bookings' })
    await expect(bar).toContainText('3 selected')
    await expectAccessible(page)
    // It is acted on as it is now, not as it was when it was ticked.
    await page
      .getByRole('row')
      .filter({ hasText: `#${second.id}` })
      .getByRole('button', { name: 'Update' })
      .click()
    const status = page.getByRole('dialog', { name: 'Update Booking Status' })
    await status.getByRole('button', { name: 'Confirmed' }).click()
    await expect(status).toBeHidden()
    await atBothWidths(page, expectNoSidewaysScroll)

    const download = page.waitForEvent('download')
    await bar.getByRole('button', { name: 'Export' }).click()
    const csv = await readFile(await (await download).path(), 'utf8')
    const lines = csv.split('\n').filter((line) => line.includes(name))
    expect(lines).toHaveLength(3)
    expect(lines.filter((line) => line.includes(',confirmed,'))).toHaveLength(2)

    await bar.getByRole('button', { name: 'Confirm' }).click()
    const results = page.getByRole('dialog', { name: '1 confirmed, 2 couldn’t' })
    for (const { id } of [second, confirmed])
      await expect(results).toContainText(`#${id} ${name}: It’s already confirmed.`)
    await expectAccessible(page)
    await results.getByRole('button', { name: 'Close' }).first().click()
    await expect(bar).toContainText('2 selected')
    for (const { id } of [first, second])
      expect((await api('GET', `/api/bookings/${id}`)).bookingStatus).toBe('confirmed')

    await bar.getByRole('button', { name: 'Send payment links' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send payment links' }).click()
    await expect(toastOn(page)).toContainText('2 links sent')
    await page.getByRole('button', { name: 'Select all 3 on this page' }).click()
    await bar.getByRole('button', { name: 'Run sheets' }).click()
    await expect(page).toHaveURL(new RegExp(`day=${bookingDate}%2C${addDays(bookingDate, 3)}`))
    await expect(page.getByRole('region', { name: 'Run sheet' })).toHaveCount(2)
    await page.goBack()
    await page.getByRole('button', { name: 'Select all 3 on this page' }).click()
    await expect(bar).toContainText('3 selected')
    await switchTo(page, { id: 'bookings' })
    await expect(page.getByLabel('Search')).toHaveValue('')
    await expect(bar).toBeHidden()
  })

  await test.step('the address keeps filter, order and open row, also for Back and reload; headings sort', async () => {
    const name = unique('Order Oona')
    const bookingDate = addDays(partyDayAt(new Date()), 281)
    const far = await api('POST', '/api/admin/bookings', aBooking(`${name} B`, { bookingDate }))
    const near = await api(
      'POST',
      '/api/admin/bookings',
      aBooking(`${name} A`, { bookingDate: addDays(bookingDate, -1) }),
    )
    await page.setViewportSize(DESKTOP)
    await switchTo(page, { id: 'bookings' })
    await page.getByRole('group', { name: 'Views' }).getByRole('button', { name: 'Unpaid' }).click()
    await page.getByLabel('Search').fill(name)
    const rows = page.getByRole('table', { name: 'Bookings' }).getByRole('row')
    const inOrder = (...ids: readonly number[]) =>
      expect(rows).toContainText(['ID', ...ids.map((id) => `#${id}`)])
    await inOrder(near.id, far.id)
    const sum = 2 * (Number(near.totalAmount) - Number(near.paidAmount))
    await expect(page.getByText(`2 bookings · $${sum.toFixed(2)} owed`)).toBeVisible()
    const date = page.getByRole('columnheader', { name: 'Date' })
    await expect(date).toHaveAttribute('aria-sort', 'ascending')
    await date.getByRole('button').click()
    await expect(date).toHaveAttribute('aria-sort', 'descending')
    await inOrder(far.id, near.id)
    await expectAccessible(page)

    // Anywhere in the row.
    await page.getByRole('cell', { name: `${name} A` }).click()
    await expect(page.getByRole('link', { name: `Booking #${near.id}` })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('link', { name: `Booking #${near.id}` })).toBeVisible()
    await expect(page.getByLabel('Search')).toHaveValue(name)
    await inOrder(far.id, near.id)
    await page.goBack()
    await expect(page.getByRole('link', { name: `Booking #${near.id}` })).toHaveCount(0)
  })

  await test.step('a wide screen shows a booking beside the list, by keys: the next one is a key away, and Escape leaves it', async () => {
    const name = unique('Beside Bella')
    const bookingDate = addDays(partyDayAt(new Date()), 276)
    const { id: older } = await api('POST', '/api/admin/bookings', aBooking(name, { bookingDate }))
    const { id: newer } = await api('POST', '/api/admin/bookings', aBooking(name, { bookingDate }))
    await page.setViewportSize(DESKTOP)
    await switchTo(page, { id: 'bookings' })
    await expect(page.getByLabel('Search')).toHaveValue('')
    await page.getByLabel('Search').fill(name)
    const list = page.getByRole('table', { name: 'Bookings' })
    // The list before had two bookings, too.
    await expect(list.getByRole('row')).toHaveText([/ID/, ...Array(2).fill(new RegExp(name))])
    await page.locator('body').click({ position: { x: 2, y: 2 } })
    for (const key of ['j', 'Enter']) await page.keyboard.press(key)
    const panel = page.getByRole('dialog', { name: 'Booking Details' })
    await expect(panel.getByRole('link', { name: `Booking #${newer}` })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    for (const key of ['j', 'j', 'Enter']) await page.keyboard.press(key)
    await expect(panel.getByRole('link', { name: `Booking #${older}` })).toBeVisible()

    await chooseAct(panel, 'Edit Booking')
    const edit = page.getByRole('dialog', { name: `Edit Booking #${older}` })
    await edit.getByLabel('City').fill('Doral')
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await expect(edit).toBeHidden()
    await expect(panel.getByText('Doral', { exact: true })).toBeVisible()
    await moreActs(panel).focus()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()

    // An icon's tooltip appears once it has keyboard focus, or the pointer rests on it.
    const words = page.getByText(`View details of booking #${newer}`, { exact: true })
    for (const key of ['k', 'k']) await page.keyboard.press(key)
    await expect(words).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(words).toBeHidden()
    await list.getByRole('button', { name: `View details of booking #${newer}` }).hover()
    await expect(words).toBeVisible()
    await words.hover()
    await list.getByRole('link', { name: `#${newer}` }).hover()
    await expect(words).toBeHidden()

    // A booking's page links to the previous and next ones in the list.
    await list.getByRole('link', { name: `#${newer}` }).click()
    await page.getByRole('link', { name: `Next booking, #${older}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Booking #${older}` })).toBeVisible()
    await expect(page.getByRole('link', { name: `Previous booking, #${newer}` })).toBeVisible()
  })

  await test.step('shows the email of a cancellation before, and takes both back', async () => {
    await page.setViewportSize(DESKTOP)
    await switchTo(page, { id: 'bookings' })
    const name = unique('Ulloa')
    const { id } = await api('POST', '/api/admin/bookings', aBooking(name))
    await page.getByLabel('Search').fill(`#${id}`)
    await page.getByRole('row', { name }).getByRole('button', { name: 'Update' }).click()
    const status = page.getByRole('dialog', { name: 'Update Booking Status' })
    await status.getByText(`Cancelled sends an email to ${name}`).click()
    await expect(status.getByText(/^Your party on .* is canceled$/)).toBeVisible()
    await status.getByRole('button', { name: 'Cancelled' }).click()
    await expect(toastOn(page)).toContainText(`Booking #${id} status changed to cancelled.`)
    await expect(page.getByRole('row', { name })).toContainText('Cancelled')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('row', { name })).toContainText('Pending')
    const { mails } = await api('GET', '/api/admin/outbox?pageSize=100')
    expect(mails.filter(({ bookingId, kind }) => bookingId === id && kind === 'cancelled')).toEqual([])
  })

  await test.step('a long list fits: about five bookings on a phone, two lines a row on a tablet, begun in the upper third of a desktop, pages never covered', async () => {
    const made = await api('POST', '/api/admin/bookings', aBooking('Ann Hart'))
    const bookings = Array.from({ length: 25 }, (_, index) => ({ ...made, id: 100_000 - index }))
    await page.route(/\/api\/bookings\?/, (route) =>
      route.fulfill({ json: { bookings, total: 100_000, page: 1, pageSize: 25 } }),
    )
    await page.setViewportSize(PHONE)
    await openScreen(page, '/admin/bookings')
    const row = page.getByRole('row').filter({ hasText: '#100000' })
    const bottom = await page.getByRole('navigation', { name: 'Admin, most used' }).boundingBox()
    const fifth = await page.getByRole('row').filter({ hasText: '#99996' }).boundingBox()
    expect((fifth?.y ?? 0) + (fifth?.height ?? 0) / 2).toBeLessThanOrEqual(bottom?.y ?? 0)
    expect((await row.getByRole('link', { name: '#100000' }).boundingBox())?.height).toBeLessThan(30)
    const expectInSight = async (...labels: readonly string[]) => {
      for (const label of labels) await expect(page.getByLabel(label, { exact: true })).toBeInViewport()
    }
    await expectInSight('Search', 'Status')
    await page.getByRole('button', { name: /^Dates and order/ }).click()
    await expectInSight('From', 'To', 'Sort by')

    await resize(page, TABLET)
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(72)

    await resize(page, DESKTOP)
    expect((await row.boundingBox())?.y).toBeLessThanOrEqual(DESKTOP.height / 3)
    const next = page.getByRole('button', { name: 'Next page' })
    await next.scrollIntoViewIfNeeded()
    await page.getByRole('checkbox', { name: 'Select booking #99976' }).check()
    const bar = await page.getByRole('region', { name: 'Selected bookings' }).boundingBox()
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((await next.boundingBox())?.y ?? 0)
  })
})
