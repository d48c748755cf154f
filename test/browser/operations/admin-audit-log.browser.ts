import { expect } from '@playwright/test'
import type { AuditPage } from '#contract/operations/audit.ts'
import {
  aBooking,
  atBothWidths,
  expectAccessible,
  holdLiveChanges,
  PHONE,
  test,
  unique,
} from '../admin-visit.ts'

test('the log tells what happened, and is paged', async ({ adminPage: page, api }) => {
  await page.setViewportSize(PHONE)
  await holdLiveChanges(page)
  // The log of a new site is empty.
  await api('POST', '/api/admin/bookings', aBooking(unique('First Flores')))

  await page.goto('/admin/audit-log')

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
