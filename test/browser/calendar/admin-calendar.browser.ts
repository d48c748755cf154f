import { expect, type Locator } from '@playwright/test'
import { addDays, formatLong, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { aBooking, atBothWidths, DESKTOP, expectAccessible, expectToast, unique } from '../admin-visit.ts'
import { dragByMouse } from '../drag.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { onOwnSite } from '../own-site-visit.ts'

const test = onOwnSite()
test.use({ viewport: DESKTOP })

const getMiddle = async (place: Locator) => {
  const { x, y, width, height } = await place.evaluate((element) => element.getBoundingClientRect().toJSON())
  return { x: x + width / 2, y: y + height / 2 }
}

test('a party is moved to another day by keys, by mouse and by its date, and asked about first', async ({
  adminPage: page,
  api,
}) => {
  const name = unique('Moving Mona')
  // A Wednesday in a future week, so that the days around it are in the same week.
  const today = partyDayAt(new Date())
  const wednesday = addDays(today, 21 + ((10 - new Date(`${today}T00:00:00Z`).getUTCDay()) % 7))
  const { id } = await api(
    'POST',
    '/api/admin/bookings',
    aBooking(name, { bookingDate: wednesday, bookingStatus: 'confirmed', overrideCapacity: true }),
  )
  await page.goto(`/admin/bookings?view=calendar&range=week&day=${wednesday}`)
  const locateDay = (day: string) => page.getByRole('article').filter({ hasText: formatLong(day) })
  const party = (day: string) => locateDay(day).getByRole('button', { name: new RegExp(`^${name}`) })
  const handle = page.getByRole('button', { name: `Move ${name} (#${id}) to another day` })
  const dialog = page.getByRole('dialog', { name: `Move ${name}’s party` })
  await expect(party(wednesday)).toContainText(/Set up .* crew 1/)
  await expect(locateDay(addDays(wednesday, 1))).toContainText(`Collect ${name}`)
  await atBothWidths(page, expectAccessible, expectNoSidewaysScroll)

  await test.step('tapped, it shows its details', async () => {
    await party(wednesday).click()
    await expect(page.getByRole('dialog', { name: 'Booking Details' })).toContainText(name)
    await page.keyboard.press('Escape')
  })

  await test.step('picked up by keys, it goes back with Escape', async () => {
    await handle.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await expect(
      page.getByText(`${name} on ${formatLong(addDays(wednesday, 1))}: 0 of 4 parties`),
    ).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByText(`${name} stays on ${formatLong(wednesday)}.`)).toBeAttached()
    await expect(handle).toBeFocused()
  })

  const nextWeek = addDays(wednesday, 7)
  await test.step('put down in another week, it is asked about: room, money and the mail', async () => {
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText(`${name} on ${formatLong(nextWeek)}: 0 of 4 parties`)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('There’s room: no other party that day')
    await expect(dialog).toContainText('The price stays the same.')
    await expect(dialog).toContainText(`Your party has moved to ${formatLong(nextWeek)}`)
    await expectAccessible(page)
    await api('PATCH', `/api/bookings/${id}`, { numberOfTeepees: 1 })
    await dialog.getByRole('button', { name: 'Move Party' }).click()
    await expectToast(page, 'Someone else changed this booking in the meantime. It’s up to date now')
    await expect(dialog).toContainText('Theme: Boho Blossom, 1 teepee')
    await dialog.getByRole('button', { name: 'Move Party' }).press('Enter')
    await expectToast(page, /is now on .* We’ll email /)
    await expect(party(nextWeek)).toBeVisible()
    await expect(handle).toBeFocused()
  })

  await test.step('a mouse drops it on another day', async () => {
    const thursday = addDays(nextWeek, 1)
    await dragByMouse(page, await getMiddle(party(nextWeek)), await getMiddle(locateDay(thursday)))
    await expect(dialog).toContainText(`Your party has moved to ${formatLong(thursday)}`)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(party(nextWeek)).toBeVisible()
  })

  await test.step('a day that is closed says so, and is taken only all the same', async () => {
    const closed = addDays(nextWeek, 2)
    await api('POST', '/api/unavailable-dates', { date: closed, reason: 'Family wedding' })
    await handle.click()
    await dialog.getByLabel('New day').fill(closed)
    await expect(dialog.getByRole('button', { name: 'Move It Anyway' })).toBeEnabled()
    await dialog.getByRole('button', { name: 'Move It Anyway' }).click()
    await expect(party(closed)).toBeVisible()
    await expect(locateDay(closed)).toContainText('Family wedding')
  })

  await test.step('a day is closed where it stands', async () => {
    const day = formatLong(addDays(nextWeek, -1))
    await page.getByRole('button', { name: `New booking on ${day}, or close it` }).click()
    await page.getByRole('button', { name: 'Close This Day' }).click()
    await expectToast(page, /unavailable/)
  })

  await test.step('day and list show setups and collections in the order of the clock', async () => {
    await page.goto(`/admin/bookings?view=calendar&range=list&day=${addDays(nextWeek, 1)}`)
    const rows = page.getByRole('region', { name: formatLong(addDays(nextWeek, 2)) }).getByRole('listitem')
    await expect(rows).toHaveText([new RegExp(`Set up ${name}`), new RegExp(name)])
    await expectAccessible(page)
    await atBothWidths(page, expectNoSidewaysScroll)
  })
})
