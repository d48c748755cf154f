import { expect } from '@playwright/test'
import type { AuditPage } from '#contract/operations/audit.ts'
import { formatShort } from '#domain/foundation/time/party-day.ts'
import {
  aBooking,
  atBothWidths,
  expectAccessible,
  holdLiveChanges,
  PHONE,
  test,
  unique,
} from '../admin-visit.ts'
import { dayAhead } from '../booking-visit.ts'

test('the log tells what happened, once it can be read, and is paged', async ({ adminPage: page, api }) => {
  await page.setViewportSize(PHONE)
  await holdLiveChanges(page)
  // The log of a new site is empty.
  await api('POST', '/api/admin/bookings', aBooking(unique('First Flores')))

  await test.step('a log that cannot be read can be asked for again', async () => {
    let isBroken = true
    await page.route('**/api/admin/audit?*', (route) =>
      isBroken ? route.fulfill({ status: 500, json: { message: 'no' } }) : route.continue(),
    )
    await page.goto('/admin/audit-log')
    await expect(page.getByText('Failed to load the audit log')).toBeVisible()
    isBroken = false
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('table', { name: 'Changes, newest first' })).toBeVisible()
  })

  await test.step('tells who changed what, and leads to the booking', async () => {
    const name = unique('Logged Lopez')
    const { id } = await api('POST', '/api/admin/bookings', aBooking(name))
    await api('PATCH', `/api/bookings/${id}`, { city: 'Coral Gables' })
    await page.getByLabel('Kind').selectOption('Bookings')
    await page.getByLabel('Person').selectOption('admin')
    const row = page.getByRole('row').filter({ hasText: `Booking #${id} changed` })
    await expect(row).toContainText('admin')
    await expect(row).toContainText('City: Miami → Coral Gables')
    await atBothWidths(page, expectAccessible)
    await row.getByRole('button', { name: `Booking #${id}` }).click()
    await expect(page.getByRole('dialog', { name: 'Booking Details' })).toContainText(name)
    await page.keyboard.press('Escape')
    await expect(row.getByRole('button', { name: `Booking #${id}` })).toBeFocused()
  })

  await test.step('a day is closed and opened, each written down', async () => {
    // No other test closes or books this day.
    const date = dayAhead(388)
    const { id } = await api('POST', '/api/unavailable-dates', { date, reason: 'Inventory' })
    await api('DELETE', `/api/unavailable-dates/${id}`)
    await page.getByLabel('Person').selectOption({ index: 0 })
    await page.getByLabel('Kind').selectOption('Availability')
    const entries = page.getByRole('row').filter({ hasText: `${formatShort(date)}: Inventory` })
    await expect(entries.nth(0)).toContainText('Day opened')
    await expect(entries.nth(1)).toContainText('Day closed')
  })

  await test.step('pages, narrows by date and starts again at the first page', async () => {
    const asked: URLSearchParams[] = []
    await page.route('**/api/admin/audit?*', (route) => {
      const question = new URL(route.request().url()).searchParams
      asked.push(question)
      const number = Number(question.get('page'))
      const response: AuditPage = {
        total: question.has('from') ? 0 : 60,
        page: number,
        pageSize: 25,
        actors: ['system'],
        entries: question.has('from') ? [] : [entry(number)],
      }
      return route.fulfill({ json: response })
    })
    await page.goto('/admin/audit-log')
    await expect(page.getByText('60 changes')).toBeVisible()
    await expect(page.getByText('Page 1 of 3')).toBeVisible()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page.getByRole('cell', { name: 'on page 2' })).toBeVisible()
    await expect(page.getByRole('cell', { name: 'The site itself' })).toBeVisible()
    await page.getByLabel('From').fill('2027-01-04')
    await expect(page.getByText('No changes found.')).toBeVisible()
    expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({ page: '1', pageSize: '25', from: '2027-01-04' })
  })
})

function entry(page: number): AuditPage['entries'][number] {
  return {
    id: page,
    actor: 'system',
    action: 'released',
    subject: 'booking',
    subjectId: page,
    details: `on page ${page}`,
    told: [{ text: `on page ${page}`, language: 'en' }],
    createdAt: '2027-01-04T14:00:00.000Z',
  }
}
