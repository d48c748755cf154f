import { expect } from '@playwright/test'
import { tabs } from '#app/admin/tabs.ts'
import { aBooking, openScreen, test } from './admin-visit.ts'
import { resize } from './viewports.ts'

const WIDTHS = [320, 768, 1440]

test('nothing in the admin is wider than the screen', async ({ adminPage: page, api }) => {
  test.slow()
  const booking = aBooking('Alexandria Montgomery-Papadopoulos de la Cruz', {
    bookingStatus: 'confirmed',
    customerEmail: `${'a'.repeat(40)}@${'b'.repeat(40)}.example.com`,
  })
  await api('POST', '/api/admin/bookings', booking)
  const views = [
    ...tabs.map(({ id }) => id),
    'bookings?view=calendar',
    `bookings?view=run-sheet&day=${booking.bookingDate}`,
  ]
  for (const view of views) {
    await test.step(view, async () => {
      await openScreen(page, `/admin/${view}`)
      for (const width of WIDTHS) {
        await resize(page, { width, height: 900 })
        const over = await page.evaluate(() => {
          const tables = [...document.querySelectorAll('main table')]
          const tableOver = tables.map((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))
          return Math.max(document.documentElement.scrollWidth - innerWidth, ...tableOver)
        })
        expect.soft(over, `${view} on ${width} px`).toBeLessThanOrEqual(0)
      }
    })
  }
})
