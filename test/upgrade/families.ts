import { setTimeout as pause } from 'node:timers/promises'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { visitorAddress } from '#test/cluster/ask-from.ts'
import { bookingRequest, GOOD_CARD } from '#test/factories/booking-request.ts'
import type { Replies } from './replies.ts'

const DAYS = 150
/** Half of the families want one of the first days, so that those fill up and they compete for the last places. */
const WANTED_DAYS = 30
const PAGES = ['/', '/themes/1', '/addons', '/book', '/contact', '/admin/login']

export type Family = {
  readonly number: number
  readonly id: number
  readonly reference: string
}

type Site = {
  readonly url: string
  readonly replies: Replies
  /** Returns the path and query of a booking page, from the booking's confirmation mail. */
  readPageLink(bookingId: number): Promise<string>
}

/** A family browses, then books and pays a party. Returns undefined if its day is full. */
async function bookParty(site: Site, number: number): Promise<Family | undefined> {
  const { url, replies } = site
  const from = visitorAddress(number)
  const post = (name: string, path: string, body: unknown, more = {}) =>
    replies.ask(name, url + path, { from, method: 'POST', body, ...more })
  await replies.openPage(url, PAGES[number % PAGES.length] ?? '/')
  const bookingDate = addDays(
    partyDayAt(new Date()),
    20 + ((number * 7) % (number % 2 === 0 ? DAYS : WANTED_DAYS)),
  )
  await replies.ask('availability', `${url}/api/availability/${bookingDate}`, { from })
  const intent = await post('prepare a payment', '/api/create-payment-intent', {
    amount: 10,
    isDeposit: number % 2 === 0,
  })
  const { paymentIntentId, clientSecret } = intent.body
  const order = bookingRequest({
    bookingDate,
    paymentIntentId,
    themeId: 1 + (number % 4),
    numberOfTeepees: 1,
    guestCount: 2,
    isDeposit: number % 2 === 0,
    customerEmail: `family-${number}@example.com`,
  })
  const once = { headers: { 'Idempotency-Key': `upgrade-${number}` }, expected: [201, 409] }
  const booked = await post('book', '/api/bookings', order, once)
  if (booked.status !== 201) {
    if (booked.body.code === 'date_unavailable') replies.counts.fullDays++
    else replies.failures.push(`book: ${JSON.stringify(booked.body)}`)
    return undefined
  }
  const reference = String(booked.body.bookingId)
  // Repeats the request as a browser whose connection broke, on either server.
  const again = await post('book again', '/api/bookings', order, once)
  if (again.body.bookingId !== reference) replies.failures.push(`${reference} was booked twice`)
  await post('pay', `/api/test-payments/${paymentIntentId}/confirm`, { ...GOOD_CARD, clientSecret })
  const paid = await post('record the payment', `/api/bookings/${reference}/payment`, { paymentIntentId })
  if (paid.body.status !== 'paid') replies.failures.push(`${reference} is ${paid.body.status}`)
  return { number, id: Number(booked.body.id), reference }
}

/** What families do afterwards: look at their party, write, move, cancel. */
export async function lookAfterParty(site: Site, { number, id, reference }: Family): Promise<void> {
  const { url, replies } = site
  const from = visitorAddress(number)
  const link = await site.readPageLink(id)
  const at = (action = '') => `${url}/api/my-bookings/${reference}${action}${link}`
  const post = (name: string, address: string, body: unknown, expected = [200, 201]) =>
    replies.ask(name, address, { from, method: 'POST', body, expected })
  const own = await replies.ask('booking page', at(), { from })
  await replies.ask('receipt', at('/receipt.pdf'), { from })
  if (number % 3 === 0)
    await post('cancel', at('/cancellation'), { refundAmount: String(own.body.refundAmount) })
  if (number % 3 === 1) await post('write', at('/message'), { message: `A question of family ${number}` })
  if (number % 5 === 0)
    await post('subscribe', `${url}/api/newsletter`, { email: `family-${number}@example.com` })
  if (number % 7 === 0)
    await post('contact', `${url}/api/contact`, {
      name: 'Maria Gomez',
      email: `family-${number}@example.com`,
      subject: 'Question',
      message: 'Do you deliver to Key Biscayne?',
    })
}

let families = 0

/** Families come one after another until one finds a place. */
export async function bookAnyParty(site: Site): Promise<Family> {
  for (;;) {
    const family = await bookParty(site, families++)
    if (family) return family
  }
}

/** Lets families come and go until told to stop; then returns the references of their bookings. */
export function letFamiliesIn(site: Site, atOnce = 4) {
  const references: string[] = []
  let isOver = false
  const work = Array.from({ length: atOnce }, async () => {
    while (!isOver) {
      const family = await bookParty(site, families++)
      if (!family) continue
      references.push(family.reference)
      await lookAfterParty(site, family)
    }
  })
  return {
    async moreBookings(count: number): Promise<void> {
      const enough = references.length + count
      // A family that fails for a reason of its own ends the test.
      while (references.length < enough) await Promise.race([pause(20), Promise.all(work)])
    },
    async leave(): Promise<string[]> {
      isOver = true
      await Promise.all(work)
      return references
    },
  }
}
