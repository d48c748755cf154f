import { describe, expect, it } from 'vitest'
import { bookingRequest, GOOD_CARD } from '#test/factories/booking-request.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const draftKey = 'a-key-of-a-draft-1'

async function book(changes: Record<string, unknown>) {
  const intent = (await ctx.call('POST', '/api/create-payment-intent', { amount: 75 })).body
  const { paymentIntentId } = intent
  const booked = await ctx.call('POST', '/api/bookings', bookingRequest({ paymentIntentId, ...changes }))
  return { ...booked, intent }
}

/** Charges the card before the server has heard of it. */
function charge({ intent }: Awaited<ReturnType<typeof book>>) {
  const { paymentIntentId, clientSecret } = intent
  const card = { clientSecret, ...GOOD_CARD }
  return ctx.call('POST', `/api/test-payments/${paymentIntentId}/confirm` as const, card)
}

async function pay(booked: Awaited<ReturnType<typeof book>>) {
  await charge(booked)
  const { paymentIntentId } = booked.intent
  const address = `/api/bookings/${booked.body.bookingId}/payment` as const
  return (await ctx.call('POST', address, { paymentIntentId })).body
}

const bookingsOn = async (day: string) =>
  (await ctx.staff('GET', '/api/bookings')).body.filter(({ bookingDate }) => bookingDate === day)

describe('POST /api/bookings from a copy of a draft', () => {
  it('409: for a party that is paid, with its reference', async () => {
    const bookingDate = '2027-02-06'
    const first = await book({ bookingDate, draftKey })
    expect((await pay(first)).booking.isPaid).toBe(true)
    const { status, body } = await book({ bookingDate, draftKey, numberOfTeepees: 3 })
    expect([status, body]).toMatchObject([409, { code: 'payment_used', bookingId: first.body.bookingId }])
    expect(await bookingsOn(bookingDate)).toMatchObject([{ numberOfTeepees: 2, paidAmount: '75.00' }])
  })

  it('409: for a party whose card was charged a moment ago, with its reference', async () => {
    const bookingDate = '2027-05-01'
    const first = await book({ bookingDate, draftKey })
    await charge(first)
    const { status, body } = await book({ bookingDate, draftKey })
    expect([status, body]).toMatchObject([409, { code: 'payment_used', bookingId: first.body.bookingId }])
  })

  it('201: revises an unpaid party, whose first payment can no longer succeed', async () => {
    const bookingDate = '2027-02-20'
    const first = await book({ bookingDate, draftKey })
    const second = await book({ bookingDate, draftKey, numberOfTeepees: 3 })
    expect([second.status, second.body.bookingId]).toEqual([201, first.body.bookingId])
    expect((await pay(first)).booking.isPaid).toBe(false)
    expect((await pay(second)).booking).toMatchObject({ isPaid: true, paidAmount: '112.50' })
    expect(await bookingsOn(bookingDate)).toHaveLength(1)
  })

  it('201: once for any number of copies at the same moment', async () => {
    const bookingDate = '2027-03-06'
    const all = await Promise.all([1, 2, 3].map(() => book({ bookingDate, draftKey })))
    const paid = await Promise.all(all.filter(({ status }) => status === 201).map(pay))
    expect(paid.some(({ booking }) => booking.isPaid)).toBe(true)
    expect(await bookingsOn(bookingDate)).toMatchObject([{ paidAmount: '75.00' }])
  })

  it.each([
    ['another day', { bookingDate: '2027-03-21' }],
    ['another theme', { themeId: 2 }],
    ['another draft', { draftKey: 'a-key-of-a-draft-2' }],
    ['no draft', { draftKey: null }],
  ])('201: %s is another party', async (_name, changes) => {
    const first = await book({ bookingDate: '2027-03-20', draftKey })
    await pay(first)
    const { status, body } = await book({ bookingDate: '2027-03-20', draftKey, ...changes })
    expect(status).toBe(201)
    expect(body.bookingId).not.toBe(first.body.bookingId)
    for (const booking of await bookingsOn('2027-03-20'))
      await ctx.staff('DELETE', `/api/bookings/${booking.id}?money=refund`)
  })

  it('201: a party that was paid and cancelled is booked again', async () => {
    const bookingDate = '2027-04-03'
    const first = await book({ bookingDate, draftKey })
    await pay(first)
    await ctx.staff('POST', `/api/bookings/${first.body.id}/cancellation` as const, {})
    const again = await book({ bookingDate, draftKey })
    expect(again.status).toBe(201)
    expect(again.body.bookingId).not.toBe(first.body.bookingId)
  })

  it.each([
    ['that does not exist', 'MT-0000-0000'],
    ['that is invalid', 'x'],
  ])('201: revises the booking of the draft if it names one %s', async (_name, bookingId) => {
    const bookingDate = '2027-05-08'
    const first = await book({ bookingDate, draftKey })
    const second = await book({ bookingDate, draftKey, bookingId, numberOfTeepees: 3 })
    expect([second.status, second.body.bookingId]).toEqual([201, first.body.bookingId])
    await ctx.staff('DELETE', `/api/bookings/${first.body.id}`)
  })

  it('409: a copy naming a booking that staff cancelled, after another copy was booked and paid', async () => {
    const bookingDate = '2027-05-15'
    const first = await book({ bookingDate, draftKey })
    await ctx.staff('POST', `/api/bookings/${first.body.id}/cancellation` as const, {})
    const second = await book({ bookingDate, draftKey, bookingId: first.body.bookingId })
    expect(second.status).toBe(201)
    await pay(second)
    const third = await book({ bookingDate, draftKey, bookingId: first.body.bookingId })
    expect([third.status, third.body]).toMatchObject([
      409,
      { code: 'payment_used', bookingId: second.body.bookingId },
    ])
    expect(await bookingsOn(bookingDate)).toHaveLength(2)
  })

  it('201: revises the one that staff reopened, not the newer one they cancelled', async () => {
    const bookingDate = '2027-05-22'
    const first = await book({ bookingDate, draftKey })
    await ctx.staff('POST', `/api/bookings/${first.body.id}/cancellation` as const, {})
    const second = await book({ bookingDate, draftKey })
    await ctx.staff('POST', `/api/bookings/${second.body.id}/cancellation` as const, {})
    await ctx.staff('PATCH', `/api/bookings/${first.body.id}`, { bookingStatus: 'pending' })
    const third = await book({ bookingDate, draftKey })
    expect([third.status, third.body.bookingId]).toEqual([201, first.body.bookingId])
  })

  it('400: for a key that could be guessed', async () => {
    expect((await book({ draftKey: 'draft' })).status).toBe(400)
  })
})
