import { beforeEach, describe, expect, it } from 'vitest'
import {
  bookings,
  orderChanges,
  resources,
  waitingList,
} from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { createPaidParty } from '#test/journeys/paid-party.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
// A Saturday.
const DAY = '2027-02-13'
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
}

beforeEach(async () => {
  for (const table of [orderChanges, waitingList, bookings, resources]) await ctx.db.delete(table)
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
