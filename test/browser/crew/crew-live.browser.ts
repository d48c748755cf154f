import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { type Api, expectToast, openScreen, switchTo } from '../admin-visit.ts'
import { paidBooking } from '../booking-page-visit.ts'
import { dayAhead } from '../booking-visit.ts'
import { aSetupToday } from '../crew-visit.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { onOwnSite } from '../own-site-visit.ts'
import { photo } from '../picture-files.ts'
import { authorization } from '../server.ts'
import { DESKTOP, PHONE } from '../viewports.ts'

const test = onOwnSite()
test.use({ viewport: PHONE })

test('a family sees its setup, allows pictures of it, which staff then use from Today, and takes it back', async ({
  context,
  request,
  adminPage,
}) => {
  const page = await context.newPage()
  await request.put('/api/site-settings', { headers: authorization, data: { asksPictureConsent: true } })
  const { booking, path } = await paidBooking(request, 0)
  const onBooking = `/admin/bookings/${booking.id}`
  const happened = page.getByRole('heading', { name: /^Set up at \d+:\d\d [AP]M$/ })

  await test.step('nothing has happened yet, and a house has no door to ask for', async () => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: /^Your .* party$/ })).toBeVisible()
    await expect(happened).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'How do we get in?' })).toHaveCount(0)
  })

  await test.step('the crew sets up and takes a picture, which staff may not use yet', async () => {
    const photoId = randomUUID()
    const now = new Date().toISOString()
    const about = { stopId: `${booking.id}-setup`, at: now }
    const events = [
      { id: randomUUID(), ...about, kind: 'checked', data: { item: 'Boho Blossom teepees' } },
      { id: randomUUID(), ...about, kind: 'photo', data: { photoId } },
      { id: randomUUID(), ...about, kind: 'done' },
    ]
    const sent = await request.post('/api/crew/events', {
      headers: authorization,
      data: { deviceId: 'phone', clock: now, events },
    })
    expect((await sent.json()).events).toMatchObject(events.map(() => ({ status: 'accepted' })))
    expect(booking.bookingDate).toBe(dayAhead(0))
    await request.put(`/api/crew/photos/${photoId}`, {
      headers: { ...authorization, 'Content-Type': 'image/jpeg' },
      data: (await photo('setup.jpg')).buffer,
    })
    await openScreen(adminPage, onBooking)
    await expect(adminPage.getByText(/^The family hasn’t allowed them on the website/)).toBeVisible()
    await expect(adminPage.getByRole('button', { name: /^Use on the website/ })).toHaveCount(0)
  })

  const box = page.getByRole('checkbox', { name: /^Yes, you may show photos of our setup/ })
  await test.step('the family sees when its teepees were set up, and allows the pictures', async () => {
    await page.reload()
    await expect(happened).toBeVisible()
    await expect(
      page.getByText(/^Boho Blossom teepees, checked by Administrator at \d+:\d\d [AP]M$/),
    ).toBeVisible()
    await expect(box).not.toBeChecked()
    await box.check()
    await expect(page.getByText('Your choice about photos is saved')).toBeVisible()
    await expect(box).toBeChecked()
    await expectAccessible(page)
  })

  await test.step('staff use one from Today', async () => {
    await switchTo(adminPage, { id: 'dashboard' })
    await adminPage.getByRole('button', { name: `Open photo 1 from ${booking.customerName}` }).click()
    const preview = adminPage.getByRole('dialog', { name: `Photo 1 from ${booking.customerName}` })
    await expect(preview.getByRole('button', { name: 'Use on the website: photo 1' })).toBeVisible()
    const shown = preview.getByRole('img', { name: `Photo 1 from ${booking.customerName}` })
    await expect.poll(async () => (await shown.boundingBox())?.height ?? 0).toBeGreaterThan(200)
    await expectAccessible(adminPage)
    await preview.getByRole('button', { name: 'Use on the website: photo 1' }).click()
    await expect(preview.getByText('In your photos')).toBeVisible()
    await adminPage.keyboard.press('Escape')
    await adminPage.goBack()
    await expect(adminPage).toHaveURL(onBooking)
    await expect(adminPage.getByText('In your photos', { exact: true })).toBeVisible()
    await expectAccessible(adminPage)
  })

  await test.step('the family takes it back', async () => {
    await box.uncheck()
    await expect(box).not.toBeChecked()
    await adminPage.reload()
    await expect(adminPage.getByText(/^The family hasn’t allowed them on the website/)).toBeVisible()
    await expect(adminPage.getByText('In your photos', { exact: true })).toHaveCount(0)
  })

  await test.step('a family in a building is asked how the crew gets in, and the office adds to it', () =>
    tellTheWay(page, request, adminPage))
})

async function tellTheWay(page: Page, request: APIRequestContext, adminPage: Page): Promise<void> {
  const { booking, path } = await paidBooking(request, 1, { partyAddress: '1000 Brickell Ave Apt 1204' })
  await page.goto(path)
  const save = page.getByRole('button', { name: 'Save for the crew' })
  await expect(save).toBeDisabled()
  await page.getByLabel('Gate or door code').fill('4711#')
  await page.getByLabel('Elevator').fill('Freight elevator, 2 to 3 PM')
  await save.click()
  await expect(page.getByText('The crew will know how to get in')).toBeVisible()
  await expect(save).toBeHidden()
  await expect(page.getByRole('heading', { name: 'How do we get in?' })).toBeFocused()
  await expect(page.getByText('4711#')).toBeVisible()
  await page.getByRole('button', { name: 'Change how we get in' }).click()
  await expect(page.getByLabel('Gate or door code')).toHaveValue('4711#')
  await expectAccessible(page)

  await openScreen(adminPage, `/admin/bookings/${booking.id}`)
  await adminPage.getByRole('button', { name: 'Change how to get in' }).click()
  const telling = adminPage.getByRole('dialog', { name: `How to get into #${booking.id}` })
  await telling.getByLabel('Parking').fill('Level 2')
  await telling.getByRole('button', { name: 'Save' }).click()
  await expect(telling).toBeHidden()
  for (const told of ['Level 2', '4711#', 'Freight elevator, 2 to 3 PM'])
    await expect(adminPage.getByText(told)).toBeVisible()
}

const report = (api: Api, stopId: string, kind: string, data: object = {}) => {
  const now = new Date().toISOString()
  const event = { id: randomUUID(), stopId, kind, at: now, data }
  return api('POST', '/api/crew/events', { deviceId: 'phone', clock: now, events: [event] })
}

const putPicture = async (request: APIRequestContext, id: string) => {
  const { buffer } = await photo('front.jpg')
  const headers = { ...authorization, 'Content-Type': 'image/jpeg' }
  const response = await request.put(`/api/crew/photos/${id}`, { headers, data: buffer })
  expect(response.status()).toBe(200)
}

test('the owner sees the day as the crew reports it, on Today and on the schedule', async ({
  adminPage: page,
  api,
  request,
}) => {
  await page.setViewportSize(DESKTOP)
  const first = await aSetupToday(api, 'Livia Marin')
  const second = await aSetupToday(api, 'Rosa Diaz', { partyStartTime: '19:00' })
  await openScreen(page, '/admin/dashboard')
  const stops = page.getByRole('region', { name: 'Stops today' })
  const stop = stops.getByRole('listitem').filter({ hasText: first.customerName }).first()
  await expect(stop).toBeVisible()
  // Everything below arrives as live updates.
  await report(api, first.setup, 'arrived')
  await expect(stop.getByText(/^On site since \d+:\d\d [AP]M$/)).toBeVisible()
  const photoId = randomUUID()
  await report(api, first.setup, 'photo', { photoId })
  await expect(stop.getByText('1 photo is still on the phone')).toBeVisible()
  await putPicture(request, photoId)
  await stop.getByRole('button', { name: 'Open photo 1 from Livia Marin' }).click()
  await expect(page.getByRole('dialog', { name: 'Photo 1 from Livia Marin' })).toBeVisible()
  await page.keyboard.press('Escape')
  await report(api, first.setup, 'note', { text: 'Side door was open' })
  await expect(stop.getByText('“Side door was open”')).toBeVisible()

  await report(api, second.setup, 'skipped', { reason: 'no_way_in' })
  const other = stops.getByRole('listitem').filter({ hasText: second.customerName }).first()
  await expect(other.getByText('We can’t get in')).toBeVisible()
  const problem = page.getByRole('region', { name: 'Needs you' }).getByText(/Rosa Diaz.*It wasn’t done/)
  await expect(problem).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Mark done: .*Rosa Diaz/ }).click()
  await expectToast(page, 'Taken off your list')
  await expect(problem).toBeHidden()

  await switchTo(page, { id: 'work' })
  const planned = page.getByRole('article').filter({ hasText: first.customerName }).first()
  await expect(planned.getByText(/^On site since/)).toBeVisible()
  await report(api, first.setup, 'done')
  await expect(planned.getByText(/^Done at/)).toBeVisible()
  await expectAccessible(page)
})
