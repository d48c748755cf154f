import { beforeEach, describe, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { bookings, outbox, waitingList } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { testContext } from '#test/test-context.ts'
import { waitingForLocks } from '#test/watch-database.ts'
import { offerFreedPlaces } from './offer-places.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const DAY = '2027-02-13'
const NEXT_DAY = '2027-02-14'
const book = (changes = {}) =>
  ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: DAY, ...changes }))
const wait = (name: string, bookingDate = DAY) =>
  ctx.call('POST', '/api/waiting-list', {
    bookingDate,
    numberOfTeepees: 2,
    customerName: name,
    customerEmail: `${name}@example.com`,
  })
const entries = () => ctx.db.select().from(waitingList).orderBy(waitingList.id)
const statuses = async () => (await entries()).map(({ status }) => status)
const open = async (name: string) => {
  const token = (await entries()).find((one) => one.customerEmail === `${name}@example.com`)?.token
  return ctx.call('GET', `/api/waiting-list/${token}`)
}
/** Lets one party fill a day; returns how to free it again. */
async function fill(bookingDate = DAY) {
  const { body } = await book({ bookingDate })
  await ctx.staff('PATCH', `/api/bookings/${body.id}`, { bookingStatus: 'confirmed' })
  return () => ctx.staff('DELETE', `/api/bookings/${body.id}`)
}

beforeEach(async () => {
  for (const table of [waitingList, outbox, bookings]) await ctx.db.delete(table)
  await ctx.staff('PUT', '/api/site-settings', { maxPartiesPerDay: 1, turnaroundDays: 0 })
})

describe('an entry of the waiting list', () => {
  it('counts at once while two wait', async () => {
    const free = await fill()
    for (const name of ['ana', 'ben']) await wait(name)
    await free()
    expect(await statuses()).toEqual(['offered', 'waiting'])
  })

  it('counts only once its mail was confirmed, where more than two wait: made-up ones hoard no place', async () => {
    const free = await fill()
    for (let n = 0; n < 24; n++) expect((await wait(`made-up${n}`)).status).toBe(201)
    await wait('ana')
    expect((await open('ana')).status).toBe(200)
    await free()
    const offered = (await entries()).filter(({ status }) => status === 'offered')
    expect(offered.map(({ customerEmail }) => customerEmail)).toEqual(['ana@example.com'])
    // She does not come, and nobody else is real: the place is open to the family at the door.
    ctx.setNow(new Date(ctx.now().getTime() + 2 * 3_600_000))
    expect(await offerFreedPlaces(ctx)).toBe(0)
    expect((await book()).status).toBe(201)
  })

  it('has its place in line by when it joined, and is offered a free one as soon as it is confirmed', async () => {
    const free = await fill()
    for (const name of ['ana', 'ben', 'cleo']) await wait(name)
    await free()
    expect(await statuses()).toEqual(['waiting', 'waiting', 'waiting'])
    expect((await open('ben')).body.status).toBe('offered')
    expect(await statuses()).toEqual(['waiting', 'offered', 'waiting'])
  })

  it('counts if its address was confirmed for another day', async () => {
    await fill()
    await wait('ana')
    await open('ana')
    await fill(NEXT_DAY)
    await wait('ana', NEXT_DAY)
    expect((await entries()).every(({ mailConfirmedAt }) => mailConfirmedAt !== null)).toBe(true)
  })

  it('is confirmed on several days while a party asks for all of these nights', async () => {
    await ctx.staff('PUT', '/api/admin/pricing', { nights: { most: 2 } })
    for (const day of [DAY, NEXT_DAY]) await fill(day)
    for (const [name, day] of [
      ['ben', NEXT_DAY],
      ['ana', NEXT_DAY],
      ['ana', DAY],
    ] as const)
      expect((await wait(name, day)).status).toBe(201)
    const isOfBen = eq(waitingList.customerEmail, 'ben@example.com')
    const { booking, confirmation } = await ctx.db.transaction(async (tx) => {
      await tx.select().from(waitingList).where(isOfBen).for('update')
      const booking = book({ numberOfNights: 2 })
      while ((await waitingForLocks(ctx.db)) < 1);
      const confirmation = open('ana')
      while ((await waitingForLocks(ctx.db)) < 2);
      return { booking, confirmation }
    })
    expect([(await booking).status, (await confirmation).status]).toEqual([409, 200])
  })
})

it('a family at the door is told in how many minutes to try again', async () => {
  const free = await fill()
  for (const name of ['ana', 'ben', 'cleo', 'dan']) {
    await wait(name)
    await open(name)
  }
  await free()
  ctx.setNow(new Date(ctx.now().getTime() + 9 * 60_000))
  const refused = await book()
  expect([refused.status, refused.body.code]).toEqual([409, 'date_unavailable'])
  expect(refused.body.message).toContain('for another family for 21 more minutes')
  const options = (query = '') =>
    ctx.call('GET', `/api/availability/${DAY}${query}` as '/api/availability/:date')
  const { body } = await options()
  expect([body.isFull, body.reason]).toEqual([true, refused.body.message])
  // Whom it was offered to has the place, and an offer of too few teepees keeps nobody else from more.
  const [offer] = (await entries()).filter(({ status }) => status === 'offered')
  expect((await options(`?offerToken=${offer?.token}`)).body.available).toBe(true)
  await ctx.staff('PUT', '/api/site-settings', { teepeeStock: 2 })
  expect((await options('?teepees=4')).body.reason).not.toContain('another family')
})
