import { beforeAll, describe, expect, it } from 'vitest'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { addColleague, bearer } from '#test/factories/colleague.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const PERSONAL = {
  customerName: 'Quilla Zorrilla',
  customerEmail: 'quilla@example.com',
  customerPhone: '(305) 555-0142',
  partyAddress: '77 Mango Lane',
  specialRequests: 'The bell is broken',
  allergiesAndNeeds: 'No peanuts',
}
const EVERY_TRACE = /Quilla|Zorrilla|quilla@|555-0142|Mango|bell|peanuts/
const MASKED = {
  customerName: '',
  customerEmail: 'q...@example.com',
  customerPhone: '...42',
  partyAddress: '',
  city: '',
  zipCode: '',
  specialRequests: null,
  allergiesAndNeeds: null,
  isMasked: true,
}

const party = (bookingDate: string) => payForParty(ctx, { ...PERSONAL, bookingDate })
const read = (reference: string, rest = '') => ctx.call('GET', `/api/bookings/${reference}${rest}`)
async function getToken(id: number): Promise<string> {
  const { url } = (await ctx.staff('GET', `/api/bookings/${id}/payment-link`)).body
  return new URL(url).searchParams.get('token') ?? ''
}

describe('GET /api/bookings/:reference', () => {
  it('gives full access until the day after the party, then only to theme, day, status and amounts', async () => {
    const { bookingId } = await party('2027-02-13')
    expect((await read(bookingId)).body).toMatchObject(PERSONAL)
    ctx.setNow(new Date('2027-02-14T23:00:00Z'))
    expect((await read(bookingId)).body).toMatchObject(PERSONAL)
    ctx.setNow(new Date('2027-02-15T06:00:00Z'))
    const { body } = await read(bookingId)
    expect(body).toMatchObject({
      ...MASKED,
      bookingId,
      themeName: 'Boho Blossom',
      bookingDate: '2027-02-13',
      bookingStatus: 'pending',
      totalAmount: '150.00',
      paidAmount: '75.00',
    })
    expect(JSON.stringify(body)).not.toMatch(EVERY_TRACE)
    ctx.setNow(MORNING)
  })

  it('is masked for a cancelled booking, even when its payment is looked up', async () => {
    const { id, bookingId } = await party('2027-02-20')
    await ctx.staff('POST', `/api/bookings/${id}/cancellation`, {})
    expect((await read(bookingId)).body).toMatchObject({ ...MASKED, bookingStatus: 'cancelled' })
    const { body } = await ctx.call('POST', `/api/bookings/${bookingId}/payment`)
    expect(body.booking).toMatchObject(MASKED)
    expect(JSON.stringify(body)).not.toMatch(EVERY_TRACE)
  })

  it('is masked once the e-mail address was corrected; the link in the new mail gives full access', async () => {
    const { id, bookingId } = await party('2027-02-27')
    const old = await getToken(id)
    const customerEmail = 'right@example.com'
    expect((await ctx.staff('PATCH', `/api/bookings/${id}`, { customerEmail })).status).toBe(200)
    expect((await read(bookingId)).body).toMatchObject({ ...MASKED, customerEmail: 'r...@example.com' })
    expect((await read(bookingId, `?token=${old}`)).body).toMatchObject({ isMasked: true })
    const { body } = await read(bookingId, `?token=${await getToken(id)}`)
    expect(body).toMatchObject({ ...PERSONAL, customerEmail })
    expect(body).not.toHaveProperty('isMasked')
  })

  it('gives full access to staff who may read bookings, and only to keys with that scope', async () => {
    const { id, bookingId } = await party('2027-03-06')
    await ctx.staff('POST', `/api/bookings/${id}/cancellation`, {})
    expect((await ctx.staff('GET', `/api/bookings/${bookingId}`)).body).toMatchObject(PERSONAL)
    const asOther = async (headers: Record<string, string>) =>
      (await ctx.call('GET', `/api/bookings/${bookingId}`, undefined, headers)).body
    const key = async (scope: string) =>
      bearer((await ctx.staff('POST', '/api/admin/api-keys', { name: scope, scopes: [scope] })).body.key)
    expect(await asOther(await key('bookings:read'))).toMatchObject(PERSONAL)
    expect(await asOther(await key('settings'))).toMatchObject(MASKED)
    expect(await asOther((await addColleague(ctx, 'crew-member', 'crew')).headers)).toMatchObject(MASKED)
  })

  it('shows no ZIP code in delivery lines', async () => {
    const { body: pricing } = await ctx.staff('GET', '/api/admin/pricing')
    const delivery = { ...pricing.delivery, enabled: true, zipFees: { '33101': '40.00' } }
    expect((await ctx.staff('PUT', '/api/admin/pricing', { ...pricing, delivery })).status).toBe(200)
    const { id, bookingId } = await party('2027-03-13')
    await ctx.staff('POST', `/api/bookings/${id}/cancellation`, {})
    const { body } = await read(bookingId)
    const masked = { kind: 'delivery', label: 'Delivery to 33...', zip: '33...' }
    expect(body.lines).toContainEqual(expect.objectContaining(masked))
    expect(JSON.stringify(body)).not.toContain('33101')
  })
})

describe('GET /api/bookings/:reference/party.ics', () => {
  const entry = async (reference: string) => {
    const response = await ctx.fetch(`/api/bookings/${reference}/party.ics`)
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      text: await response.text(),
    }
  }

  it('200: the party as a calendar entry, with its address', async () => {
    const { bookingId } = await party('2027-03-20')
    const { status, type, text } = await entry(bookingId)
    expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(text).toContain('DTSTART;VALUE=DATE:20270320')
    expect(text).toContain('77 Mango Lane')
  })

  it('404 once the reference alone no longer gives full access, for an unknown one and for none', async () => {
    const { id, bookingId } = await party('2027-03-27')
    await ctx.staff('POST', `/api/bookings/${id}/cancellation`, {})
    expect((await entry(bookingId)).status).toBe(404)
    expect((await entry('MT-0000-0000-0000')).status).toBe(404)
    expect((await entry('12')).status).toBe(404)
  })
})

describe('POST /api/bookings with the bookingId of what staff arranged', () => {
  const stolen = { customerName: 'A Thief', customerEmail: 'thief@example.com' }
  let phone: { id: number; bookingId: string }

  beforeAll(async () => {
    await ctx.staff('PUT', '/api/site-settings', { maxPartiesPerDay: 20, teepeeStock: 200 })
    const order = {
      ...bookingRequest({ ...PERSONAL, bookingDate: '2027-05-01' }),
      bookingStatus: 'pending',
      holdDays: 5,
    }
    phone = (await ctx.staff('POST', '/api/admin/bookings', order)).body
  })
  const rewrite = (bookingId: string, rest: Record<string, unknown> = {}) =>
    ctx.call(
      'POST',
      '/api/bookings',
      bookingRequest({ ...stolen, bookingDate: '2027-05-01', bookingId, ...rest }),
    )
  const asStored = async (id: number) => (await ctx.staff('GET', `/api/bookings/${id}`)).body

  it.each([
    ['no token', {}],
    ['a wrong token', { token: 'a.b' }],
    ['the key of another draft', { draftKey: 'a-key-of-a-draft-9' }],
  ])('401 link_needed with %s, and nothing changes', async (_title, rest) => {
    const { status, body } = await rewrite(phone.bookingId, rest)
    expect([status, body.code]).toEqual([401, 'link_needed'])
    expect(body.message).toContain('use the link in our email')
    expect(await asStored(phone.id)).toMatchObject(PERSONAL)
  })

  it('201 with the token of the mailed link, and the hold that staff promised stays', async () => {
    const before = await asStored(phone.id)
    const own = { ...PERSONAL, customerPhone: '(305) 555-0199', token: await getToken(phone.id) }
    const { status } = await rewrite(phone.bookingId, own)
    expect(status).toBe(201)
    expect(await asStored(phone.id)).toMatchObject({
      customerPhone: '(305) 555-0199',
      holdExpiresAt: before.holdExpiresAt,
    })
    expect((await rewrite(phone.bookingId)).status).toBe(401)
  })

  it('401 once staff confirmed what a family booked; the family’s own browser is told that it is closed', async () => {
    const draftKey = 'a-key-of-a-draft-7'
    const { body } = await ctx.call(
      'POST',
      '/api/bookings',
      bookingRequest({ bookingDate: '2027-05-08', draftKey }),
    )
    expect((await rewrite(body.bookingId, { bookingDate: '2027-05-08' })).status).toBe(201)
    await ctx.staff('PATCH', `/api/bookings/${body.id}`, { bookingStatus: 'confirmed' })
    expect((await rewrite(body.bookingId)).body.code).toBe('link_needed')
    expect((await rewrite(body.bookingId, { draftKey })).body.code).toBe('booking_closed')
    await ctx.staff('PATCH', `/api/bookings/${body.id}`, { bookingStatus: 'pending' })
    expect((await rewrite(body.bookingId)).body.code).toBe('link_needed')
  })
})
