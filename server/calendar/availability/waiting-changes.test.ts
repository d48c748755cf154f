import { beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_WORK_SETTINGS } from '#domain/calendar/work/work-settings.ts'
import { addDays } from '#domain/foundation/time/party-day.ts'
import {
  bookings,
  orderChanges,
  resources,
  waitingList,
  workSettings,
} from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { createPaidParty } from '#test/journeys/paid-party.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
// A Saturday.
const DAY = '2027-02-13'
const [NEXT_DAY, SECOND_DAY] = [addDays(DAY, 1), addDays(DAY, 2)]
/** Costs more than theme 1, so that a fully paid party has to pay for it first. */
const DEARER_THEME = 4
const LIGHTS = 1

const book = (changes: Record<string, unknown> = {}) =>
  ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: DAY, ...changes }))
const createParty = (changes: Record<string, unknown> = {}) =>
  createPaidParty(ctx, { bookingDate: DAY, isDeposit: false, ...changes })
const lights = (quantity: number) => [{ addonId: LIGHTS, quantity }]

/** Returns a fully paid party that has begun, but not paid for, a change. */
async function createWaiting(changes: Record<string, unknown>, wanted: object) {
  const party = await createParty(changes)
  expect((await party.change(wanted)).status).toBe(201)
  return party
}

async function addResource(quantity: number, requirement: object) {
  const resource = { name: 'Thing', kind: 'part', quantity, daysAfter: 0 }
  const { id } = (await ctx.staff('POST', '/api/admin/resources', resource)).body
  const requirements = [{ count: 1, ...requirement }]
  expect((await ctx.staff('PUT', `/api/admin/resources/${id}/requirements`, requirements)).status).toBe(200)
  return id
}

/** The crew has 100 minutes a day: time for one collection. */
const plan = (changes: object) =>
  ctx.staff('PUT', '/api/admin/work', {
    ...DEFAULT_WORK_SETTINGS,
    enabled: true,
    windows: Array(7).fill({ from: '08:00', to: '09:40' }),
    driveMinutes: 0,
    setup: { base: 0, perTeepee: 0, perAddon: 0 },
    collect: { base: 60, perTeepee: 0, perAddon: 0 },
    ...changes,
  })

beforeEach(async () => {
  for (const table of [orderChanges, waitingList, bookings, resources, workSettings])
    await ctx.db.delete(table)
  await ctx.staff('PUT', '/api/admin/pricing', { nights: { most: 3, perTeepee: '25' } })
})

describe('a change that waits for its payment holds', () => {
  it('what each party of its new theme needs once', async () => {
    await addResource(1, { themeId: DEARER_THEME, per: 'booking' })
    await createWaiting({}, { themeId: DEARER_THEME })
    expect(await book({ themeId: DEARER_THEME })).toMatchObject({
      status: 409,
      body: { code: 'date_unavailable' },
    })
    expect((await book()).status).toBe(201)
  })

  it('what each party of its theme needs once no second time', async () => {
    await addResource(2, { themeId: 1, per: 'booking' })
    await createWaiting({}, { numberOfTeepees: 3 })
    expect((await book()).status).toBe(201)
  })

  it.each<[string, Record<string, unknown>, object, number]>([
    ['every teepee, of an add-on that is new', { numberOfTeepees: 5 }, { addons: lights(1) }, 5],
    ['the further teepees too', { numberOfTeepees: 2, addons: lights(1) }, { numberOfTeepees: 5 }, 5],
    [
      'the further teepees, though another theme’s are all new',
      { numberOfTeepees: 2, addons: lights(1) },
      { numberOfTeepees: 5, themeId: DEARER_THEME },
      5,
    ],
    ['no more teepees than it has', { numberOfTeepees: 5, addons: lights(1) }, { addons: lights(2) }, 5],
  ])('what an add-on needs for %s', async (_, own, wanted, held) => {
    await addResource(10, { addonId: LIGHTS, per: 'teepee' })
    await createWaiting(own, wanted)
    const other = { themeId: 2, addons: lights(1) }
    expect((await book({ ...other, numberOfTeepees: 10 - held + 1 })).body.code).toBe('addon_unavailable')
    expect((await book({ ...other, numberOfTeepees: 10 - held })).status).toBe(201)
  })

  it('what an add-on needs for each party, once', async () => {
    await addResource(2, { addonId: LIGHTS, per: 'booking' })
    await createWaiting({ addons: lights(1) }, { addons: lights(2), numberOfTeepees: 3 })
    expect((await book({ addons: lights(1) })).status).toBe(201)
    expect((await book({ addons: lights(1) })).body.code).toBe('addon_unavailable')
  })
})

describe('a change that waits for its payment breaks if', () => {
  const breaks = (id: number, bookingDate = DAY) => ({
    status: 409,
    body: { code: 'breaks_bookings', bookings: [{ id, bookingDate }] },
  })

  it('too few teepees are left for it, until it is too late to pay for it', async () => {
    const stock = (teepeeStock: number) => ctx.staff('PATCH', '/api/themes/1', { teepeeStock, force: false })
    const { booking } = await createWaiting({}, { numberOfTeepees: 4 })
    expect(await stock(3)).toMatchObject(breaks(booking.id))
    expect((await stock(4)).status).toBe(200)
    ctx.setNow(new Date(MORNING.getTime() + 3_600_000))
    expect((await stock(3)).status).toBe(200)
    ctx.setNow(MORNING)
    await stock(10)
  })

  it('too little is left on the day to which it moves the party, but not of what the party has already', async () => {
    const thing = await addResource(1, { themeId: 1, per: 'booking' })
    const fee = { times: 3, daysBefore: 7, fee: '25' }
    await ctx.staff('PUT', '/api/admin/pricing', { policy: { reschedule: fee } })
    const { at, booking } = await createParty({ bookingDate: addDays(DAY, 7), numberOfTeepees: 7 })
    const move = (bookingDate: string) => ctx.call('POST', at('/reschedule'), { bookingDate })
    expect([(await move(DAY)).status, (await move(NEXT_DAY)).status]).toEqual([200, 201])
    const own = (await ctx.staff('GET', '/api/admin/settings')).body
    const setStock = (teepeeStock: number) =>
      ctx.staff('PUT', '/api/site-settings', { teepeeStock, force: false })
    expect((await setStock(7)).status).toBe(200)
    const repair = { from: NEXT_DAY, to: NEXT_DAY, delta: -1, reason: 'Repair' }
    expect(await ctx.staff('POST', `/api/admin/resources/${thing}/changes`, repair)).toMatchObject(
      breaks(booking.id, NEXT_DAY),
    )
    await setStock(own.teepeeStock)
  })

  it.each([NEXT_DAY, SECOND_DAY])(
    'no crew has time to collect it, now or once it is paid: %s',
    async (day) => {
      await plan({})
      const { booking } = await createWaiting({}, { numberOfNights: 2 })
      const shortDay = { crews: 1, window: { from: '08:00', to: '08:30' }, reason: null }
      const refused = await ctx.staff('PUT', `/api/admin/work/exceptions/${day}`, shortDay)
      expect(refused).toMatchObject(breaks(booking.id))
    },
  )
})

it('a bigger order that is offered holds what the add-ons it keeps need for its further teepees', async () => {
  await addResource(10, { addonId: LIGHTS, per: 'teepee' })
  const { booking } = await createParty({ addons: lights(1) })
  await ctx.db.insert(waitingList).values({
    bookingDate: DAY,
    numberOfTeepees: 5,
    themeId: 1,
    customerName: booking.customerName,
    customerEmail: booking.customerEmail,
    status: 'offered',
    offerExpiresAt: new Date(MORNING.getTime() + 3_600_000),
    changesBookingId: booking.id,
    token: 'offered',
    createdAt: MORNING,
    updatedAt: MORNING,
  })
  const other = { themeId: 2, addons: lights(1) }
  expect((await book({ ...other, numberOfTeepees: 6 })).body.code).toBe('addon_unavailable')
  expect((await book({ ...other, numberOfTeepees: 5 })).status).toBe(201)
})

describe('a stay that becomes shorter', () => {
  const SHORTER = { numberOfNights: 1 }
  const enter = (changes: object) =>
    ctx.staff('POST', '/api/admin/bookings', bookingRequest({ bookingDate: DAY, ...changes }))

  it('is not collected on a day without time for it, unless staff want it', async () => {
    await plan({})
    const { booking, quote, change } = await createParty({ numberOfNights: 2 })
    expect((await enter({})).status).toBe(201)
    expect((await quote(SHORTER)).body.roomSentence).toMatch(/^Our crews have no time left on Sunday/)
    expect(await change(SHORTER)).toMatchObject({ status: 409, body: { code: 'dates_full' } })
    const patch = (more: object) => ctx.staff('PATCH', `/api/bookings/${booking.id}`, { ...SHORTER, ...more })
    expect(await patch({})).toMatchObject({ status: 409, body: { code: 'date_unavailable' } })
    expect((await patch({ overrideCapacity: true })).body.numberOfNights).toBe(1)
  })

  it('needs nothing of its nights, even if they have been closed since', async () => {
    await plan({})
    const { change } = await createParty({ numberOfNights: 2 })
    const closed = await ctx.staff('POST', '/api/unavailable-dates', { date: DAY, force: true })
    const changed = await change(SHORTER)
    await ctx.staff('DELETE', `/api/unavailable-dates/${closed.body.id}`)
    expect([closed.status, changed.status]).toEqual([201, 200])
  })

  it('needs no other time if nobody works on the earlier day', async () => {
    await plan({ windows: Array(7).fill({ from: '08:00', to: '09:40' }).with(0, null) })
    const { change } = await createParty({ numberOfNights: 2 })
    expect((await enter({ overrideCapacity: true })).status).toBe(201)
    expect((await change(SHORTER)).status).toBe(200)
  })
})

describe('the working time of a change that waits for its payment', () => {
  it.each([
    ['more', 1, { numberOfNights: 2 }],
    ['fewer', 2, { numberOfNights: 1, themeId: DEARER_THEME, numberOfTeepees: 5 }],
  ])('is kept for either collection while it wants %s nights', async (_, numberOfNights, wanted) => {
    await plan({})
    await createWaiting({ numberOfNights }, wanted)
    expect((await book({ numberOfNights: 1 })).status).toBe(409)
    expect((await book({ numberOfNights: 2 })).status).toBe(409)
    expect((await book({ numberOfNights: 3 })).status).toBe(201)
  })

  it('is that of one collection where nobody works on the earlier day', async () => {
    const windows = Array(7).fill({ from: '08:00', to: '10:00' }).with(0, null)
    await plan({ windows })
    await createWaiting({}, { numberOfNights: 2 })
    expect((await book({ numberOfNights: 2 })).status).toBe(201)
    expect((await book({ numberOfNights: 2 })).status).toBe(409)
  })

  it('is that of one setup', async () => {
    await plan({ setup: { base: 50, perTeepee: 0, perAddon: 0 }, collect: DEFAULT_WORK_SETTINGS.collect })
    await createWaiting({}, { numberOfNights: 2 })
    expect((await book({ numberOfNights: 3 })).status).toBe(201)
  })

  it.each([
    ['what it adds', {}, { addons: lights(8) }, DAY],
    ['all it takes along, on its later collection', { addons: lights(8) }, { numberOfNights: 2 }, SECOND_DAY],
    [
      'what it takes along now, on its earlier collection',
      { addons: lights(8) },
      { numberOfNights: 2 },
      NEXT_DAY,
    ],
  ])('includes %s', async (_, own, wanted, fullDay) => {
    const job = { base: 10, perTeepee: 0, perAddon: 10 }
    await plan({ setup: job, collect: job })
    await createWaiting(own, wanted)
    const other = { bookingDate: fullDay, numberOfNights: 3 }
    expect((await book({ ...other, addons: lights(1) })).status).toBe(409)
    expect((await book(other)).status).toBe(201)
  })
})
