import { expect } from '@playwright/test'
import { logOut, moreActs, openScreen } from '../admin-visit.ts'
import { dayAhead } from '../booking-visit.ts'
import { aColleague, signedIn } from '../colleague.ts'
import { buyPhone } from '../crew-phone.ts'
import {
  aSetupToday,
  enterCrew,
  keptForLater,
  openStop,
  queueState,
  reopenedAfterKill,
  reportedFrom,
  tickAll,
} from '../crew-visit.ts'
import { onOwnSite } from '../own-site-visit.ts'
import { photo } from '../picture-files.ts'
import { PHONE } from '../viewports.ts'

const test = onOwnSite()
test.use({ viewport: PHONE, serviceWorkers: 'allow' })

const API = '**/api/**'
const PICTURES = '**/api/crew/photos/**'

test('a day without a connection: everything arrives once and in order, whatever ends in between', async ({
  api,
  ownSite,
  complaints,
}) => {
  test.slow()
  const first = await aSetupToday(api, 'Maria Gomez')
  const second = await aSetupToday(api, 'Ana Lopez', { partyStartTime: '19:00' })
  const { username } = await aColleague(api, 'crew')
  const phone = buyPhone(ownSite.url, complaints)
  // This phone's clock may be off by hours, but not by a day.
  let context = await phone.turnOn({ clock: '07:00:00', isOffline: false })
  let page = await context.newPage()
  await enterCrew(page, username)
  await expect(page.getByRole('link', { name: first.customerName })).toBeVisible()
  await keptForLater(page)

  await context.setOffline(true)
  await context.route(API, (route) => route.abort())
  await page.getByRole('link', { name: /Load the van/ }).click()
  await tickAll(page)
  await page.getByRole('button', { name: 'The van is loaded' }).click()
  await expect(queueState(page)).toHaveText('2 things wait for a connection.')
  await page.clock.fastForward('06:00:00')
  page = await reopenedAfterKill(page)
  await openStop(page, first.customerName)
  await page.getByRole('button', { name: 'On our way' }).click()
  // The clock keeps running, however slow the machine is.
  await expect(page.getByText(/^On the way since 1:\d\d PM$/)).toBeVisible()
  await page.clock.fastForward('00:40:00')
  await page.getByRole('button', { name: 'We’re here' }).click()
  await expect(page.getByRole('link', { name: 'Call Maria' })).toBeInViewport()
  await page.getByRole('button', { name: '2 checks' }).click()
  await expect(page.getByRole('checkbox').first()).toBeFocused()
  await page.getByRole('button', { name: '1 photo' }).click()
  for (const name of ['front.jpg', 'inside.jpg'])
    await page.getByLabel(/^Take/).setInputFiles(await photo(name, { width: 3000, height: 2000 }))
  await expect(page.getByText('not sent yet')).toHaveCount(2)
  await page.getByRole('button', { name: 'All 2 are clean and complete' }).click()
  await expect(queueState(page)).toHaveText('10 things wait for a connection.')

  await phone.turnOff()
  context = await phone.turnOn({ clock: '14:40:00', isOffline: true })
  await context.route(API, (route) => route.abort())
  page = await context.newPage()
  await page.goto('/crew')
  await expect(queueState(page)).toHaveText('10 things wait for a connection.')
  await openStop(page, first.customerName)
  await expect(page.getByRole('img', { name: /^Photo/ })).toHaveCount(2)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(/^Done at 2:[45]\d PM$/)).toBeVisible()
  await page.getByRole('link', { name: /^Next stop: .* PM Ana, \d+ min$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: second.customerName })).toBeVisible()
  page = await reopenedAfterKill(page)

  await page.clock.fastForward('04:20:00')
  // There is a network again, but the server does not respond.
  await context.setOffline(false)
  await openStop(page, second.customerName)
  await page.getByText('This stop can’t be done').click()
  await page.getByRole('button', { name: 'No one is there' }).click()
  await expect(page.getByText(/^Not done, reported at 7:\d\d PM$/)).toBeVisible()
  await expect(queueState(page)).toHaveText('12 things wait for a connection.')
  // The events arrive, then the server restarts before any picture does.
  await context.route(PICTURES, (route) => route.abort())
  await context.unroute(API)
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('online')))
  await comeBack()
  await expect(queueState(page)).toHaveText('2 things wait for a connection.')
  await ownSite.restart()
  await context.unroute(PICTURES)
  await comeBack()
  await expect(queueState(page)).toHaveText('Everything is sent.')

  const visit = await reportedFrom(api, first.setup)
  const kinds = ['loaded', 'on_the_way', 'arrived', 'photo', 'photo', 'checked', 'checked', 'done']
  expect(visit.events.map(({ kind }) => kind)).toEqual(kinds)
  expect(visit.photos).toEqual(visit.events.flatMap(({ data }) => data.photoId ?? []))
  expect(new Set(visit.photos).size).toBe(2)
  const minutes = visit.events.map(({ at }) => Math.round((Date.parse(at) - Date.now()) / 60_000))
  const done = minutes.at(-1) ?? 0
  // The clock keeps running: rounding ignores the time that a slow machine takes between steps.
  expect(minutes.slice(1, 3).map((minute) => Math.round((minute - done) / 20) * 20)).toEqual([-100, -60])
  // By the real time it was done a little more than four hours ago, whatever the phone's clock says.
  expect(Math.trunc(done / 60)).toBe(-4)
  const other = await reportedFrom(api, second.setup)
  expect(other.events.map(({ kind, data }) => [kind, data.reason])).toEqual([
    ['loaded', undefined],
    ['skipped', 'nobody'],
  ])
  await phone.turnOff()
  phone.throwAway()
})

test('the installed admin opens without a connection with what was seen last, and forgets it at sign-out', async ({
  adminPage: page,
  context,
  api,
  request,
}) => {
  const manifest = await (await request.get('/admin.webmanifest')).json()
  expect(manifest).toMatchObject({ start_url: '/admin/dashboard', scope: '/admin', display: 'standalone' })
  const { id, customerName } = await aSetupToday(api, 'Olga Offline')
  const family = page.getByRole('link', { name: customerName }).first()
  const heading = page.getByRole('heading', { name: `Booking #${id}`, level: 1 })
  const notice = page.getByRole('status').filter({ hasText: /Not connected · since \d+:\d\d [AP]M/ })
  await openScreen(page, '/admin/dashboard')
  await family.click()
  await expect(heading).toBeVisible()
  await page.evaluate(async (path) => {
    await navigator.serviceWorker.ready
    const isKept = async () => (await caches.has('admin-fonts')) && (await caches.match(path)) !== undefined
    while (!(await isKept())) await new Promise((done) => setTimeout(done, 50))
  }, `/api/bookings/${id}`)

  await context.setOffline(true)
  await page.goto('/admin/dashboard')
  await expect(notice).toBeVisible()
  await family.click()
  await expect(heading).toBeVisible()
  await expect(moreActs(page.getByRole('main'))).toBeDisabled()

  await context.setOffline(false)
  await expect(notice).toBeHidden()
  await expect(moreActs(page.getByRole('main'))).toBeEnabled()

  await context.setOffline(true)
  await logOut(page)
  await expect.poll(() => page.evaluate(() => caches.has('admin-data'))).toBe(false)
})

test('what the office has changed, and what the server refuses, is shown', async ({ browser, api }) => {
  const moved = await aSetupToday(api, 'Rosa Diaz')
  const grown = await aSetupToday(api, 'Gina Grown', { partyStartTime: '19:00' })
  const { username } = await aColleague(api, 'crew')
  const page = await signedIn(browser, username)
  const context = page.context()
  await page.goto('/crew')
  await openStop(page, moved.customerName)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'On our way' }).click()
  await expect(queueState(page)).toHaveText('1 thing waits for a connection.')
  await api('PATCH', `/api/bookings/${moved.id}`, { bookingDate: dayAhead(9), overrideCapacity: true })
  await api('PATCH', `/api/bookings/${grown.id}`, { numberOfTeepees: 4, overrideCapacity: true })
  await context.setOffline(false)
  await expect(page.getByText('This stop is no longer on your list')).toBeVisible()
  await expect(queueState(page)).toHaveText('Everything is sent. 1 thing wasn’t accepted.')
  await page.getByRole('link', { name: 'Back' }).click()
  const refused = page.getByRole('region', { name: 'Not accepted' })
  await expect(refused).toContainText('Rosa Diaz: on the way')
  await expect(refused).toContainText('It was moved or canceled')
  await expect(page.getByRole('region', { name: 'Changed by the office' })).toContainText(
    'Rosa Diaz: no longer on this day',
  )
  await expect(page.getByRole('region', { name: 'Changed by the office' })).toContainText(
    'Gina Grown: new order. Check the load list again.',
  )
  await refused.getByRole('button', { name: 'Got it' }).click()
  await expect(refused).toBeHidden()
  await expect(queueState(page)).toHaveText('Everything is sent.')
  await context.close()
})
