import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { CallAnswer } from '#test/body-of.ts'
import { bookingRequest, GOOD_CARD } from '#test/factories/booking-request.ts'
import { dayAhead } from './booking-visit.ts'
import { authorization } from './server.ts'

/**
 * Makes a booking for one test, paid with a test card; returns it and the URL in its confirmation email.
 * `agreed` is what the family consents to with its card.
 */
export async function paidBooking(
  request: APIRequestContext,
  daysAhead: number,
  changes: object = {},
  agreed: { readonly autopay?: boolean } = {},
) {
  const post = async <Path extends string>(path: Path, data: object): Promise<CallAnswer<'POST', Path>> => {
    const response = await request.post(path, { data })
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
    return response.json()
  }
  const { paymentIntentId, clientSecret } = await post('/api/create-payment-intent', {
    amount: 10,
    ...(agreed.autopay && { isDeposit: true, autopay: true }),
  })
  const order = bookingRequest({ bookingDate: dayAhead(daysAhead), ...changes, paymentIntentId })
  const booking = await post('/api/bookings', order)
  await post(`/api/test-payments/${paymentIntentId}/confirm`, { ...GOOD_CARD, clientSecret })
  await post(`/api/bookings/${booking.bookingId}/payment`, {})
  return { booking, path: await readPagePath(request, booking.id) }
}

/** Returns the path of the link in a booking's confirmation email. */
export async function readPagePath(request: APIRequestContext, bookingId: number): Promise<string> {
  const read = async <Path extends string>(path: Path): Promise<CallAnswer<'GET', Path>> =>
    (await request.get(path, { headers: authorization })).json()
  const { mails } = await read('/api/admin/outbox?pageSize=100')
  const mail = mails.find((one) => one.bookingId === bookingId && one.kind === 'confirmation')
  const { text } = await read(`/api/admin/outbox/${mail?.id}`)
  const [path] = /\/(?:my-booking|es\/mi-reserva)\/\S+/.exec(text) ?? []
  if (!path) throw new Error('there is no link in the confirmation mail')
  return path
}

/** Unfolds a section of a booking page. */
export async function unfold(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { name: title, exact: true }).click()
}
