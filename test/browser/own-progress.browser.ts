import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { dayAhead } from './booking-visit.ts'
import { expectAccessible } from './expect-accessible.ts'
import { onOwnSite } from './own-site-visit.ts'
import { paidBooking } from './own-visit.ts'
import { authorization } from './server.ts'
import { atBothWidths, PHONE } from './viewports.ts'

const test = onOwnSite()
test.use({ viewport: PHONE })

test('the family sees when its teepees were set up', async ({ page, request }) => {
  const { booking, path } = await paidBooking(request, 0)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: /^Your .* party$/ })).toBeVisible()
  const happened = page.getByRole('heading', { name: /^Set up at \d+:\d\d [AP]M$/ })
  await expect(happened).toHaveCount(0)
  const now = new Date().toISOString()
  const about = { stopId: `${booking.id}-setup`, at: now }
  const events = [
    { id: randomUUID(), ...about, kind: 'checked', data: { item: 'Boho Blossom teepees' } },
    { id: randomUUID(), ...about, kind: 'done' },
  ]
  const sent = await request.post('/api/crew/events', {
    headers: authorization,
    data: { deviceId: 'phone', clock: now, events },
  })
  expect((await sent.json()).events).toMatchObject([{ status: 'accepted' }, { status: 'accepted' }])
  expect(booking.bookingDate).toBe(dayAhead(0))
  await page.reload()
  await expect(happened).toBeVisible()
  await expect(
    page.getByText(/^Boho Blossom teepees, checked by Administrator at \d+:\d\d [AP]M$/),
  ).toBeVisible()
  await atBothWidths(page, expectAccessible)
})
