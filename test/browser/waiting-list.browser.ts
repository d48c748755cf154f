import { type APIRequestContext, expect } from '@playwright/test'
import type { OutboxPage, OutboxPreview } from '#contract/operations/outbox.ts'
import { formatLong } from '#domain/time/party-day.ts'
import type { BodyOf } from '#test/body-of.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { dayAhead, test } from './booking-visit.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts'
import { authorization } from './server.ts'

/**
 * Takes every teepee of a theme on a day, adds a family to the waiting list and cancels the party. Returns the page of
 * the offer.
 */
async function offeredPlace(request: APIRequestContext, bookingDate: string, email: string): Promise<string> {
  const data = bookingRequest({ bookingDate, themeId: 3, numberOfTeepees: 10 })
  const { id }: BodyOf<'POST', '/api/bookings'> = await (await request.post('/api/bookings', { data })).json()
  const family = {
    bookingDate,
    numberOfTeepees: 2,
    themeId: 3,
    customerName: 'Ana Lopez',
    customerEmail: email,
  }
  expect((await request.post('/api/waiting-list', { data: family })).status()).toBe(201)
  const headers = authorization
  expect((await request.delete(`/api/bookings/${id}`, { headers })).status()).toBe(204)
  const { mails }: OutboxPage = await (
    await request.get('/api/admin/outbox?pageSize=100', { headers })
  ).json()
  const mail = mails.find(({ kind, recipient }) => kind === 'waiting-list-offer' && recipient === email)
  const { text }: OutboxPreview = await (
    await request.get(`/api/admin/outbox/${mail?.id}`, { headers })
  ).json()
  const [path] = /\/waiting-list\/\S+/.exec(text) ?? []
  if (!path) throw new Error('there is no link in the offer')
  return path
}

test('an offered place leads into the wizard, with the day and the theme chosen', async ({
  page,
  request,
}) => {
  const day = dayAhead(380)
  const path = await offeredPlace(request, day, 'offer-taken@example.com')
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: formatLong(day) })).toBeVisible()
  await expect(page.getByText('It is your turn')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Book this day' }).click()
  await expect(page).toHaveURL(/\/booking\/1$/)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page).toHaveURL(/\/booking\/2$/)
})

test('leaving the waiting list takes one tap', async ({ page, request }) => {
  const path = await offeredPlace(request, dayAhead(384), 'offer-left@example.com')
  await page.goto(path)
  await page.getByRole('button', { name: 'Leave the waiting list' }).click()
  await expect(page.getByText('You have left the waiting list.')).toBeVisible()
})
