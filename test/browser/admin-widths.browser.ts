import { expect } from '@playwright/test'
import { tabs } from '#app/admin/tabs.ts'
import { aBooking, openScreen, PHONE, switchTo, test } from './admin-visit.ts'
import { dayAhead, fullDraft, openStep } from './booking-visit.ts'
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts'
import { resize } from './viewports.ts'

/** At 1152 px the sidebar has come, and every column of a table is shown in full. */
const WIDTHS = [320, 768, 1152, 1440]

test('nothing in the admin is wider than the screen', async ({ adminPage: page, api }) => {
  test.slow()
  const booking = aBooking('Alexandria Montgomery-Papadopoulos de la Cruz', {
    bookingStatus: 'confirmed',
    customerEmail: `${'a'.repeat(40)}@${'b'.repeat(40)}.example.com`,
  })
  await api('POST', '/api/admin/bookings', booking)
  // Without a space, as an address of mail typed in the place of a name.
  const name = 'n'.repeat(100)
  await api('POST', '/api/admin/bookings', aBooking(name, { bookingStatus: 'confirmed' }))
  const message = { name, email: 'long@example.com', subject: 's'.repeat(150), message: 'm'.repeat(500) }
  await api('POST', '/api/contact', message)
  await api('POST', '/api/testimonials', { customerName: name, rating: 5, comment: 'c'.repeat(500) })
  await api('POST', '/api/newsletter', { email: `${'e'.repeat(60)}@${'f'.repeat(60)}.example.com` })
  // Back and forth, as each change of the width takes longer than a look.
  const widths = [...WIDTHS]
  const expectFits = async (view: string) => {
    for (const width of widths.reverse()) {
      await resize(page, { width, height: 900 })
      const over = await page.evaluate(widestOverflow)
      expect.soft(over, `${view} on ${width} px`).toBeLessThanOrEqual(0)
    }
  }
  for (const view of ['bookings?view=calendar', `bookings?view=run-sheet&day=${booking.bookingDate}`])
    await test.step(view, async () => {
      await openScreen(page, `/admin/${view}`)
      await expectFits(view)
    })
  for (const tab of tabs)
    await test.step(tab.id, async () => {
      await switchTo(page, tab)
      await expectFits(tab.id)
    })
})

/** Runs in the page. Returns by how many pixels anything is wider than the screen, or a table than what it stands in. */
function widestOverflow(): number {
  const tables = [...document.querySelectorAll('main table:not(.visually-hidden)')].map((table) => {
    let over = table.scrollWidth - (table.parentElement?.clientWidth ?? 0)
    const { right } = table.getBoundingClientRect()
    for (let around = table.parentElement; around && around.tagName !== 'MAIN'; around = around.parentElement)
      over = Math.max(over, Math.floor(right - around.getBoundingClientRect().right))
    return over
  })
  return Math.max(document.documentElement.scrollWidth - innerWidth, ...tables)
}

test('with letters twice as large a phone still shows every way out of a screen', async ({
  adminPage: page,
  context,
}) => {
  await page.setViewportSize(PHONE)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await openScreen(page, '/admin/account')
  for (const tab of tabs) {
    await switchTo(page, tab)
    await test.step(tab.id, () => expectNoSidewaysScroll(page))
    await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 })
    const bar = page.getByRole('navigation', { name: 'Admin, most used' })
    await expect(bar.getByRole('button', { name: 'More' })).toBeInViewport({ ratio: 1 })
  }
  await openStep(page, 4, fullDraft(dayAhead(70)))
  await expect(page.getByRole('radio', { name: 'Full payment' })).toBeVisible()
  await expectNoSidewaysScroll(page)
})
