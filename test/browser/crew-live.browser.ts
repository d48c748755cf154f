import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { type Api, expectToast, openScreen, switchTo } from './admin-visit.ts'
import { aSetupToday } from './crew-visit.ts'
import { expectAccessible } from './expect-accessible.ts'
import { onOwnSite } from './own-site-visit.ts'
import { photo } from './picture-files.ts'
import { authorization } from './server.ts'

const test = onOwnSite()

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
  const first = await aSetupToday(api, 'Maria Gomez')
  const second = await aSetupToday(api, 'Rosa Diaz', { partyStartTime: '19:00' })
  await openScreen(page, '/admin/dashboard')
  const stops = page.getByRole('region', { name: 'Stops today' })
  const stop = stops.getByRole('listitem').filter({ hasText: first.customerName }).first()
  await expect(stop).toBeVisible()
  // All of what follows comes by itself.
  await report(api, first.setup, 'arrived')
  await expect(stop.getByText(/^There since \d+:\d\d [AP]M$/)).toBeVisible()
  const photoId = randomUUID()
  await report(api, first.setup, 'photo', { photoId })
  await expect(stop.getByText('1 picture is still on the phone')).toBeVisible()
  await putPicture(request, photoId)
  await stop.getByRole('button', { name: 'Open picture 1 from Maria Gomez' }).click()
  await expect(page.getByRole('dialog', { name: 'Picture 1 from Maria Gomez' })).toBeVisible()
  await page.keyboard.press('Escape')
  await report(api, first.setup, 'note', { text: 'Side door was open' })
  await expect(stop.getByText('“Side door was open”')).toBeVisible()

  await report(api, second.setup, 'skipped', { reason: 'no_way_in' })
  const other = stops.getByRole('listitem').filter({ hasText: second.customerName }).first()
  await expect(other.getByText('We cannot get in')).toBeVisible()
  const problem = page
    .getByRole('region', { name: 'Waiting for you' })
    .getByText(/Rosa Diaz.*It was not done/)
  await expect(problem).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Dealt with: .*Rosa Diaz/ }).click()
  await expectToast(page, 'Taken off your list')
  await expect(problem).toBeHidden()

  await switchTo(page, { id: 'work' })
  const planned = page.getByRole('article').filter({ hasText: first.customerName }).first()
  await expect(planned.getByText(/^There since/)).toBeVisible()
  await report(api, first.setup, 'done')
  await expect(planned.getByText(/^Done at/)).toBeVisible()
  await expectAccessible(page)
})
