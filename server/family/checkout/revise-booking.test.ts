import { beforeEach, describe, expect, it } from 'vitest'
import { expireHolds } from '#server/money/payments/intents/expire-holds.ts'
import { openTestPayments } from '#server/money/payments/providers/test-payments/open-test-payments.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const CLOSED = 'Our office changed this booking, so you can’t change it here anymore. Please contact us.'

/** Runs while the customer's earlier payment is being stopped: after the booking is read, before it is locked. */
let meanwhile: () => Promise<unknown>
beforeEach(() => {
  meanwhile = async () => undefined
})

const ctx = testContext({
  env: { RATE_LIMITS: 'off' },
  changes: ({ db }) => {
    const payments = openTestPayments(db, () => MORNING)
    const cancelIntent = async (id: string) => {
      const happens = meanwhile
      meanwhile = async () => undefined
      await happens()
      return payments.cancelIntent(id)
    }
    return { payments: { ...payments, cancelIntent } }
  },
})
const book = (changes: Record<string, unknown>) => ctx.call('POST', '/api/bookings', bookingRequest(changes))
const newIntent = async () =>
  (await ctx.call('POST', '/api/create-payment-intent', { amount: 75 })).body.paymentIntentId

async function made(changes: Record<string, unknown> = {}) {
  const { status, body } = await book({ ...changes, paymentIntentId: await newIntent() })
  expect(status).toBe(201)
  return body
}

describe('POST /api/bookings with the reference of one’s own unpaid booking', () => {
  it('201: keeps a coupon whose last use the booking itself holds', async () => {
    const coupon = { code: 'ONCE', discountType: 'fixed', discountValue: 5, maxUses: 1 }
    const { id } = (await ctx.staff('POST', '/api/coupons', coupon)).body
    const { bookingId } = await made({ couponCode: 'ONCE' })
    const again = await book({ couponCode: 'ONCE', bookingId, isDeposit: false })
    expect([again.status, again.body.bookingId, again.body.finalAmount]).toEqual([201, bookingId, '145.00'])
    const stranger = await book({ couponCode: 'ONCE', bookingDate: '2027-02-20' })
    expect([stranger.status, stranger.body.code]).toEqual([409, 'coupon_invalid'])
    const stored = (await ctx.staff('GET', '/api/coupons')).body.find((row) => row.id === id)
    expect(stored?.usedCount).toBe(1)
  })

  it('is a newer version than the one staff are looking at', async () => {
    const { id, bookingId } = await made({ bookingDate: '2027-03-06' })
    const { version } = (await ctx.staff('GET', `/api/bookings/${id}`)).body
    await book({ bookingDate: '2027-03-06', numberOfTeepees: 4, bookingId })
    const late = await ctx.staff('PATCH', `/api/bookings/${id}`, { guestCount: 9, version })
    expect([late.status, late.body.code]).toEqual([409, 'newer_version'])
  })

  it.each([
    ['deleted', (id: number) => ctx.staff('DELETE', `/api/bookings/${id}`)],
    ['cancelled', (id: number) => ctx.staff('PATCH', `/api/bookings/${id}`, { bookingStatus: 'cancelled' })],
    ['confirmed', (id: number) => ctx.staff('PATCH', `/api/bookings/${id}`, { bookingStatus: 'confirmed' })],
  ])('409: if staff have %s it at the same moment, and what they did stands', async (status, act) => {
    const { id, bookingId } = await made({ bookingDate: '2027-04-10' })
    meanwhile = () => act(id)
    const revised = await book({ bookingDate: '2027-04-11', bookingId, paymentIntentId: await newIntent() })
    expect([revised.status, revised.body.code]).toEqual([409, 'booking_closed'])
    const after = await ctx.staff('GET', `/api/bookings/${id}`)
    if (status === 'deleted') expect(after.status).toBe(404)
    else expect(after.body).toMatchObject({ bookingStatus: status, bookingDate: '2027-04-10' })
  })

  it('201: as a new booking once staff have cancelled it', async () => {
    const { id, bookingId } = await made({ bookingDate: '2027-04-24' })
    await ctx.staff('PATCH', `/api/bookings/${id}`, { bookingStatus: 'cancelled' })
    const other = await made({ bookingDate: '2027-04-24', bookingId })
    expect(other.bookingId).not.toBe(bookingId)
  })
})

describe('what staff did since the first attempt', () => {
  /** The draft key of the browser that made the booking. */
  const draftKey = 'a-key-of-a-draft-1'
  const pay = (id: number) =>
    ctx.staff('POST', `/api/bookings/${id}/payments`, { amount: 50, method: 'cash' })

  it.each([
    [
      'confirmed it',
      (id: number) => ctx.staff('PATCH', `/api/bookings/${id}`, { bookingStatus: 'confirmed' }),
    ],
    [
      'completed it',
      (id: number) => ctx.staff('PATCH', `/api/bookings/${id}`, { bookingStatus: 'completed' }),
    ],
    ['took cash for it', pay],
  ])('409: they %s, and it is unchanged, without a second booking', async (_, act) => {
    const { id, bookingId } = await made({ bookingDate: '2027-05-08', draftKey })
    await act(id)
    const { body: before } = await ctx.staff('GET', `/api/bookings/${id}`)
    const count = (await ctx.staff('GET', '/api/bookings')).body.length
    const revised = await book({
      bookingDate: '2027-05-09',
      bookingId,
      draftKey,
      paymentIntentId: await newIntent(),
    })
    expect(revised).toMatchObject({ status: 409, body: { code: 'booking_closed', message: CLOSED } })
    expect((await ctx.staff('GET', `/api/bookings/${id}`)).body).toEqual(before)
    expect((await ctx.staff('GET', '/api/bookings')).body).toHaveLength(count)
    await ctx.staff('DELETE', `/api/bookings/${id}`)
  })

  it('409: they take cash at the same moment, and the date stays', async () => {
    const { id, bookingId } = await made({ bookingDate: '2027-05-15' })
    meanwhile = () => pay(id)
    const revised = await book({ bookingDate: '2027-05-15', bookingId, paymentIntentId: await newIntent() })
    expect([revised.status, revised.body.code]).toEqual([409, 'booking_closed'])
    ctx.setNow(new Date('2027-01-05T14:00:00Z'))
    await expireHolds(ctx)
    ctx.setNow(MORNING)
    expect((await ctx.staff('GET', `/api/bookings/${id}`)).body).toMatchObject({
      bookingStatus: 'pending',
      paidAmount: '50.00',
    })
  })

  it('201: they exempt it from tax at the same moment, and it stays exempt', async () => {
    const tax = (enabled: boolean) =>
      ctx.staff('PUT', '/api/admin/pricing', {
        tax: { enabled, counties: [{ county: 'Miami-Dade', percent: '1', from: '2024-01-01' }] },
      })
    await tax(true)
    const party = { bookingDate: '2027-05-29', zipCode: '33139' }
    const { id, bookingId, totalAmount } = await made(party)
    expect(totalAmount).toBe('160.50')
    const taxExemption = { certificate: '85-8012345678C-1' }
    meanwhile = () => ctx.staff('PATCH', `/api/bookings/${id}`, { taxExemption })
    const revised = await book({ ...party, bookingId, paymentIntentId: await newIntent() })
    expect([revised.status, revised.body.totalAmount]).toEqual([201, '150.00'])
    expect((await ctx.staff('GET', `/api/bookings/${id}`)).body).toMatchObject({ taxExemption })
    await tax(false)
  })

  it('201: the days that they hold it for are kept, and so is an indefinite hold', async () => {
    const { id, bookingId } = await made({ bookingDate: '2027-05-22', draftKey })
    await ctx.staff('POST', `/api/bookings/${id}/payment-link`, { holdDays: 5 })
    const revised = await book({ bookingDate: '2027-05-23', numberOfTeepees: 3, bookingId })
    expect([revised.status, revised.body.holdExpiresAt]).toEqual([201, '2027-01-09T14:00:00.000Z'])
    await ctx.staff('PATCH', `/api/bookings/${id}`, { bookingStatus: 'confirmed' })
    await ctx.staff('PATCH', `/api/bookings/${id}`, { bookingStatus: 'pending' })
    const again = await book({ bookingDate: '2027-05-23', bookingId, draftKey })
    expect([again.status, again.body.holdExpiresAt]).toEqual([201, null])
  })
})
