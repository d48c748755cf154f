import { beforeEach, describe, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import {
  bookings,
  orderChanges,
  outbox,
  themes,
  waitingList,
} from '#server/foundation/database/schema/all-tables.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { payByTestCard, payForParty } from '#test/journeys/pay-for-party.ts'
import { present } from '#test/present.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { waitingForLocks } from '#test/watch-database.ts'
import { offerFreedPlaces } from './offer-places.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const limited = testContext()
const DAY = '2027-02-13'
const OTHER_DAY = '2027-03-13'
const HOUR = 3_600_000
const MORE = { numberOfTeepees: 4 }
const party = { bookingDate: DAY, themeId: 1 }
const book = (changes: Record<string, unknown> = {}) =>
  ctx.call('POST', '/api/bookings', bookingRequest({ ...party, numberOfTeepees: 1, ...changes }))
const list = async () => (await ctx.staff('GET', '/api/admin/waiting-list')).body
const statuses = async () => (await list()).map(({ status }) => status)
const readMails = async (kind: string) =>
  (await ctx.db.select().from(outbox)).filter((mail) => mail.kind === kind)
const later = (hours: number) => ctx.setNow(new Date(MORNING.getTime() + hours * HOUR))
const remove = (id: number) => ctx.staff('DELETE', `/api/bookings/${id}`)

/** A day with four teepees: two for a paid booking that wants all of them, and two for another family. */
async function fullDay(changes: Record<string, unknown> = {}) {
  const own = await payForParty(ctx, { ...party, ...changes })
  const at = await createPageLink(ctx, own)
  const { bookingDate } = own
  const other = await book({ bookingDate, numberOfTeepees: 2 })
  await ctx.staff('PATCH', `/api/bookings/${other.body.id}`, { bookingStatus: 'confirmed' })
  const change = async (wanted: object) => {
    const { version, differenceAmount } = (await ctx.call('POST', at('/change-quote'), wanted)).body
    return ctx.call('POST', at('/change'), { ...wanted, version, differenceAmount })
  }
  const waitsFor = async () => (await ctx.call('GET', at())).body.waitsFor
  const wait = (wanted: object = MORE) => ctx.call('POST', at('/change-wait'), wanted)
  return { id: own.id, reference: own.bookingId, other: other.body.id, at, change, wait, waitsFor }
}

beforeEach(async () => {
  ctx.setNow(MORNING)
  for (const table of [waitingList, orderChanges, outbox]) await ctx.db.delete(table)
  await ctx.db.update(bookings).set({ bookingStatus: 'cancelled', holdExpiresAt: null })
  const theme = { teepeeStock: 4, available: true, mostTeepees: null }
  await ctx.db.update(themes).set(theme).where(eq(themes.id, 1))
})

describe('a booking that wants more than its day has', () => {
  it('waits for the difference once, keeps what it has, and is offered the difference when it is free', async () => {
    const { id, at, other, wait, waitsFor, change } = await fullDay()
    expect((await ctx.call('POST', at('/change-quote'), MORE)).body).toMatchObject({
      canWait: true,
      roomSentence: expect.stringContaining('No more teepees are left'),
    })
    const joined = await wait({ ...MORE, guestCount: 9 })
    expect([joined.status, joined.body.waitsFor]).toEqual([
      201,
      { status: 'waiting', themeId: 1, numberOfTeepees: 4, guestCount: 9, offerExpiresAt: null },
    ])
    expect((await wait({ ...MORE, guestCount: 9 })).status).toBe(200)
    expect(await list()).toMatchObject([{ changesBooking: id, numberOfTeepees: 4, status: 'waiting' }])
    const [told] = await readMails('waiting-list-joined')
    expect(told?.subject).toBe('You’re waiting for 4 teepees on Saturday, February 13, 2027')

    await remove(other)
    expect(await waitsFor()).toMatchObject({ status: 'offered', numberOfTeepees: 4, guestCount: 9 })
    const [offer, ...more] = await readMails('waiting-list-offer')
    expect(more).toEqual([])
    expect(offer?.text).toMatch(/\/my-booking\/MT-[\w-]+\?token=\S+#change/)
    // The difference is reserved and not available to strangers or other orders.
    expect((await book()).status).toBe(409)
    expect((await change({ ...MORE, guestCount: 9 })).body).toMatchObject({
      booking: { numberOfTeepees: 4, guestCount: 9, totalAmount: '300.00' },
      owedAmount: '225.00',
    })
    expect([await statuses(), await waitsFor()]).toEqual([['booked'], undefined])
    expect((await book()).status).toBe(409)
  })

  it('pays the difference if it is fully paid, and the offer becomes the change that it holds for', async () => {
    const { reference, other, wait, waitsFor, change } = await fullDay({ isDeposit: false })
    await wait()
    await remove(other)
    const { status, body: pending } = await change(MORE)
    expect([status, await statuses()]).toEqual([201, ['offered']])
    if (!('changeId' in pending)) throw new Error('Nothing is due')
    later(0.4)
    expect((await book()).status).toBe(409)
    await payByTestCard(ctx, pending.paymentIntentId, pending.clientSecret)
    const { paymentIntentId } = pending
    await ctx.call('POST', `/api/bookings/${reference}/payment`, { paymentIntentId })
    expect((await ctx.staff('GET', `/api/bookings/${reference}`)).body).toMatchObject({
      numberOfTeepees: 4,
      paidAmount: '300.00',
    })
    expect([await statuses(), await waitsFor()]).toEqual([['booked'], undefined])
  })

  it('passes the place on to the next in line if its offer expires, and stays as it is', async () => {
    const { id, other, wait, waitsFor } = await fullDay()
    await wait()
    const next = { ...party, numberOfTeepees: 2, customerName: 'Next', customerEmail: 'next@example.com' }
    expect((await ctx.call('POST', '/api/waiting-list', next)).status).toBe(201)
    await remove(other)
    expect(await statuses()).toEqual(['offered', 'waiting'])
    later(2.1)
    expect(await waitsFor()).toBeUndefined()
    await offerFreedPlaces(ctx)
    expect(await statuses()).toEqual(['missed', 'offered'])
    expect((await ctx.staff('GET', `/api/bookings/${id}`)).body.numberOfTeepees).toBe(2)
  })

  it('is offered nothing that its theme is no longer for, but its own theme even after it is gone', async () => {
    const { other, wait } = await fullDay()
    await wait()
    await ctx.db.update(themes).set({ available: false, mostTeepees: 3 }).where(eq(themes.id, 1))
    await remove(other)
    expect(await statuses()).toEqual(['waiting'])
    await ctx.db.update(themes).set({ mostTeepees: 4 }).where(eq(themes.id, 1))
    await offerFreedPlaces(ctx)
    expect(await statuses()).toEqual(['offered'])
  })

  it('loses change and offer if it does not pay in time: the old order stands, and the teepees are free', async () => {
    const { id, other, wait, change } = await fullDay({ isDeposit: false })
    await wait()
    await remove(other)
    later(1.9)
    expect((await change(MORE)).status).toBe(201)
    later(2.2)
    await drainJobs(ctx)
    expect((await book()).status).toBe(409)
    later(2.5)
    await drainJobs(ctx)
    expect([await statuses(), (await book({ numberOfTeepees: 2 })).status]).toEqual([['missed'], 201])
    expect((await ctx.staff('GET', `/api/bookings/${id}`)).body.numberOfTeepees).toBe(2)
  })

  it('comes after earlier entries, and holds an offer half an hour while more than three wait', async () => {
    const { other, wait, waitsFor } = await fullDay()
    const first = { ...party, numberOfTeepees: 1, customerName: 'First', customerEmail: 'first@example.com' }
    await ctx.call('POST', '/api/waiting-list', first)
    await wait({ numberOfTeepees: 3 })
    for (const name of ['third', 'fourth', 'fifth'])
      await ctx.call('POST', '/api/waiting-list', { ...first, customerEmail: `${name}@example.com` })
    for (const { token } of await ctx.db.select().from(waitingList))
      await ctx.call('GET', `/api/waiting-list/${token}`)
    await remove(other)
    expect(await statuses()).toEqual(['offered', 'offered', 'waiting', 'waiting', 'waiting'])
    expect((await waitsFor())?.offerExpiresAt).toBe(new Date(MORNING.getTime() + HOUR / 2).toISOString())
  })

  it('releases its offer when it stops waiting, takes part of it, moves or is cancelled', async () => {
    const stops = await fullDay()
    await stops.wait()
    await remove(stops.other)
    expect((await ctx.call('DELETE', stops.at('/change-wait'))).status).toBe(204)
    expect([await statuses(), (await book({ numberOfTeepees: 2 })).status]).toEqual([['left'], 201])
    for (const [end, left] of [
      [(day: Awaited<ReturnType<typeof fullDay>>) => day.change({ numberOfTeepees: 3 }), 1],
      [
        ({ at }: Awaited<ReturnType<typeof fullDay>>) =>
          ctx.call('POST', at('/reschedule'), { bookingDate: OTHER_DAY }),
        4,
      ],
      [
        ({ at }: Awaited<ReturnType<typeof fullDay>>) =>
          ctx.call('POST', at('/cancellation'), { refundAmount: '0.00' }),
        4,
      ],
    ] as const) {
      await ctx.db.update(bookings).set({ bookingStatus: 'cancelled', holdExpiresAt: null })
      await ctx.db.delete(waitingList)
      const day = await fullDay()
      await day.wait()
      await remove(day.other)
      expect(await statuses()).toEqual(['offered'])
      expect((await end(day)).status).toBe(200)
      expect(await statuses()).not.toContain('offered')
      expect((await book({ numberOfTeepees: left })).status).toBe(201)
    }
  })

  it('moves to a day on which another one waits while that one moves to its own', async () => {
    const small = { numberOfTeepees: 1 }
    const days = [await fullDay(small), await fullDay({ ...small, bookingDate: OTHER_DAY })]
    for (const { wait } of days) expect((await wait()).status).toBe(201)
    const { promise: areWaiting, resolve: go } = Promise.withResolvers<void>()
    const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>()
    // Nobody can tell of a move before both families have locked all that they lock before it.
    const quiet = ctx.db.transaction(async (tx) => {
      await tx.execute('LOCK TABLE events IN SHARE MODE')
      locked()
      await areWaiting
    })
    await isLocked
    const moves = [OTHER_DAY, DAY].map((bookingDate, n) =>
      ctx.call('POST', present(days[n]).at('/reschedule'), { bookingDate }),
    )
    while ((await waitingForLocks(ctx.db)) < 2);
    go()
    await quiet
    expect((await Promise.all(moves)).map(({ status }) => status)).toEqual([200, 200])
    expect(await statuses()).toEqual(['left', 'left'])
  })

  it('goes to the end of the line if it asks for something else', async () => {
    const { wait } = await fullDay()
    await wait()
    await ctx.call('POST', '/api/waiting-list', {
      ...party,
      numberOfTeepees: 1,
      customerName: 'Between',
      customerEmail: 'between@example.com',
    })
    expect((await wait({ numberOfTeepees: 3 })).status).toBe(201)
    expect((await list()).map(({ numberOfTeepees, status }) => [numberOfTeepees, status])).toEqual([
      [4, 'left'],
      [1, 'waiting'],
      [3, 'waiting'],
    ])
  })
})

describe('refusals', () => {
  it('409: if there is room, it is too late, or the owner allows no changes', async () => {
    const { at, other, wait } = await fullDay()
    expect((await wait({ numberOfTeepees: 2, guestCount: 9 })).status).toBe(409)
    ctx.setNow(new Date('2027-02-12T18:00:00Z'))
    expect((await ctx.call('POST', at('/change-quote'), MORE)).body).not.toHaveProperty('canWait')
    expect((await wait()).body.code).toBe('date_unavailable')
    ctx.setNow(MORNING)
    await remove(other)
    expect((await wait()).body.code).toBe('date_available')
    expect(await list()).toEqual([])
  })

  it('400, 404 and 422: for a wrong number, a wrong link, and an unchanged order', async () => {
    const { at, wait } = await fullDay()
    expect((await wait({ numberOfTeepees: 99 })).status).toBe(400)
    expect((await ctx.call('POST', `${at('/change-wait')}x`, MORE)).status).toBe(404)
    expect((await ctx.call('DELETE', `${at('/change-wait')}x`)).status).toBe(404)
    expect((await wait({ numberOfTeepees: 2 })).status).toBe(422)
  })

  it('429: for more than two requests for a day from one address', async () => {
    await limited.db.update(themes).set({ teepeeStock: 4 }).where(eq(themes.id, 1))
    const own = await payForParty(limited, party)
    const at = await createPageLink(limited, own)
    await limited.call('POST', '/api/bookings', bookingRequest({ ...party, numberOfTeepees: 2 }))
    const wish = (numberOfTeepees: number) => limited.call('POST', at('/change-wait'), { numberOfTeepees })
    expect([(await wish(4)).status, (await wish(3)).status]).toEqual([201, 201])
    const refused = await wish(4)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '86400'])
    // A repeated request for what it is already waiting for is still answered.
    expect((await wish(3)).status).toBe(200)
  })
})
