import { expect, type Locator, type Page, type Request } from '@playwright/test'
import {
  type Api,
  aBooking,
  chooseAct,
  DESKTOP,
  expectAccessible,
  holdLiveChanges,
  openDetails,
  PHONE,
  toastOn,
  unique,
} from '../admin-visit.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { onOwnSite } from '../own-site-visit.ts'

// Its dashboard shows only this file's bookings.
const test = onOwnSite()

/**
 * Taps where a control is, again and again, whatever is there by then. Returns false without a tap if the control is
 * gone, or something covers it.
 */
async function tapInPlace(control: Locator, pauses: readonly number[]): Promise<boolean> {
  const place = await control.evaluateAll(([element]) => {
    element?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
    const middle = [x + width / 2, y + height / 2] as const
    return element?.contains(document.elementFromPoint(...middle)) ? middle : undefined
  })
  if (!place) return false
  const { mouse } = control.page()
  await mouse.click(...place)
  for (const pause of pauses) {
    await control.page().waitForTimeout(pause)
    await mouse.click(...place)
  }
  return true
}

test('hurried taps confirm one family, undo is where it was done, and no button is shown before what stands above it', async ({
  adminPage: page,
  api,
}) => {
  await page.setViewportSize(PHONE)
  await holdLiveChanges(page)
  const made: number[] = []
  for (const name of ['One', 'Two', 'Three'])
    made.push((await api('POST', '/api/admin/bookings', aBooking(unique(`Hurry ${name}`)))).id)
  const readStates = async () => {
    const all = await Promise.all(made.map((id) => api('GET', `/api/bookings/${id}` as '/api/bookings/1')))
    return all.map(({ bookingStatus }) => bookingStatus).sort()
  }
  await page.goto('/admin/dashboard')
  const waiting = page.getByRole('region', { name: 'Needs you' })
  const confirm = waiting.getByRole('button', { name: /^Confirm/ })
  await expect(confirm).toHaveCount(3)
  expect(await tapInPlace(confirm.first(), [200, 250])).toBe(true)
  await expect(waiting.getByText('Confirmed · Undo')).toHaveCount(1)
  expect(await readStates()).toEqual(['confirmed', 'pending', 'pending'])
  await expect(confirm).toHaveCount(2)
  await expectNoSidewaysScroll(page)
  await waiting.getByRole('button', { name: /^Undo for/ }).click()
  await expect(confirm).toHaveCount(3)
  expect(await readStates()).toEqual(['pending', 'pending', 'pending'])

  await test.step('a screen shows no button before what stands above it has arrived', async () => {
    const waiting = Promise.withResolvers<void>()
    await page.route('**/api/admin/waiting-list', (route) => waiting.promise.then(() => route.continue()))
    const others = ['unavailable-dates', 'busy-calendars', 'settings'].map((name) =>
      page.waitForResponse((response) => response.url().includes(name)),
    )
    await page.goto('/admin/availability')
    await Promise.all(others)
    // Two frames: what they brought would be drawn by now.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const add = page.getByRole('button', { name: 'Add the calendar' })
    await expect(page.getByRole('button', { name: 'Add Date' })).toBeVisible()
    expect(await add.isVisible()).toBe(false)
    waiting.resolve()
    await expect(add).toBeVisible()
  })
})

test('a status is set back to what it was, and a party that is over is reopened only after a look at its mail', async ({
  adminPage: page,
  api,
}) => {
  await test.step('undo gives back the status that was tapped, though its change was shown before the answer', async () => {
    const { id } = await api('POST', '/api/admin/bookings', aBooking(unique('Early Bird')))
    const details = await openDetails(page, id)
    const shown = Promise.withResolvers<void>()
    await page.route(`**/api/bookings/${id}`, async (route) => {
      if (route.request().method() === 'GET') return route.fallback()
      const response = await route.fetch()
      await shown.promise
      return route.fulfill({ response })
    })
    await details.getByRole('button', { name: 'Confirm Booking' }).click()
    await expect(details.getByText('Confirmed', { exact: true })).toBeVisible()
    shown.resolve()
    await toastOn(page).getByRole('button', { name: 'Undo' }).click()
    await expect(details.getByText('Pending', { exact: true })).toBeVisible()
    expect(await api('GET', `/api/bookings/${id}` as '/api/bookings/1')).toMatchObject({
      bookingStatus: 'pending',
    })
  })

  await test.step('the status of a party that is over is set only after a look at its mail and refunds', async () => {
    const { id } = await api('POST', '/api/admin/bookings', aBooking(unique('Over Ortega')))
    await api('POST', `/api/bookings/${id}/cancellation` as '/api/bookings/1/cancellation', {})
    const asked = Promise.withResolvers<void>()
    await page.route(`**/api/bookings/${id}/reopening`, async (route) => {
      await asked.promise
      await route.continue()
    })
    const details = await openDetails(page, id)
    await chooseAct(details, 'Update Status')
    const status = page.getByRole('dialog', { name: 'Update Booking Status' })
    const confirmed = status.getByRole('button', { name: 'Confirmed' })
    await expect(confirmed).toBeDisabled()
    asked.resolve()
    await expect(status.getByText(/^Your party on .+ is back on$/)).toBeVisible()
    await confirmed.click()
    await expect(status).toBeHidden()
    await api('PATCH', `/api/bookings/${id}` as '/api/bookings/1', { bookingStatus: 'completed' })
    const reopening = { paidAmount: '100.00', refundedAmount: '50.00' }
    await page.unrouteAll({ behavior: 'wait' })
    await page.route(`**/api/bookings/${id}/reopening`, (route) => route.fulfill({ json: reopening }))
    await chooseAct(await openDetails(page, id), 'Update Status')
    await expect(status.getByText('$50.00 was refunded.')).toBeVisible()
  })

  await test.step('a canceled booking is reopened only after a look at the mail', async () => {
    const customerEmail = 'slip.sanchez@example.com'
    const { id } = await api(
      'POST',
      '/api/admin/bookings',
      aBooking(unique('Slip Sanchez'), { customerEmail }),
    )
    await api('POST', `/api/bookings/${id}/cancellation` as '/api/bookings/1/cancellation', {})
    const readStatus = async () =>
      (await api('GET', `/api/bookings/${id}` as '/api/bookings/1')).bookingStatus
    await page.route('**/reopening', (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto('/admin/dashboard')
    const tick = page.getByRole('button', { name: `Confirm booking #${id}` })
    await tick.click()
    const dialog = page.getByRole('dialog', { name: 'Reopen?' })
    await expect(dialog.getByRole('alert').getByRole('button', { name: 'Try Again' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Reopen' })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Keep It Canceled' }).click()
    await page.unroute('**/reopening')
    await tick.click()
    await expect(dialog.getByText(/^Your party on .+ is back on$/)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Keep It Canceled' }).click()
    await expect(dialog).toBeHidden()
    expect(await readStatus()).toBe('cancelled')
    await tick.click()
    await dialog.getByRole('button', { name: 'Reopen' }).click()
    await expect(page.getByText('Booking confirmed successfully')).toBeVisible()
    expect(await readStatus()).toBe('confirmed')
    await page.goto('/admin/outbox')
    const mail = page.getByRole('row').filter({ hasText: 'is back on' }).filter({ hasText: customerEmail })
    // After ten seconds, the next run of the job keeps it.
    await expect(mail).toContainText(/Waiting|Kept/)
  })
})

/** Numbers from 0 to 1 that look random, and are the same in every run. */
function* rolls(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    yield state / 2 ** 31
  }
}

type Row = { readonly id: number; readonly mark: string }

const bookOne = async (api: Api): Promise<Row> => {
  const { id } = await api('POST', '/api/admin/bookings', aBooking(unique('Monkey Mo')))
  return { id, mark: `#${id}` }
}

const LISTS = [
  { list: 'Needs you', path: '/admin/dashboard', viewport: PHONE, button: /^Confirm: /, make: bookOne },
  {
    list: 'Recent Bookings',
    path: '/admin/dashboard',
    viewport: DESKTOP,
    button: /^Confirm booking /,
    make: bookOne,
  },
  {
    list: 'Invitations',
    path: '/admin/team',
    viewport: PHONE,
    button: /^Revoke the invitation /,
    make: async (api: Api) => {
      const mark = `${unique('monkey').replace(' ', '-')}@example.com`
      await api('POST', '/api/admin/invitations', { email: mark, role: 'crew' })
      const all = await api('GET', '/api/admin/invitations')
      return { id: all.find(({ email }) => email === mark)?.id ?? 0, mark }
    },
  },
] satisfies readonly { make(api: Api): Promise<Row>; [more: string]: unknown }[]

type List = (typeof LISTS)[number]

/** Returns the records that a double tap on a button in this place acted on. */
async function actsOf(button: Locator, pause: number): Promise<Set<number>> {
  const acted = new Set<number>()
  const note = (request: Request) => {
    const id = /\/(\d+)(?:\?.*)?$/.exec(request.url())?.[1]
    if (request.method() !== 'GET' && id) acted.add(Number(id))
  }
  const page = button.page()
  page.on('request', note)
  await tapInPlace(button, [pause])
  page.off('request', note)
  return acted
}

test('double taps at random, while others add rows, act on no row but the one under the finger', async ({
  adminPage: page,
  api,
}) => {
  for (const each of LISTS) await test.step(each.list, () => tapAtRandom(page, api, each))
})

async function tapAtRandom(page: Page, api: Api, { path, viewport, button, make }: List): Promise<void> {
  await page.setViewportSize(viewport)
  const rows: Row[] = []
  for (let made = 0; made < 4; made += 1) rows.push(await make(api))
  await page.goto(path)
  const buttonOf = ({ mark }: Row) =>
    page
      .locator('li, tr')
      .filter({ hasText: new RegExp(`${mark}(?!\\d)`) })
      .getByRole('button', { name: button })
      .first()
  const first = buttonOf(rows[0] as Row)
  const more = page.getByRole('button', { name: /^Show all/ })
  await expect(first.or(more).first()).toBeVisible()
  if (await more.isVisible()) await more.click()
  await expect(first).toBeVisible()
  const roll = rolls(58)
  let rounds = 0
  for (let tries = 0; tries < 4; tries += 1) {
    const isOpen = await Promise.all(rows.map((row) => buttonOf(row).isVisible()))
    const open = rows.filter((_, at) => isOpen[at])
    const row = open[Math.floor(roll.next().value * open.length)]
    if (!row) {
      rows.push(await make(api))
      continue
    }
    const pause = 200 + roll.next().value * 1800
    const other = make(api)
    const acted = await actsOf(buttonOf(row), pause)
    rows.push(await other)
    // Nothing happens if the row left before the tap.
    if (acted.size === 0) continue
    // Undo may make it anew, with another id.
    rows.splice(rows.indexOf(row), 1)
    rounds += 1
    expect([...acted], `${row.mark}, and again after ${Math.round(pause)} ms`).toEqual([row.id])
  }
  expect(rounds).toBeGreaterThan(0)
}
