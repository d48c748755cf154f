import { beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { eq, sql } from '#server/foundation/database/drizzle.ts'
import { LOCKS, lockFor } from '#server/foundation/database/locks.ts'
import { bookings, outbox, termsVersions } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const PROXY = { 'X-Forwarded-For': '2001:db8:1:2:3:4:5:6' }
const ctx = testContext({ env: { RATE_LIMITS: 'off', TRUST_PROXY: 'true' } })

let day = '2027-02-01'
/** Returns a party on its own day. */
function party(changes: Record<string, unknown> = {}) {
  day = addDays(day, 3)
  return bookingRequest({ bookingDate: day, ...changes })
}
const book = (changes?: Record<string, unknown>, headers = {}) =>
  ctx.call('POST', '/api/bookings', party(changes), headers)
const publish = async (text: string) => (await ctx.staff('POST', '/api/admin/terms', { text })).body
const stored = async (id: number) => (await ctx.db.select().from(bookings).where(eq(bookings.id, id)))[0]

/** Deletes every version, with the bookings and mails that refer to one. */
async function forgetTerms(): Promise<void> {
  for (const table of [outbox, bookings, termsVersions]) await ctx.db.delete(table)
}
beforeEach(async () => {
  await forgetTerms()
  await publish('First.')
  await publish('Second.')
})

describe('POST /api/bookings once there are terms', () => {
  it.each([
    ['without a version', undefined],
    ['with none', null],
    ['with an older one', 1],
    ['with one that was never published', 9],
  ])('409 %s, with the text to agree to, and nothing is stored', async (_, termsVersion) => {
    const before = await ctx.db.$count(bookings)
    const { status, body } = await book({ termsVersion })
    expect([status, body.code]).toEqual([409, 'terms_changed'])
    expect(body.terms).toMatchObject({ version: 2, date: '2027-01-04', text: 'Second.' })
    expect(body.terms?.sha256).toMatch(/^[\da-f]{64}$/)
    expect(await ctx.db.$count(bookings)).toBe(before)
  })

  it('400 for an invalid version', async () => {
    expect((await book({ termsVersion: 'second' })).status).toBe(400)
  })

  it('201: stores version, hash, time and the full address', async () => {
    const { status, body } = await book({ termsVersion: 2 }, PROXY)
    const { body: terms } = await ctx.call('GET', '/api/terms')
    expect(status).toBe(201)
    const proof = {
      termsVersion: 2,
      termsSha256: terms.sha256,
      termsAgreedAt: MORNING.toISOString(),
    }
    expect(body).toMatchObject(proof)
    expect(body).not.toHaveProperty('termsAddress')
    expect((await ctx.staff('GET', `/api/bookings/${body.id}`)).body).toMatchObject({
      ...proof,
      termsAddress: '2001:db8:1:2:3:4:5:6',
    })
  })

  it('leaves a booking from before unchanged', async () => {
    await forgetTerms()
    const { body: old } = await book()
    await publish('First.')
    const { body } = await ctx.staff('GET', `/api/bookings/${old.id}`)
    expect(body).not.toHaveProperty('termsVersion')
    const changed = await ctx.staff('PATCH', `/api/bookings/${old.id}`, { guestCount: 3 })
    expect(changed.status).toBe(200)
  })

  it('lets staff book without one', async () => {
    const { status, body } = await ctx.staff('POST', '/api/admin/bookings', party())
    expect(status).toBe(201)
    expect(body).not.toHaveProperty('termsVersion')
  })
})

describe('a version published in the meantime', () => {
  it('does not affect the first response to a repeated request', async () => {
    const request = party({ termsVersion: 2 })
    const key = { 'Idempotency-Key': 'terms-1' }
    const first = await ctx.call('POST', '/api/bookings', request, key)
    await publish('Third.')
    const again = await ctx.call('POST', '/api/bookings', request, key)
    expect([again.status, again.body]).toEqual([201, first.body])
    expect((await stored(first.body.id))?.termsVersion).toBe(2)
  })

  it('requires a new agreement when an unpaid booking is revised, and the last agreement is kept', async () => {
    const request = party({ termsVersion: 2 })
    const { body: first } = await ctx.call('POST', '/api/bookings', request)
    await publish('Third.')
    const revised = { ...request, bookingId: first.bookingId, guestCount: 4 }
    expect((await ctx.call('POST', '/api/bookings', revised)).body.code).toBe('terms_changed')
    const agreed = await ctx.call('POST', '/api/bookings', { ...revised, termsVersion: 3 })
    expect([agreed.status, agreed.body.id, agreed.body.termsVersion]).toEqual([201, first.id, 3])
  })

  it('makes a booking wait that arrives while it is being published', async () => {
    const { promise: published, resolve: commit } = Promise.withResolvers<void>()
    const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>()
    const publishing = ctx.db.transaction(async (tx) => {
      await lockFor(tx, LOCKS.termsOfService)
      const row = {
        version: 3,
        date: '2027-01-04',
        text: 'New.',
        sha256: 'x',
        publishedAt: MORNING,
      }
      await tx.insert(termsVersions).values(row)
      locked()
      await published
    })
    await isLocked
    const booking = book({ termsVersion: 2 })
    await untilWaiting(booking)
    commit()
    await publishing
    expect((await booking).body).toMatchObject({ code: 'terms_changed', terms: { version: 3 } })
  })
})

/** Resolves once the booking waits for the lock, or finishes without waiting. */
async function untilWaiting(booking: Promise<unknown>): Promise<void> {
  let isDone = false
  void booking.then(() => {
    isDone = true
  })
  for (;;) {
    const { rows } = await ctx.db.execute(
      sql`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
        AND objid = ${LOCKS.termsOfService} AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    )
    if (isDone || rows.length > 0) return
  }
}
