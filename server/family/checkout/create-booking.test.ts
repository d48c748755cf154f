import { describe, expect, it, vi } from 'vitest'
import * as contract from '#contract/booking/bookings.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { testContext } from '#test/test-context.ts'
import { watchTrips } from '#test/watch-database.ts'
import { createBooking } from './create-booking.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const book = (changes: Record<string, unknown> = {}, headers = {}) =>
  ctx.call('POST', '/api/bookings', bookingRequest(changes), headers)

describe('the cost of a booking', () => {
  it('is at most five round trips and thirteen statements, with locks taken before what they protect is read', async () => {
    await book({ bookingDate: '2027-03-17' })
    const trips = watchTrips()
    const { status } = await book({ bookingDate: '2027-03-18' })
    vi.restoreAllMocks()
    expect(status).toBe(201)
    expect(trips.length).toBeLessThanOrEqual(5)
    const statements = trips.flat()
    expect(statements.length).toBeLessThanOrEqual(13)
    const order = [
      'begin',
      'xact_lock_shared',
      'xact_lock(',
      'AS reservations',
      'insert into "bookings"',
      'commit',
    ]
    const places = order.map((part) => statements.findIndex((statement) => statement.includes(part)))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })
})

describe('createBooking', () => {
  it('returns a new booking as it is stored', async () => {
    const addons = [
      { addonId: 2, quantity: 3 },
      { addonId: 1, quantity: 1 },
    ]
    const asked = bookingRequest({ bookingDate: '2027-03-19', addons, couponCode: 'WELCOME10' })
    const order = contract.createBooking.body.parse(asked)
    const made = await createBooking(ctx, { order })
    if (isRefusal(made)) throw new Error(made.code)
    expect(made).toEqual(await findBooking(ctx.db, { id: made.id }))
  })
})

describe('POST /api/bookings', () => {
  it('201: holds the day and prices the party from the catalogue', async () => {
    const { status, body } = await book({
      addons: [
        { addonId: 1, quantity: 1 },
        { addonId: 1, quantity: 1 },
      ],
      couponCode: 'welcome10',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      totalAmount: '240.00',
      depositAmount: '120.00',
      discountAmount: '12.00',
      finalAmount: '108.00',
      balanceAmount: '120.00',
      isPaid: false,
      isDeposit: true,
      bookingStatus: 'pending',
      couponCode: 'WELCOME10',
      themeName: 'Boho Blossom',
      addons: [{ addonId: 1, quantity: 2, price: '45.00' }],
      holdExpiresAt: '2027-01-04T14:30:00.000Z',
    })
    expect(body.bookingId).toMatch(/^MT(-[0-9A-Z]{4}){3}$/)
  })

  it.each([
    ['themeId', null, 'Please select a theme'],
    ['numberOfTeepees', 0, 'At least one teepee is required'],
    ['numberOfTeepees', '', 'At least one teepee is required'],
    ['numberOfTeepees', 2.5, 'Enter a whole number of teepees'],
    ['numberOfTeepees', '1e3', 'Enter a whole number of teepees'],
    ['numberOfTeepees', 11, 'Maximum 10 teepees allowed'],
    ['bookingDate', '', 'Please select a date'],
    ['bookingDate', '2027-02-30', 'Please select a date'],
    ['customerEmail', 'maria', 'Please enter a valid email address'],
    ['customerPhone', '12345', 'Please enter a valid phone number'],
    ['zipCode', 'ABCDE', 'Please enter a valid ZIP code'],
    ['guestCount', 0, 'Minimum guest count is 1'],
    ['guestCount', 21, 'Maximum guest count is 20'],
    ['specialRequests', 'null\0byte', 'This text contains a character that can’t be stored'],
  ])('400: %s %j', async (path, value, message) => {
    const { status, body } = await book({ [path]: value })
    expect(status).toBe(400)
    expect(body.message).toBe(message)
  })

  it.each([
    ['a day that has passed', { bookingDate: '2027-01-03' }, 'date_unavailable'],
    ['a day too far ahead', { bookingDate: '2028-02-09' }, 'date_unavailable'],
    ['an unknown theme', { themeId: 999 }, 'theme_unavailable'],
    ['an add-on that is not available', { addons: [{ addonId: 10, quantity: 1 }] }, 'addon_unavailable'],
    ['an unknown coupon', { couponCode: 'NOPE' }, 'coupon_invalid'],
  ])('409: %s', async (_name, changes, code) => {
    const { status, body } = await book(changes)
    expect([status, body.code]).toEqual([409, code])
    expect(body.message).toMatch(/^[A-Z].*\.$/)
  })

  it('201: takes one of an add-on unless told how many', async () => {
    const { body } = await book({ addons: [{ addonId: 2 }] })
    expect(body.addons).toMatchObject([{ addonId: 2, quantity: 1 }])
  })

  it('201: is paid in full unless a deposit is requested', async () => {
    const { body } = await book({ bookingDate: '2027-03-20', isDeposit: undefined })
    expect(body).toMatchObject({ isDeposit: false, finalAmount: '150.00', balanceAmount: '0.00' })
  })

  it('409: for a price other than ours, with the correct quote, and nothing is stored', async () => {
    const before = await ctx.staff('GET', '/api/bookings')
    const { status, body } = await book({ totalAmount: '1.00' })
    expect([status, body.code, body.quote?.totalAmount]).toEqual([409, 'price_changed', '150.00'])
    expect((await ctx.staff('GET', '/api/bookings')).body).toHaveLength(before.body.length)
  })

  it('returns the first response to a repeated request and creates nothing twice', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(() => book({ bookingDate: '2027-03-06' }, { 'Idempotency-Key': 'one-click' })),
    )
    const other = await book({ bookingDate: '2027-03-07' }, { 'Idempotency-Key': 'one-click' })
    expect(first?.status).toBe(201)
    expect(second?.body).toEqual(first?.body)
    expect(other.status).toBe(422)
  })
})
