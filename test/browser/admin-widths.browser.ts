import { expect } from '@playwright/test'
import { tabs } from '#app/admin/tabs.ts'
import { aBooking, test } from './admin-visit.ts'

const VIEWS = [
  ...tabs.map(({ id }) => id),
  'bookings?view=calendar',
  `bookings?view=run-sheet&day=${aBooking('nobody').bookingDate}`,
]

for (const width of [320, 768, 1440]) {
  test(`nothing in the admin is wider than a screen of ${width} px`, async ({ adminPage: page, api }) => {
    await api('POST', '/api/admin/bookings', {
      ...aBooking('Alexandria Montgomery-Papadopoulos de la Cruz', { bookingStatus: 'confirmed' }),
      customerEmail: `${'a'.repeat(40)}@${'b'.repeat(40)}.example.com`,
    })
    await page.setViewportSize({ width, height: 900 })
    const tooWide: string[] = []
    for (const view of VIEWS) {
      await page.goto(`/admin/${view}`, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const over = await page.evaluate(() => {
        const tables = [...document.querySelectorAll('main table')]
        const tableOver = tables.map((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))
        return Math.max(document.documentElement.scrollWidth - innerWidth, ...tableOver)
      })
      if (over > 0) tooWide.push(`${view}: ${over} px`)
    }
    expect(tooWide).toEqual([])
  })
}
