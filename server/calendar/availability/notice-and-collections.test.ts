import { afterEach, describe, expect, it } from 'vitest'
import { addDays, formatLong, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const set = (changes: Record<string, unknown>) => ctx.staff('PUT', '/api/site-settings', changes)
const book = (changes: Record<string, unknown>) => ctx.call('POST', '/api/bookings', bookingRequest(changes))
const close = (date: string, changes: object = {}) =>
  ctx.staff('POST', '/api/unavailable-dates', { date, ...changes })
const ask = async (from: string, to: string) =>
  (await ctx.call('GET', `/api/availability?from=${from}&to=${to}&themeId=1`)).body

afterEach(() => set({ minimumNoticeDays: 0, collectOnClosedDays: true }))

it('both are off by default, and only staff can read them', async () => {
  const off = { minimumNoticeDays: 0, collectOnClosedDays: true }
  expect((await ctx.staff('GET', '/api/admin/settings')).body).toMatchObject(off)
  const { body } = await ctx.call('GET', '/api/site-settings')
  for (const name of Object.keys(off)) expect(body).not.toHaveProperty(name)
  expect((await set({ minimumNoticeDays: -1 })).status).toBe(400)
})

describe('minimumNoticeDays', () => {
  it('409: visitors can book from that day on; the sentence says so, and whom to call; staff can book earlier', async () => {
    const today = partyDayAt(ctx.now())
    expect((await set({ minimumNoticeDays: 3 })).body.minimumNoticeDays).toBe(3)
    const { phone } = (await ctx.call('GET', '/api/contact-info')).body
    const refused = await book({ bookingDate: addDays(today, 2) })
    expect([refused.status, refused.body.code]).toEqual([409, 'date_unavailable'])
    expect(refused.body.message).toContain(formatLong(addDays(today, 3)))
    expect(refused.body.message).toContain(phone)
    const days = await ask(addDays(today, 2), addDays(today, 3))
    expect(days.map(({ available }) => available)).toEqual([false, true])
    expect(days[0]?.reason).toBe(refused.body.message)
    const { body } = await ctx.staff('GET', `/api/availability?from=${today}&to=${today}`)
    expect(body[0]?.available).toBe(true)
    expect((await book({ bookingDate: addDays(today, 3) })).status).toBe(201)
    for (const path of ['/api/bookings', '/api/admin/bookings'] as const)
      expect((await ctx.staff('POST', path, bookingRequest({ bookingDate: today }))).status).toBe(201)
  })
})

describe('collectOnClosedDays: false', () => {
  it('409: a party keeps its teepees until the next open day', async () => {
    await set({ collectOnClosedDays: false })
    await close('2027-03-14')
    await close('2027-03-15')
    expect((await book({ bookingDate: '2027-03-13', numberOfTeepees: 8 })).status).toBe(201)
    const days = await ask('2027-03-16', '2027-03-17')
    expect(days.map(({ teepeesLeft }) => teepeesLeft)).toEqual([2, 10])
    const refused = await book({ bookingDate: '2027-03-16', numberOfTeepees: 3 })
    expect([refused.status, refused.body.code]).toEqual([409, 'date_unavailable'])
    await set({ collectOnClosedDays: true })
    expect((await ask('2027-03-16', '2027-03-16'))[0]?.teepeesLeft).toBe(10)
  })

  it('409: a party before closed days is refused if a later one needs its teepees', async () => {
    await set({ collectOnClosedDays: false })
    await close('2027-04-11')
    expect((await book({ bookingDate: '2027-04-12', numberOfTeepees: 8 })).status).toBe(201)
    expect((await book({ bookingDate: '2027-04-10', numberOfTeepees: 3 })).status).toBe(409)
    expect((await book({ bookingDate: '2027-04-10', numberOfTeepees: 2 })).status).toBe(201)
  })

  it('409 breaks_bookings: closing the day between two parties, unless forced', async () => {
    await set({ collectOnClosedDays: false })
    const first = (await book({ bookingDate: '2027-05-15', numberOfTeepees: 8 })).body
    const second = (await book({ bookingDate: '2027-05-17', numberOfTeepees: 8 })).body
    const refused = await close('2027-05-16')
    expect([refused.status, refused.body.code]).toEqual([409, 'breaks_bookings'])
    expect(refused.body.bookings).toEqual([
      { id: first.id, bookingDate: '2027-05-15' },
      { id: second.id, bookingDate: '2027-05-17' },
    ])
    expect((await close('2027-05-16', { force: true })).status).toBe(201)
  })

  it('201: closing a day changes nothing while collections are made on closed days', async () => {
    await book({ bookingDate: '2027-06-12', numberOfTeepees: 8 })
    await book({ bookingDate: '2027-06-14', numberOfTeepees: 8 })
    expect((await close('2027-06-13')).status).toBe(201)
  })
})
