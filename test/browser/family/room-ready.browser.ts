import { expect } from '@playwright/test'
import { openScreen } from '../admin-visit.ts'
import { paidBooking, unfold } from '../booking-page-visit.ts'
import { dayAhead } from '../booking-visit.ts'
import { enterCrew } from '../crew-visit.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { onOwnSite } from '../own-site-visit.ts'
import { photo } from '../picture-files.ts'
import { administrator } from '../server.ts'
import { DESKTOP, PHONE } from '../viewports.ts'

const test = onOwnSite()
test.use({ viewport: PHONE })

test('a family reports its room: the crew’s phone and Today show it without being touched', async ({
  adminPage: today,
  api,
  browser,
  baseURL,
  request,
}) => {
  await api('PUT', '/api/site-settings', { readiness: true })
  const { booking, path } = await paidBooking(request, 0)
  await api('PATCH', `/api/bookings/${booking.id}`, { bookingStatus: 'confirmed' })
  const visit = async () =>
    (await browser.newContext({ viewport: PHONE, baseURL: baseURL ?? '', locale: 'en-US' })).newPage()
  const [crew, family] = [await visit(), await visit()]

  await today.setViewportSize(DESKTOP)
  await openScreen(today, '/admin')
  const waiting = today.getByText(/: no word about the room\. Call \(305\) 555-0123\./)
  const notReady = today.getByText(/: the room isn’t ready yet\. Call \(305\) 555-0123\./)
  await expect(waiting).toBeVisible()
  await crew.clock.install()
  await enterCrew(crew, administrator.username, administrator.password)
  /** A visible phone asks twice a minute. */
  const halfMinute = () => crew.clock.fastForward(30_000)
  const stop = crew.getByRole('listitem').filter({ hasText: booking.customerName }).first()
  await expect(stop).toBeVisible()
  await expect(stop.getByText('No word about the room')).toBeVisible()

  // Nobody asks once the party has begun.
  await family.clock.setFixedTime(`${dayAhead(0)}T12:00:00Z`)
  await family.goto(path)
  const card = family.locator('#room-ready')
  const save = card.getByRole('button', { name: 'Tell the crew' })

  await test.step('three ticks of four: what is missing is named', async () => {
    await expect(card.getByRole('checkbox')).toHaveCount(4)
    await expectAccessible(family)
    await expectNoSidewaysScroll(family)
    for (const tick of (await card.getByRole('checkbox').all()).slice(0, 3)) await tick.check()
    await save.click()
    await expect(notReady).toBeVisible()
    await halfMinute()
    await expect(stop.getByText('Not ready: adult at home')).toBeVisible()
  })

  await test.step('all ticks and a photo: it is ready, and the call is no longer needed', async () => {
    await card.getByRole('checkbox').last().check()
    await card.locator('input[type=file]').setInputFiles(await photo('room.jpg'))
    await save.click()
    await expect(card.getByText('Ready', { exact: true })).toBeVisible()
    await unfold(family, 'Is the room ready?')
    await expect(card.getByRole('img')).toBeVisible()
    await halfMinute()
    await expect(stop.getByText('Room is ready')).toBeVisible()
    await expect(notReady).toHaveCount(0)
    await expect(waiting).toHaveCount(0)
  })

  await test.step('the booking’s diary tells both', async () => {
    await openScreen(today, `/admin/bookings/${booking.id}`)
    await expect(today.getByText(/reported the room ready$/).first()).toBeVisible()
    await expect(today.getByText(/reported that the room isn’t ready yet$/).first()).toBeVisible()
  })
  await crew.context().close()
  await family.context().close()
})
