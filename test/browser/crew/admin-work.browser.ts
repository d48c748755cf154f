import { expect, type Locator, type Page } from '@playwright/test'
import { DEFAULT_WORK_SETTINGS } from '#domain/calendar/work/work-settings.ts'
import { addDays, formatLong, partyDayAt } from '#domain/foundation/time/party-day.ts'
import {
  type Api,
  aBooking,
  atBothWidths,
  DESKTOP,
  expectAccessible,
  expectToast,
  PHONE,
  unique,
} from '../admin-visit.ts'
import { dragByFinger, dragByMouse, type Point } from '../drag.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { onOwnSite } from '../own-site-visit.ts'
import { resize } from '../viewports.ts'

const test = onOwnSite()

/** Books a party at noon, set up by crew 1, and one at six, set up by crew 2. */
async function bookTwoParties(api: Api, day: string) {
  const [early, late] = [unique('Early'), unique('Late')]
  for (const [name, partyStartTime] of [
    [early, '12:00'],
    [late, '18:00'],
  ] as const)
    await api(
      'POST',
      '/api/admin/bookings',
      aBooking(name, { bookingDate: day, partyStartTime, bookingStatus: 'confirmed' }),
    )
  return { day, early, late }
}

/** Returns that day on the open board. */
async function findTwoParties(
  page: Page,
  { day, early, late }: { day: string; early: string; late: string },
) {
  const card = page.getByRole('listitem', { name: formatLong(day), exact: true })
  const getCrew = (crew: number) => card.getByRole('region', { name: `Crew ${crew}` })
  await expect(getCrew(1)).toContainText(early)
  await expect(getCrew(2)).toContainText(late)
  return { early, late, card, getCrew }
}

/** Returns the centers of two stops' handles. */
async function wayBetween(from: Locator, name: string, to: Locator, other: string) {
  const getHandle = (crew: Locator, who: string) => crew.getByRole('button', { name: `Drag setup at ${who}` })
  await getHandle(from, name).evaluate((handle) => handle.scrollIntoView({ block: 'center' }))
  const middles = await Promise.all([getHandle(from, name), getHandle(to, other)].map(getMiddle))
  return middles as [start: Point, end: Point]
}

async function getMiddle(locator: Locator): Promise<Point> {
  return locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
}

test.use({ viewport: PHONE })
const day = addDays(partyDayAt(new Date()), 2)

test('stops are moved, hours are set, and the run sheet has load, times and an order that is kept', async ({
  adminPage: page,
  api,
}) => {
  await api('PUT', '/api/admin/work', { ...DEFAULT_WORK_SETTINGS, crews: 2 })
  await moveStops(page, api)
  await setHours(page, api)
  await test.step('the run sheet has the load of the van, times, and an order that is kept', () =>
    readRunSheet(page, api))
})

async function moveStops(page: Page, api: Api): Promise<void> {
  const board = await bookTwoParties(api, day)
  const dragged = await bookTwoParties(api, addDays(day, 2))
  await page.goto('/admin/work')

  await test.step('the week as a board: a stop moves by its buttons and the keyboard, conflicts are told', async () => {
    const { early, late, card, getCrew } = await findTwoParties(page, board)
    await expect(card).not.toContainText('conflict')
    await expectAccessible(page)
    await atBothWidths(page, expectNoSidewaysScroll)

    await getCrew(2)
      .getByRole('button', { name: `Give setup at ${late} to crew 1` })
      .click()
    await expect(getCrew(1).getByRole('listitem')).toHaveCount(2)
    await getCrew(1)
      .getByRole('button', { name: `Move setup at ${late} earlier` })
      .click()
    await expect(card.getByText(/^Arrives at .* promised until 10:00 AM\.$/)).toBeVisible()
    await expect(card.getByText('1 conflict', { exact: true })).toBeVisible()
    await expectAccessible(page)

    const handle = getCrew(1).getByRole('button', { name: `Drag setup at ${late}` })
    await handle.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(/^Picked up/)).toBeAttached()
    // Arrow keys only work a moment after the pick-up is announced; at the last stop another press changes
    // nothing.
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      await expect(page.getByText(`${late} is stop 2 of crew 1.`)).toBeAttached({ timeout: 1_000 })
    }).toPass()
    await page.keyboard.press('Space')
    await expect(card).not.toContainText('promised until')
    await expect(getCrew(1).getByRole('listitem')).toHaveText([new RegExp(early), new RegExp(late)])
    await card.getByRole('button', { name: 'Suggest a new order' }).click()
    const undo = page.getByRole('button', { name: 'Undo' })
    // It stays for as long as it has the focus.
    await undo.focus()
    await expect(getCrew(2)).toContainText(late)
    await undo.click()
    await expect(getCrew(1).getByRole('listitem')).toHaveText([new RegExp(early), new RegExp(late)])
  })

  await test.step('a stop is dragged to the other crew by mouse, and by finger', async () => {
    const { early, late, card, getCrew } = await findTwoParties(page, dragged)
    await resize(page, DESKTOP)
    await dragByMouse(page, ...(await wayBetween(getCrew(2), late, getCrew(1), early)))
    // It takes the position it is dropped on.
    await expect(getCrew(1).getByRole('listitem')).toHaveText([new RegExp(late), new RegExp(early)])
    await card.getByRole('button', { name: 'Suggest a new order' }).click()
    await expect(getCrew(2)).toContainText(late)

    await resize(page, PHONE)
    await dragByFinger(page, ...(await wayBetween(getCrew(2), late, getCrew(1), early)))
    await expect(getCrew(1).getByRole('listitem')).toHaveCount(2)
    // What the screens show is what was saved.
    await page.reload()
    await expect(getCrew(1)).toContainText(late)
  })

  await test.step('the timeline shows what moving a stop means, by keys, mouse, finger and fields, before it is done', async () => {
    // The day before the other tests' days, so that none of their collections is on it.
    const timeline = await bookTwoParties(api, addDays(day, -1))
    const { early, late, card } = await findTwoParties(page, timeline)
    await page.getByRole('button', { name: 'Timeline' }).click()
    await expect(page).toHaveURL(/view=timeline/)
    const getCrew = (crew: number) => card.getByRole('region', { name: `Crew ${crew}` })
    const stop = (name: string) => card.getByRole('button', { name: new RegExp(`^Move setup at ${name}`) })
    await expectAccessible(page)
    await atBothWidths(page, expectNoSidewaysScroll)

    // Before crew 1's other stop, which is then late.
    await stop(late).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(`${late} is stop 1 of crew 2.`)).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText(`${late} is stop 1 of crew 1.`)).toBeVisible()
    await page.keyboard.press('Space')
    const question = page.getByRole('dialog', { name: `Move setup at ${late}?` })
    await expect(question.getByRole('listitem').filter({ hasText: early })).toContainText('promised until')
    await expect(question).toContainText('Crew 2 has no stops left.')
    await expect(question).toContainText('No email goes out')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(getCrew(2).getByRole('button')).toHaveCount(1)
    await expect(stop(late)).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Escape')
    await expect(page.getByText(`${late} is back as stop 1 of crew 2.`)).toBeAttached()

    await resize(page, DESKTOP)
    const [from, to] = await Promise.all([getMiddle(stop(late)), getMiddle(getCrew(1).getByRole('list'))])
    await dragByMouse(page, from, { x: from.x, y: to.y })
    await question.getByRole('button', { name: 'Move It', exact: true }).click()
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.focus()
    await expect(getCrew(1).getByRole('button')).toHaveCount(2)
    await undo.click()
    await expect(getCrew(2).getByRole('button')).toHaveCount(1)

    await resize(page, PHONE)
    await stop(late).evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center' }))
    const [start, end] = await Promise.all([getMiddle(stop(late)), getMiddle(getCrew(1).getByRole('list'))])
    await dragByFinger(page, start, { x: start.x, y: end.y })
    await question.getByRole('button', { name: 'Move It', exact: true }).click()
    await expect(getCrew(1).getByRole('button')).toHaveCount(2)

    // By the form, opened with Enter: another hour; by arrow keys another day, which moves the party.
    await stop(late).focus()
    await page.keyboard.press('Enter')
    await question.getByLabel('Crew').selectOption('Crew 2')
    await question.getByLabel('Not before').fill('15:30')
    await expect(question).toContainText('there at 3:30 PM instead of')
    await question.getByRole('button', { name: 'Move It', exact: true }).click()
    await expect(getCrew(2).getByRole('button')).toHaveAccessibleName(/Not before 3:30 PM/)
    await stop(late).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('PageDown')
    await page.keyboard.press('Space')
    await expect(question).toContainText('so the party moves too')
    await question.getByRole('button', { name: 'Move the Party' }).click()
    const party = page.getByRole('dialog', { name: `Move ${late}’s party` })
    await expect(party.getByLabel('Day')).toHaveValue(addDays(timeline.day, 1))
    await party.getByRole('button', { name: 'Cancel' }).click()
    await expect(getCrew(2).getByRole('button')).toHaveCount(1)
  })
}

async function setHours(page: Page, api: Api): Promise<void> {
  const party = { bookingDate: addDays(day, 4), bookingStatus: 'confirmed' } as const
  const book = () => api('POST', '/api/admin/bookings', aBooking(unique('Hours'), party))
  const [booking, another] = [await book(), await book()]
  await page.goto('/admin/work')

  await test.step('a day that ends before it begins is marked and in view', async () => {
    const to = page.getByLabel('Monday to')
    await to.fill('07:00')
    await page.getByRole('button', { name: 'Save Hours' }).click()
    await expect(to).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Monday from')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('Monday must end after it begins.')).toBeInViewport({ ratio: 1 })
    await page.reload()
  })

  await test.step('hours are kept; those that break booked days ask first; a day can be unlike the others', async () => {
    const hours = page.getByRole('region', { name: 'Hours and minutes' })
    await hours.getByRole('switch', { name: 'Limit bookings by crew time' }).check()
    await hours.getByLabel('Set up a party (min)').fill('600')
    await hours.getByLabel('Crews').fill('0')
    await hours.getByRole('button', { name: 'Save Hours' }).click()
    await expect(hours.getByText('Enter 1 to 20 crews')).toBeVisible()
    await expect(hours.getByLabel('Crews')).toBeFocused()
    await hours.getByLabel('Crews').fill('1')
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'This conflicts with booked days' })
    await expect(question).toContainText(`#${booking.id}`)
    await question.getByRole('button', { name: 'Don’t Save' }).click()
    await hours.getByLabel('Set up a party (min)').fill('45')
    await hours.getByLabel('Crews').fill('3')
    await hours.getByRole('button', { name: 'Save Hours' }).click()
    await expectToast(page, 'Settings Saved')

    const unlike = page.getByRole('region', { name: 'Days with different hours' })
    const holiday = addDays(day, 30)
    await unlike.getByRole('button', { name: 'Add Day' }).click()
    await expect(unlike.getByText('Choose a day')).toBeVisible()
    await unlike.getByLabel('Day', { exact: true }).fill(holiday)
    await unlike.getByLabel('Reason (optional)').fill('Family day')
    await unlike.getByRole('button', { name: 'Add Day' }).click()
    await expect(unlike.getByRole('listitem')).toContainText('no one works (Family day)')
    await expectAccessible(page)
    await atBothWidths(page, expectNoSidewaysScroll)
    await unlike.getByRole('button', { name: `Delete ${formatLong(holiday)}` }).click()
    await expect(unlike.getByRole('listitem')).toHaveCount(0)
    for (const { id } of [booking, another]) await api('DELETE', `/api/bookings/${id}`)
  })
}

async function readRunSheet(page: Page, api: Api): Promise<void> {
  const name = unique('Sheet')
  const party = addDays(day, 60)
  await api('PUT', '/api/admin/work', DEFAULT_WORK_SETTINGS)
  await api(
    'POST',
    '/api/admin/bookings',
    aBooking(name, {
      bookingDate: party,
      bookingStatus: 'confirmed',
      addons: [{ addonId: 1, quantity: 2 }],
    }),
  )
  await page.goto(`/admin/bookings?view=run-sheet&day=${party}`)
  const load = page.getByRole('region', { name: 'Load list' })
  await expect(load.getByRole('listitem')).toHaveText(['2 × Boho Blossom teepees', /^2 × /])
  const stop = page.getByRole('listitem').filter({ hasText: name })
  await expect(stop).toContainText('2:00 PM to 3:10 PM')
  await expect(stop.getByRole('link', { name: '(305) 555-0123' })).toBeVisible()
  await expectAccessible(page)
  await atBothWidths(page, expectNoSidewaysScroll)
  await page.goto(`/admin/bookings?view=run-sheet&day=${addDays(party, 1)}`)
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Collect')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: `Drag collection at ${name}` })).toBeHidden()
}
