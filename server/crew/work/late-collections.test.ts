import { beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_WORK_SETTINGS } from '#domain/calendar/work/work-settings.ts'
import { addDays, dayBegins, dayRange, type PartyDay } from '#domain/foundation/time/party-day.ts'
import {
  bookings,
  unavailableDates,
  workExceptions,
  workSettings,
} from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const DAY = '2027-02-13'
const COLLECTION_DAY = addDays(DAY, 46)
const DAYS_BETWEEN = dayRange(addDays(DAY, 1), addDays(COLLECTION_DAY, -1))
const set = (changes: object = {}) =>
  ctx.staff('PUT', '/api/admin/work', { ...DEFAULT_WORK_SETTINGS, enabled: true, ...changes })
const settings = (changes: object) => ctx.staff('PUT', '/api/site-settings', changes)
const nobodyWorks = () =>
  ctx.db
    .insert(workExceptions)
    .values(DAYS_BETWEEN.map((date) => ({ date, crews: 0, window: null, reason: 'Away' })))

/** Returns which bookings are collected on a day. */
async function collectedOn(date: PartyDay): Promise<number[]> {
  const { body } = await ctx.staff('GET', `/api/admin/work/days?from=${date}&to=${date}`)
  const stops = body.flatMap(({ plans }) => plans.flatMap((plan) => plan.stops))
  return stops.filter(({ kind }) => kind === 'collect').map(({ bookingId }) => bookingId)
}

let id: number

beforeEach(async () => {
  ctx.setNow(MORNING)
  for (const table of [bookings, unavailableDates, workSettings, workExceptions]) await ctx.db.delete(table)
  await settings({ collectOnClosedDays: true, turnaroundDays: 1 })
  const request = bookingRequest({ bookingDate: DAY, bookingStatus: 'confirmed' })
  id = (await ctx.staff('POST', '/api/admin/bookings', request)).body.id
})

describe('a party that is collected 46 days later is on the plan', () => {
  it.each([0, 1])('after closed days, with %i days of turnaround', async (turnaroundDays) => {
    await settings({ collectOnClosedDays: false, turnaroundDays })
    await ctx.db.insert(unavailableDates).values(DAYS_BETWEEN.map((date) => ({ date })))
    expect(await collectedOn(COLLECTION_DAY)).toEqual([id])
  })

  it('after days on which nobody works', async () => {
    await set()
    await nobodyWorks()
    expect(await collectedOn(COLLECTION_DAY)).toEqual([id])
  })
})

it('on the day after it, if nothing else keeps teepees that long', async () => {
  await settings({ turnaroundDays: 0 })
  expect(await collectedOn(addDays(DAY, 1))).toEqual([id])
})

it('409 breaks_bookings: too little time for the collection names the party', async () => {
  await set()
  await nobodyWorks()
  ctx.setNow(dayBegins(addDays(COLLECTION_DAY, -1)))
  const shortDay = { crews: 1, window: { from: '08:00', to: '08:30' }, reason: null }
  const refused = await ctx.staff('PUT', `/api/admin/work/exceptions/${COLLECTION_DAY}`, shortDay)
  expect([refused.status, refused.body.code]).toEqual([409, 'breaks_bookings'])
  expect(refused.body.bookings).toEqual([{ id, bookingDate: DAY }])
})

it('409 breaks_bookings: teepees that are out for that long are counted', async () => {
  await set()
  await nobodyWorks()
  ctx.setNow(dayBegins(addDays(COLLECTION_DAY, -1)))
  const refused = await settings({ teepeeStock: 1, force: false })
  expect([refused.status, refused.body.bookings]).toEqual([409, [{ id, bookingDate: DAY }]])
})
