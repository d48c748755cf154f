import { beforeEach, describe, expect, it, vi } from 'vitest'
import { released } from '#server/booking/bookings/write/cancelled.ts'
import { commitBooking } from '#server/booking/bookings/write/commit-booking.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { bookings, outbox, waitingList } from '#server/foundation/database/schema/all-tables.ts'
import { expireHolds } from '#server/money/payments/intents/expire-holds.ts'
import { ProviderDown } from '#server/money/payments/providers/payment-provider.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { payByTestCard } from '#test/journeys/pay-for-party.ts'
import { present } from '#test/present.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { offerFreedPlaces } from './offer-places.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const DAY = '2027-02-13'
const book = (changes: Record<string, unknown> = {}) =>
  ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: DAY, ...changes }))
const wait = (name: string, changes: Record<string, unknown> = {}) =>
  ctx.call('POST', '/api/waiting-list', {
    bookingDate: DAY,
    numberOfTeepees: 2,
    customerName: name,
    customerEmail: `${name}@example.com`,
    ...changes,
  })
const list = async () => (await ctx.staff('GET', '/api/admin/waiting-list')).body
const statuses = async () => (await list()).map(({ status }: { status: string }) => status)
const offersTo = async () =>
  (await ctx.db.select().from(outbox))
    .filter(({ kind }) => kind === 'waiting-list-offer')
    .map((mail) => mail.recipient)
const getToken = async (email: string) =>
  (await ctx.db.select().from(waitingList)).find(({ customerEmail }) => customerEmail === email)?.token

/** Opens the link in the mail, as a family would. */
const confirm = async (...names: string[]) => {
  for (const name of names)
    await ctx.call('GET', `/api/waiting-list/${await getToken(`${name}@example.com`)}`)
}

const later = (minutes: number) => new Date(ctx.now().getTime() + minutes * 60_000)

/** Returns a day that one party fills completely. */
async function fullDay() {
  const { status, body } = await book()
  expect(status).toBe(201)
  await ctx.staff('PATCH', `/api/bookings/${body.id}`, { bookingStatus: 'confirmed' })
  return body
}

/** Returns the token of the first family, which is offered the place; the others wait after it. */
async function offerTo(...names: readonly string[]) {
  const { id } = await fullDay()
  for (const name of names) await wait(name)
  await ctx.staff('DELETE', `/api/bookings/${id}`)
  return getToken(`${names[0]}@example.com`)
}

beforeEach(async () => {
  await ctx.db.delete(waitingList)
  await ctx.db.delete(outbox)
  await ctx.db.delete(bookings)
  await ctx.staff('PUT', '/api/site-settings', { maxPartiesPerDay: 1, turnaroundDays: 0 })
})

describe('POST /api/waiting-list', () => {
  it('201, then 200 for the same e-mail and date, and 409 for a day with room', async () => {
    const early = await wait('ana')
    expect([early.status, early.body.code]).toEqual([409, 'date_available'])
    await fullDay()
    const joined = await wait('ana')
    expect(joined.status).toBe(201)
    expect(joined.body).toMatchObject({ bookingDate: DAY, status: 'waiting', themeId: null })
    const again = await wait('ana', { customerEmail: 'ANA@example.com', customerName: 'Somebody' })
    expect([again.status, again.body.customerName]).toEqual([200, 'Somebody'])
    expect((await list()).map(({ customerName }) => customerName)).toEqual(['ana'])
    expect((await wait('ana', { bookingDate: '2027-02-20' })).status).toBe(409)
  })

  it.each([
    ['customerEmail', 'nobody'],
    ['customerName', ''],
    ['bookingDate', 'soon'],
    ['numberOfTeepees', 11],
  ])('400: %s %j', async (field, value) => {
    const { status, body } = await wait('ana', { [field]: value })
    expect([status, body.errors?.[0]?.path]).toEqual([400, field])
  })

  it('401: only staff can read the list, and nobody can read a token', async () => {
    await fullDay()
    await wait('ana')
    expect((await ctx.call('GET', '/api/admin/waiting-list')).status).toBe(401)
    expect((await list())[0]).not.toHaveProperty('token')
    const past = await wait('ana', { bookingDate: '2027-01-03' })
    expect([past.status, past.body.code]).toEqual([409, 'date_unavailable'])
  })
})

describe('a place that becomes free', () => {
  it.each([
    ['cancelled', (id: number) => ctx.staff('PATCH', `/api/bookings/${id}`, { bookingStatus: 'cancelled' })],
    ['deleted', (id: number) => ctx.staff('DELETE', `/api/bookings/${id}`)],
    ['moved', (id: number) => ctx.staff('PATCH', `/api/bookings/${id}`, { bookingDate: '2027-03-13' })],
  ])(
    'when a booking is %s, is held for the first in line only, and booked with the offer',
    async (_how, free) => {
      const { id } = await fullDay()
      await wait('ana')
      await wait('ben')
      await free(id)
      expect(await offersTo()).toEqual(['ana@example.com'])
      expect(await statuses()).toEqual(['offered', 'waiting'])
      const stranger = await book()
      expect([stranger.status, stranger.body.code]).toEqual([409, 'date_unavailable'])
      expect((await book({ offerToken: await getToken('ben@example.com') })).status).toBe(409)
      const offerToken = await getToken('ana@example.com')
      const days = `/api/availability?from=${DAY}&to=${DAY}`
      expect((await ctx.call('GET', days)).body[0]?.available).toBe(false)
      expect((await ctx.call('GET', `${days}&offerToken=${offerToken}`)).body[0]?.available).toBe(true)
      expect((await book({ offerToken })).status).toBe(201)
      expect((await book({ offerToken })).status).toBe(409)
      expect(await statuses()).toEqual(['booked', 'waiting'])
    },
  )

  it('stays offered to the first in line while the card provider cannot be reached', async () => {
    const offerToken = await offerTo('ana', 'ben')
    const { paymentIntentId } = (await ctx.call('POST', '/api/create-payment-intent', { amount: 75 })).body
    const updateIntent = vi.spyOn(ctx.payments, 'updateIntent').mockRejectedValue(new ProviderDown('Silence'))
    expect((await book({ offerToken, paymentIntentId })).status).toBe(502)
    updateIntent.mockRestore()
    expect(await offerFreedPlaces(ctx)).toBe(0)
    expect(await statuses()).toEqual(['offered', 'waiting'])
    expect((await book()).status).toBe(409)
    expect((await book({ offerToken, paymentIntentId })).status).toBe(201)
    expect(await statuses()).toEqual(['booked', 'waiting'])
  })

  it('is not taken by a booking on another day, even if the draft knows of the offer', async () => {
    const offerToken = await offerTo('ana')
    expect((await book({ offerToken, bookingDate: '2027-03-13' })).status).toBe(201)
    expect(await statuses()).toEqual(['offered'])
    expect((await book({ offerToken })).status).toBe(201)
    expect(await statuses()).toEqual(['booked'])
  })

  it('goes to the next after two hours, and further on by the job alone', async () => {
    const offerToken = await offerTo('ana', 'ben')
    ctx.setNow(new Date(ctx.now().getTime() + 2 * 3_600_000))
    expect(await offerFreedPlaces(ctx)).toBe(1)
    expect(await offerFreedPlaces(ctx)).toBe(0)
    expect(await statuses()).toEqual(['missed', 'offered'])
    expect((await book({ offerToken })).status).toBe(409)
  })

  it('stays held until the offer ends once it is booked, and goes to the next if it is not paid by then', async () => {
    const offerToken = await offerTo('ana', 'ben')
    const offerEnds = later(120)
    ctx.setNow(later(5))
    const { body: booked } = await book({ offerToken })
    expect(booked.holdExpiresAt).toBe(offerEnds.toISOString())
    ctx.setNow(later(31))
    expect([await expireHolds(ctx), await offerFreedPlaces(ctx)]).toEqual([0, 0])
    expect(await statuses()).toEqual(['booked', 'waiting'])
    ctx.setNow(offerEnds)
    expect([await expireHolds(ctx), await offerFreedPlaces(ctx)]).toEqual([1, 1])
    expect(await statuses()).toEqual(['missed', 'offered'])
  })

  it('is held no longer than any other booking on another day, or shortly before the offer ends', async () => {
    const offerToken = await offerTo('ana')
    const { body: booked } = await book({ offerToken })
    const other = { offerToken, bookingId: booked.bookingId, bookingDate: '2027-03-13' }
    expect((await book(other)).body.holdExpiresAt).toBe(later(30).toISOString())
    await ctx.db.update(waitingList).set({ status: 'offered', bookingId: null })
    ctx.setNow(later(110))
    expect((await book({ offerToken })).body.holdExpiresAt).toBe(later(30).toISOString())
  })

  it('is booked after all if the payment arrives late while the day is free', async () => {
    const offerToken = await offerTo('ana')
    const { body: intent } = await ctx.call('POST', '/api/create-payment-intent', { amount: 75 })
    const { paymentIntentId } = intent
    const { body: booked } = await book({ offerToken, paymentIntentId })
    await payByTestCard(ctx, paymentIntentId, intent.clientSecret)
    await commitBooking(ctx, { id: booked.id }, () =>
      Promise.resolve({ write: released('lapsed', ctx.now()), after: () => null }),
    )
    expect(await statuses()).toEqual(['missed'])
    await ctx.call('POST', `/api/bookings/${booked.bookingId}/payment`, { paymentIntentId })
    expect(await statuses()).toEqual(['booked'])
  })

  it('goes to the next when the first leaves with the link', async () => {
    const { id } = await fullDay()
    await wait('ana')
    await wait('ben')
    await ctx.staff('DELETE', `/api/bookings/${id}`)
    const path = `/api/waiting-list/${await getToken('ana@example.com')}`
    expect((await ctx.call('GET', path)).body).toMatchObject({ status: 'offered', bookingDate: DAY })
    expect((await ctx.call('DELETE', path)).status).toBe(204)
    expect((await ctx.call('DELETE', path)).status).toBe(404)
    expect(await offersTo()).toEqual(['ana@example.com', 'ben@example.com'])
  })

  it('passes by a family whose theme is no longer for so many teepees, for which nobody else may wait', async () => {
    const { id } = await fullDay()
    await wait('ana', { themeId: 2 })
    await wait('ben')
    await ctx.staff('PATCH', '/api/themes/2', { mostTeepees: 1 })
    const { status, body } = await wait('cid', { themeId: 2 })
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'numberOfTeepees'])
    await ctx.staff('DELETE', `/api/bookings/${id}`)
    expect(await offersTo()).toEqual(['ben@example.com'])
  })

  it('can come from an expired hold or a larger stock, and never goes to a stranger first', async () => {
    expect((await book()).status).toBe(201)
    await wait('ana')
    await wait('ben')
    ctx.setNow(new Date(ctx.now().getTime() + 31 * 60_000))
    expect((await book()).status).toBe(409)
    await offerFreedPlaces(ctx)
    expect(await offersTo()).toEqual(['ana@example.com'])
    await ctx.staff('PUT', '/api/site-settings', { maxPartiesPerDay: 2 })
    expect(await offersTo()).toEqual(['ana@example.com', 'ben@example.com'])
  })

  it.each([
    ['free', 0],
    ['paid', 1],
  ])(
    'goes to the list before a family that moves its party, when its move is %s',
    async (_, rescheduleCount) => {
      await ctx.staff('PUT', '/api/admin/pricing', {
        policy: { reschedule: { times: 3, daysBefore: 7, fee: '25' } },
      })
      const order = bookingRequest({ bookingDate: '2027-02-20', sendPaymentLink: true })
      const { body: mover } = await ctx.staff('POST', '/api/admin/bookings', order)
      await ctx.db.update(bookings).set({ rescheduleCount })
      const at = await createPageLink(ctx, mover, 'payment-link')
      const move = (bookingDate: string) => ctx.call('POST', at('/reschedule'), { bookingDate })
      expect((await book()).status).toBe(201)
      await wait('ana')
      ctx.setNow(new Date(ctx.now().getTime() + 31 * 60_000))
      expect(await move(DAY)).toMatchObject({ status: 409, body: { code: 'date_unavailable' } })
      await offerFreedPlaces(ctx)
      expect(await offersTo()).toEqual(['ana@example.com'])
      expect((await move('2027-02-21')).status).toBe(rescheduleCount === 0 ? 200 : 201)
    },
  )

  it('is offered once to each, in order, however many look at once', async () => {
    await fullDay()
    const names = Array.from({ length: 12 }, (_, at) => `p${at}`)
    for (const name of names) expect((await wait(name)).status).toBe(201)
    await confirm(...names)
    // A change without a request to this server, like one made by another server.
    await ctx.db.execute('UPDATE site_settings SET max_parties_per_day = 6')
    const counts = await Promise.all(names.slice(0, 8).map(() => offerFreedPlaces(ctx)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5)
    expect(await offersTo()).toEqual(names.slice(0, 5).map((name) => `${name}@example.com`))
  })

  it('is held thirty minutes while more than three wait, and two hours for the last three', async () => {
    const { id } = await fullDay()
    const names = ['ana', 'ben', 'cleo', 'dan']
    for (const name of names) await wait(name)
    await confirm(...names)
    await ctx.staff('DELETE', `/api/bookings/${id}`)
    const heldMinutes = async () => {
      const offered = (await list()).find(({ status }) => status === 'offered')
      return (Date.parse(present(offered?.offerExpiresAt)) - ctx.now().getTime()) / 60_000
    }
    expect(await heldMinutes()).toBe(30)
    ctx.setNow(new Date(ctx.now().getTime() + 30 * 60_000))
    expect(await offerFreedPlaces(ctx)).toBe(1)
    expect(await statuses()).toEqual(['missed', 'offered', 'waiting', 'waiting'])
    expect(await heldMinutes()).toBe(120)
  })

  it('is open to everybody from noon of the last day on which the party can be booked', async () => {
    await ctx.staff('PUT', '/api/site-settings', { minimumNoticeDays: 3 })
    ctx.setNow(new Date('2027-02-09T14:00:00Z'))
    const { id } = await fullDay()
    await wait('ana')
    ctx.setNow(new Date('2027-02-10T16:40:00Z'))
    await ctx.staff('DELETE', `/api/bookings/${id}`)
    expect(await offersTo()).toEqual([])
    expect((await book()).status).toBe(201)
    const late = await wait('ben')
    expect([late.status, late.body.code]).toEqual([409, 'date_unavailable'])
    await ctx.staff('PUT', '/api/site-settings', { minimumNoticeDays: 0 })
    ctx.setNow(MORNING)
  })
})

describe('a stranger who fills the list of a day', () => {
  const limited = testContext({ env: { TRUST_PROXY: 'true' } })
  const joinFrom = (address: string, name: string, bookingDate = DAY) =>
    limited.call(
      'POST',
      '/api/waiting-list',
      { bookingDate, numberOfTeepees: 2, customerName: name, customerEmail: `${name}@example.com` },
      { 'X-Forwarded-For': address },
    )
  const fill = async (bookingDate: string) => {
    const { body } = await limited.call('POST', '/api/bookings', bookingRequest({ bookingDate }))
    await limited.staff('PATCH', `/api/bookings/${body.id}`, { bookingStatus: 'confirmed' })
    return body.id
  }

  it('429 from the third entry of an address within a day, and made-up addresses keep no place from a family that confirmed its own', async () => {
    await limited.staff('PUT', '/api/site-settings', { maxPartiesPerDay: 1, turnaroundDays: 0 })
    const id = await fill(DAY)
    const joined: number[] = []
    for (let entry = 0; entry < 20; entry++) joined.push((await joinFrom('203.0.113.9', `s${entry}`)).status)
    expect(joined).toEqual([201, 201, ...Array(18).fill(429)])
    const refused = await joinFrom('203.0.113.9', 'another')
    expect([refused.body.code, Number(refused.headers.get('retry-after'))]).toEqual(['rate_limited', 86_400])
    // A family that is already waiting is told so; other addresses and other days have separate limits.
    expect((await joinFrom('203.0.113.9', 's0')).status).toBe(200)
    expect((await joinFrom('198.51.100.7', 'family')).status).toBe(201)
    expect((await joinFrom('203.0.113.9', 's0', '2027-02-20')).body.code).toBe('date_available')
    await fill('2027-02-20')
    for (const name of ['s0', 's1'])
      expect((await joinFrom('203.0.113.9', name, '2027-02-20')).status).toBe(201)
    expect((await joinFrom('203.0.113.9', 's2', '2027-02-20')).status).toBe(429)

    const [entry] = await limited.db.select().from(waitingList).where(eq(waitingList.customerName, 'family'))
    await limited.call('GET', `/api/waiting-list/${entry?.token}`)
    await limited.staff('DELETE', `/api/bookings/${id}`)
    const minutesUntilFamily = async () => {
      for (let minutes = 0; minutes <= 60 * 60; minutes += 30) {
        limited.setNow(new Date(MORNING.getTime() + minutes * 60_000))
        await offerFreedPlaces(limited)
        const offers = (await limited.staff('GET', '/api/admin/waiting-list')).body
        if (offers.some((entry) => entry.status === 'offered' && entry.customerName === 'family'))
          return minutes
      }
      return Number.POSITIVE_INFINITY
    }
    expect(await minutesUntilFamily()).toBe(0)
    limited.setNow(new Date(MORNING.getTime() + 24 * 3_600_000))
    expect((await joinFrom('203.0.113.9', 's9', '2027-02-20')).status).toBe(201)
  })
})
