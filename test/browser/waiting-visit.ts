import { type APIRequestContext, expect } from '@playwright/test'
import type { CallAnswer } from '#test/body-of.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { authorization } from './server.ts'

/**
 * Takes every teepee of a theme on a day, adds a family to the waiting list and cancels the party. Returns
 * the offer's page.
 */
export async function offeredPlace(
  request: APIRequestContext,
  bookingDate: string,
  email: string,
): Promise<string> {
  const data = bookingRequest({ bookingDate, themeId: 3, numberOfTeepees: 10 })
  const { id }: CallAnswer<'POST', '/api/bookings'> = await (
    await request.post('/api/bookings', { data })
  ).json()
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
  return readOffer(request, email)
}

/** Returns the path of the page on which a family is offered a place. */
async function readOffer(request: APIRequestContext, email: string): Promise<string> {
  const read = async <Path extends string>(path: Path): Promise<CallAnswer<'GET', Path>> =>
    (await request.get(path, { headers: authorization })).json()
  const { mails } = await read('/api/admin/outbox?pageSize=100')
  const mail = mails.find(({ kind, recipient }) => kind === 'waiting-list-offer' && recipient === email)
  const { text } = await read(`/api/admin/outbox/${mail?.id}`)
  const [path] = /\/(?:waiting-list|es\/lista-de-espera)\/\S+/.exec(text) ?? []
  if (!path) throw new Error('there is no link in the offer')
  return path
}
