import { describe, expect, it } from 'vitest'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const book = (changes: Record<string, unknown> = {}) =>
  ctx.staff('POST', '/api/admin/bookings', bookingRequest(changes))

describe('POST /api/admin/bookings', () => {
  it('201: confirmed, priced by the same rules, and never expiring', async () => {
    const { status, body } = await book({ addons: [{ addonId: 1, quantity: 1 }] })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      bookingStatus: 'confirmed',
      totalAmount: '195.00',
      depositAmount: '97.50',
      holdExpiresAt: null,
      isPaid: false,
    })
    const { body: log } = await ctx.staff('GET', `/api/admin/audit?subject=booking&subjectId=${body.id}`)
    expect(log.entries).toMatchObject([{ actor: 'admin', action: 'created', details: 'by phone' }])
  })

  it('201: pending if staff are still waiting for the family’s answer', async () => {
    const { body } = await book({ bookingStatus: 'pending', bookingDate: '2027-02-20' })
    expect(body).toMatchObject({ bookingStatus: 'pending', holdExpiresAt: null })
  })

  it('200: the quote beforehand is what is booked', async () => {
    const { status, body } = await ctx.staff('POST', '/api/admin/quote', {
      themeId: 1,
      numberOfTeepees: 2,
      couponCode: 'welcome10',
      isDeposit: false,
    })
    expect([status, body.totalAmount, body.finalAmount]).toEqual([200, '150.00', '135.00'])
  })

  it('400: with the form’s own sentences', async () => {
    const { status, body } = await book({ customerPhone: '12' })
    expect([status, body.message]).toEqual([400, 'Please enter a valid phone number'])
  })

  it('401: for visitors', async () => {
    expect((await ctx.call('POST', '/api/admin/bookings', bookingRequest())).status).toBe(401)
  })

  it('409: for a day the owner closed, unless staff override it', async () => {
    const bookingDate = '2027-03-13'
    await ctx.staff('POST', '/api/unavailable-dates', { date: bookingDate, reason: 'Family day' })
    const refused = await book({ bookingDate })
    expect([refused.status, refused.body.code]).toEqual([409, 'date_unavailable'])
    expect((await book({ bookingDate, overrideCapacity: true })).status).toBe(201)
  })

  it.each([
    ['34102', 'outside_area', 'outside the delivery area'],
    ['90210', 'unknown_zip', 'at an unknown ZIP code'],
  ])('409: %s, with what staff can do about it, unless they override it', async (zipCode, code, told) => {
    const delivery = { enabled: true, depotZip: '33130', baseFee: '8.00', serviceMiles: 30 }
    await ctx.staff('PUT', '/api/admin/pricing', { delivery })
    const order = { bookingDate: '2027-04-17', zipCode }
    const { body: contact } = await ctx.call('GET', '/api/contact-info')
    const refused = await book({ ...order, overrideCapacity: true })
    expect([refused.status, refused.body.code]).toEqual([409, code])
    expect(refused.body.message).toContain('ZIP code')
    expect(refused.body.message).not.toContain(contact.phone)
    const { status, body } = await book({ ...order, overrideArea: true })
    expect([status, body.deliveryAmount, body.totalAmount]).toEqual([201, '0.00', '150.00'])
    const { body: log } = await ctx.staff('GET', `/api/admin/audit?subject=booking&subjectId=${body.id}`)
    expect(log.entries).toMatchObject([{ details: `by phone, ${told}` }])
  })

  it('409: for a visitor who claims an override', async () => {
    const request = bookingRequest({ bookingDate: '2027-04-17', zipCode: '34102', overrideArea: true })
    const { status, body } = await ctx.call('POST', '/api/bookings', request)
    expect([status, body.code]).toEqual([409, 'outside_area'])
  })
})
