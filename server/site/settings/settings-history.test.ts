import { beforeEach, describe, expect, it } from 'vitest'
import { bookings, users } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { ADMIN, MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const set = (changes: object) => ctx.staff('PUT', '/api/site-settings', changes)
const settings = async () => (await ctx.staff('GET', '/api/admin/settings')).body
const pricing = async () => (await ctx.staff('GET', '/api/admin/pricing')).body
const history = async () => (await ctx.staff('GET', '/api/admin/settings/history')).body
const putBack = (id: number | undefined, body: object = {}) =>
  ctx.staff('POST', `/api/admin/settings/history/${id ?? 0}/restore`, body)

beforeEach(async () => {
  await ctx.db.update(users).set({ role: 'owner' })
  await ctx.db.delete(bookings)
})

describe('the history', () => {
  it('lists changes in words, newest first', async () => {
    await set({ siteTitle: 'First' })
    await set({ siteTitle: 'Second' })
    const [newest] = await history()
    expect(newest).toMatchObject({ by: 'admin', canBeRestored: true })
    expect(newest?.told.map(({ text }) => text).join('')).toContain('First → Second')
  })

  it('restores the values from before a change, as a new change', async () => {
    await set({ siteTitle: 'Before', primaryColor: '#112233' })
    await set({ siteTitle: 'After', primaryColor: '#445566' })
    const [change] = await history()
    await set({ secondaryColor: '#778899' })
    const { status, body } = await putBack(change?.id)
    expect([status, body[0]?.by]).toEqual([200, 'admin'])
    expect(await settings()).toMatchObject({
      siteTitle: 'Before',
      primaryColor: '#112233',
      secondaryColor: '#778899',
    })
  })

  it('restores contact details and what was not set at all', async () => {
    const before = (await ctx.call('GET', '/api/contact-info')).body
    await ctx.staff('PUT', '/api/contact-info', { ...before, phone: '(786) 555-0000' })
    await putBack((await history())[0]?.id)
    expect((await ctx.call('GET', '/api/contact-info')).body.phone).toBe(before.phone)
    await set({ teepeeSpace: { widthFeet: 5, lengthFeet: 6, walkwayFeet: 2 } })
    await putBack((await history())[0]?.id)
    expect(await settings()).not.toHaveProperty('teepeeSpace')
  })

  it('restores a contact detail, and keeps the others as they were corrected since', async () => {
    const before = (await ctx.call('GET', '/api/contact-info')).body
    await ctx.staff('PUT', '/api/contact-info', { ...before, phone: '(786) 555-0000' })
    const [change] = await history()
    await ctx.staff('PUT', '/api/contact-info', { ...before, phone: '(786) 555-0000', hours: 'Every day' })
    await putBack(change?.id)
    const { phone, hours } = (await ctx.call('GET', '/api/contact-info')).body
    expect([phone, hours]).toEqual([before.phone, 'Every day'])
  })

  it('restores prices, for anybody who may change them', async () => {
    await ctx.staff('PUT', '/api/admin/pricing', { policy: { depositPercent: '40' } })
    await ctx.staff('PUT', '/api/admin/pricing', { policy: { depositPercent: '60' } })
    const [change] = await history()
    await ctx.db.update(users).set({ role: 'office' })
    expect((await history())[0]?.canBeRestored).toBe(false)
    expect((await putBack(change?.id)).status).toBe(403)
    await ctx.db.update(users).set({ role: 'owner' })
    expect((await putBack(change?.id)).status).toBe(200)
    expect((await pricing()).policy.depositPercent).toMatch(/^40/)
  })

  it('removes prices that were not set at all', async () => {
    const deposit = { kind: 'amount', steps: [{ fromTeepees: 1, amount: '100' }] }
    const before = await pricing()
    for (const mistake of [
      { policy: { fullPaymentDays: 30, deposit, reschedule: { times: 3 } } },
      { delivery: { rings: [{ withinMiles: 5, fee: '10' }], zipFees: { '33139': '40' } } },
      { tax: { themeTaxable: false, addonsTaxable: false, ratesCheckedOn: '2026-05-01' } },
    ]) {
      await ctx.staff('PUT', '/api/admin/pricing', mistake)
      expect(await pricing()).not.toEqual({ ...before, version: expect.anything() })
      await putBack((await history())[0]?.id)
      expect(await pricing()).toEqual({ ...before, version: expect.anything() })
    }
  })

  it('restores one price, and keeps those that were changed since', async () => {
    const setDelivery = (delivery: object) => ctx.staff('PUT', '/api/admin/pricing', { delivery })
    await setDelivery({ zipFees: { '33139': '40' } })
    const [change] = await history()
    await setDelivery({ baseFee: '25', zipFees: { '33139': '40', '33101': '20' } })
    await putBack(change?.id)
    expect((await pricing()).delivery).toMatchObject({ baseFee: '25.00', zipFees: { '33101': '20.00' } })
    expect((await pricing()).delivery.zipFees).not.toHaveProperty('33139')
  })

  it('restores a deposit as a whole: its amounts mean nothing without their kind', async () => {
    const setDeposit = (kind: string, amount: string) =>
      ctx.staff('PUT', '/api/admin/pricing', {
        policy: { deposit: { kind, steps: [{ fromTeepees: 1, amount }] } },
      })
    await setDeposit('percent', '50')
    await setDeposit('percent', '40')
    const [change] = await history()
    await setDeposit('amount', '100')
    await putBack(change?.id)
    expect((await pricing()).policy.deposit).toMatchObject({ kind: 'percent', steps: [{ amount: '50.00' }] })
  })

  it('restores prices, as it changes them, only after the password or for a key', async () => {
    const { body } = await ctx.call('POST', '/api/admin/login', ADMIN)
    const key = await ctx.staff('POST', '/api/admin/api-keys', { name: 'P', scopes: ['settings', 'pricing'] })
    await ctx.staff('PUT', '/api/admin/pricing', { policy: { depositPercent: '45' } })
    const path = `/api/admin/settings/history/${(await history())[0]?.id ?? 0}/restore` as const
    const restore = (Authorization: string) => ctx.call('POST', path, {}, { Authorization })
    ctx.setNow(new Date(MORNING.getTime() + 11 * 60_000))
    const late = await restore(`Basic ${body.credential}`)
    expect([late.status, late.body]).toMatchObject([403, { code: 'password_needed' }])
    expect((await restore(`Bearer ${key.body.key}`)).status).toBe(200)
    ctx.setNow(MORNING)
  })

  it('restores what can be claimed for damage', async () => {
    await ctx.staff('PUT', '/api/admin/pricing', { damage: { maximum: '250' } })
    const [change] = await history()
    expect(change?.canBeRestored).toBe(true)
    expect((await putBack(change?.id)).status).toBe(200)
    expect((await ctx.staff('GET', '/api/admin/pricing')).body.damage.maximum).toBe('0.00')
  })
})

it('409 breaks_bookings if booked days would be left with too little, unless forced', async () => {
  await set({ maxPartiesPerDay: 1 })
  await set({ maxPartiesPerDay: 4 })
  const [change] = await history()
  const request = bookingRequest({ bookingStatus: 'confirmed' })
  for (let party = 0; party < 2; party++) await ctx.staff('POST', '/api/admin/bookings', request)
  const refused = await putBack(change?.id)
  expect([refused.status, refused.body.code]).toEqual([409, 'breaks_bookings'])
  expect((await putBack(change?.id, { force: true })).status).toBe(200)
  expect((await settings()).maxPartiesPerDay).toBe(1)
})

it('404 for an unknown change, 403 for the crew, 401 for visitors', async () => {
  expect((await putBack(999_999)).status).toBe(404)
  await ctx.db.update(users).set({ role: 'crew' })
  expect((await ctx.staff('GET', '/api/admin/settings/history')).status).toBe(403)
  expect((await ctx.call('GET', '/api/admin/settings/history')).status).toBe(401)
})
