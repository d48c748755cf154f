import { beforeEach, describe, expect, it } from 'vitest'
import type { WaitingKind } from '#contract/operations/today.ts'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { answerUntil } from '#domain/money/damage/damage-claim.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import {
  bookings,
  contactSubmissions,
  damageClaims,
  damageConsents,
  discrepancies,
  outbox,
  testimonials,
  users,
} from '#server/foundation/database/schema/all-tables.ts'
import { REFUND_FAILED } from '#server/money/payments/report-discrepancy.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { bearer } from '#test/factories/colleague.ts'
import { present } from '#test/present.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const TODAY = '2027-01-04'
const TOMORROW = '2027-01-05'

const book = async (changes: Record<string, unknown> = {}) =>
  (await ctx.staff('POST', '/api/admin/bookings', bookingRequest({ bookingStatus: 'confirmed', ...changes })))
    .body.id
const read = async () => (await ctx.staff('GET', '/api/admin/today')).body
const waitingFor = async (kind: WaitingKind) =>
  (await read()).waiting.find((waiting) => waiting.kind === kind)

beforeEach(async () => {
  ctx.setNow(MORNING)
  await ctx.db.update(users).set({ role: 'owner', language: 'en' })
  for (const table of [bookings, contactSubmissions, outbox, discrepancies]) await ctx.db.delete(table)
  await ctx.db.update(testimonials).set({ approved: true })
})

describe('the stops', () => {
  it('are the setups and collections of today and tomorrow, in order', async () => {
    const late = await book({ bookingDate: TODAY, partyStartTime: '19:00' })
    const early = await book({ bookingDate: TODAY, partyStartTime: '13:00', isDeposit: false })
    const { date, stops, tomorrow } = await read()
    expect(date).toBe(TODAY)
    expect(stops.map(({ bookingId, kind, from, to }) => [bookingId, kind, from, to])).toEqual([
      [early, 'setup', '10:00', '11:00'],
      [late, 'setup', '16:00', '17:00'],
    ])
    expect(tomorrow.map(({ bookingId, kind }) => [bookingId, kind]).sort()).toEqual([
      [late, 'collect'],
      [early, 'collect'],
    ])
    expect(stops[0]).toMatchObject({
      customerName: 'Maria Gomez',
      customerPhone: '(305) 555-0123',
      address: '12 Palm Street, Miami, FL 33101',
      teepees: 2,
      addons: [],
      crew: 1,
    })
    expect(stops[0]?.owedAmount).toMatch(/^\d+\.\d\d$/)
  })

  it('are those of another day if requested', async () => {
    const id = await book({ bookingDate: '2027-02-13' })
    const { body } = await ctx.staff('GET', '/api/admin/today?date=2027-02-13')
    expect([body.date, body.stops[0]?.bookingId]).toEqual(['2027-02-13', id])
  })

  it('show no money to a key without the permission, nor what it may not handle', async () => {
    await book({ bookingDate: TODAY })
    await ctx.call('POST', '/api/contact', {
      name: 'Ana',
      email: 'a@example.com',
      subject: 'Hi',
      message: 'Hello',
    })
    const { body: made } = await ctx.staff('POST', '/api/admin/api-keys', { name: 'Van', scopes: ['agenda'] })
    const { body } = await ctx.call('GET', '/api/admin/today', undefined, bearer(made.key))
    const { stops, waiting } = body
    expect(stops).toHaveLength(1)
    expect(stops[0]).not.toHaveProperty('owedAmount')
    expect(waiting).toEqual([])
  })
})

describe('what needs attention', () => {
  it('is nothing on a quiet day', async () => {
    expect((await read()).waiting).toEqual([])
  })

  it('to_confirm: a booking that holds its day, not one that may still expire', async () => {
    const id = await book({ bookingDate: '2027-02-13', bookingStatus: 'pending' })
    await ctx.db.update(bookings).set({ holdExpiresAt: null }).where(eq(bookings.id, id))
    await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: '2027-02-14' }))
    expect(await waitingFor('to_confirm')).toEqual({
      kind: 'to_confirm',
      count: 1,
      items: [
        {
          id,
          sentence: expect.stringMatching(`^#${id} Maria Gomez, .*Feb.* is waiting to be confirmed$`),
          link: `/admin/bookings/${id}`,
          version: expect.any(Number),
        },
      ],
    })
  })

  it('to_confirm: one that was canceled meanwhile is not reopened by a tap on an old list', async () => {
    const id = await book({ bookingDate: '2027-02-13', bookingStatus: 'pending' })
    await ctx.db.update(bookings).set({ holdExpiresAt: null }).where(eq(bookings.id, id))
    const seen = (await waitingFor('to_confirm'))?.items.find((item) => item.id === id)
    await ctx.staff('PATCH', `/api/bookings/${id}`, { bookingStatus: 'cancelled' })
    const tapped = { bookingStatus: 'confirmed', version: seen?.version }
    expect((await ctx.staff('PATCH', `/api/bookings/${id}`, tapped)).status).toBe(409)
    const [kept] = await ctx.db.select().from(bookings).where(eq(bookings.id, id))
    expect(kept?.bookingStatus).toBe('cancelled')
  })

  it('balance_due from the first reminder on, then balance_late', async () => {
    const id = await book({ bookingDate: '2027-02-13' })
    expect(await waitingFor('balance_due')).toBeUndefined()
    ctx.setNow(new Date('2027-02-04T14:00:00Z'))
    expect((await waitingFor('balance_due'))?.items[0]).toMatchObject({
      id,
      sentence: expect.stringContaining('due'),
      link: `/admin/bookings/${id}`,
    })
    ctx.setNow(new Date('2027-02-07T14:00:00Z'))
    expect(await waitingFor('balance_due')).toBeUndefined()
    expect((await waitingFor('balance_late'))?.items[0]?.id).toBe(id)
  })

  it('unanswered: a message until somebody answers it', async () => {
    const message = { name: 'Ana', email: 'a@example.com', subject: 'Outdoors?', message: 'Can we?' }
    const { id } = (await ctx.call('POST', '/api/contact', message)).body
    expect(await waitingFor('unanswered')).toEqual({
      kind: 'unanswered',
      count: 1,
      items: [{ id, sentence: 'Ana: Outdoors?', link: `/admin/messages/${id}` }],
    })
    await ctx.staff('PUT', `/api/contact/submissions/${id}/respond`)
    expect(await waitingFor('unanswered')).toBeUndefined()
  })

  it('refund_failed: until it is resolved', async () => {
    const discrepancy = {
      kind: REFUND_FAILED,
      values: { owedCents: 12_300 },
      amountCents: 12_300,
    } as const
    await ctx.db.insert(discrepancies).values({ ...discrepancy, intentId: 'pi_1', bookingReference: 'MT-1' })
    const [item] = (await waitingFor('refund_failed'))?.items ?? []
    expect(item?.sentence).toBe('$123.00 couldn’t be refunded, MT-1')
    await ctx.db.update(discrepancies).set({ resolvedAt: MORNING })
    expect(await waitingFor('refund_failed')).toBeUndefined()
  })

  it('damage_claim: once answered or 48 hours old; not once it is decided', async () => {
    const id = await book({ bookingDate: TODAY })
    const [claim] = await ctx.db
      .insert(damageClaims)
      .values({
        bookingId: id,
        lines: [{ text: 'Cover, torn', amountCents: 6_000 }],
        claimedCents: 6_000,
        claimedBy: 'dana',
        answerUntil: answerUntil(MORNING),
      })
      .returning()
    const sentence = async () => (await waitingFor('damage_claim'))?.items[0]?.sentence
    expect(await sentence()).toBeUndefined()
    await ctx.db.update(damageClaims).set({ answer: 'disagree' })
    expect(await waitingFor('damage_claim')).toMatchObject({
      count: 1,
      items: [
        {
          id,
          sentence: `#${id} Maria Gomez, Jan 4, 2027: disagrees with $60.00 for damage`,
          link: `/admin/bookings/${id}`,
        },
      ],
    })
    await ctx.db.update(damageClaims).set({ answer: 'agree' })
    expect(await sentence()).toContain('agrees to $60.00')
    await ctx.db.update(damageClaims).set({ answer: null })
    ctx.setNow(present(claim).answerUntil)
    expect(await sentence()).toContain('no answer to $60.00')
    await ctx.db
      .update(damageClaims)
      .set({ status: 'decided', chargedCents: 4_000, decidedAt: present(claim).answerUntil })
    expect(await sentence()).toBeUndefined()
  })

  it('damage_unpaid: from the third day after the decision, or once the saved card was declined', async () => {
    const id = await book({ bookingDate: TODAY })
    const decided = { status: 'decided', chargedCents: 4_000, decidedAt: MORNING } as const
    const [claim] = await ctx.db
      .insert(damageClaims)
      .values({
        bookingId: id,
        lines: [{ text: 'Cover, torn', amountCents: 6_000 }],
        claimedCents: 6_000,
        claimedBy: 'dana',
        answerUntil: MORNING,
        ...decided,
      })
      .returning()
    const claimId = present(claim).id
    const sentence = async () => (await waitingFor('damage_unpaid'))?.items[0]?.sentence
    expect(await sentence()).toBeUndefined()
    ctx.setNow(new Date(MORNING.getTime() + 3 * 86_400_000))
    expect(await waitingFor('damage_unpaid')).toMatchObject({
      count: 1,
      items: [
        {
          sentence: `#${id} Maria Gomez, Jan 4, 2027: $40.00 for damage isn’t paid`,
          link: `/admin/bookings/${id}`,
        },
      ],
    })
    const consent = {
      claimId,
      sentence: 'x',
      language: 'en',
      amountCents: 6_000,
      methodId: 'pm_1',
      agreedAt: MORNING,
    } as const
    await ctx.db.insert(damageConsents).values(consent)
    expect(await sentence()).toBeUndefined()
    ctx.setNow(MORNING)
    await ctx.db.update(damageConsents).set({ state: 'failed' }).where(eq(damageConsents.claimId, claimId))
    expect(await sentence()).toContain('the saved card didn’t pay $40.00 for damage')
    await ctx.db.update(damageClaims).set({ status: 'paid' }).where(eq(damageClaims.id, claimId))
    expect(await sentence()).toBeUndefined()
  })

  it('mail_failed: of recent weeks', async () => {
    const mail = {
      kind: 'x',
      recipient: 'a@example.com',
      subject: 'Hi',
      text: '',
      html: '',
      status: 'failed' as const,
    }
    await ctx.db.insert(outbox).values([
      { ...mail, createdAt: MORNING },
      { ...mail, createdAt: new Date('2026-10-01T00:00:00Z') },
    ])
    const waiting = await waitingFor('mail_failed')
    expect([waiting?.count, waiting?.items[0]?.sentence]).toEqual([1, '“Hi” didn’t reach a@example.com'])
  })

  it('review: a testimonial to approve, with its words', async () => {
    const testimonial = {
      customerName: 'Ana Maria',
      themeId: 1,
      rating: 5,
      comment: 'What a lovely night it was',
    }
    expect((await ctx.call('POST', '/api/testimonials', testimonial)).status).toBe(201)
    expect((await waitingFor('review'))?.items[0]).toMatchObject({
      sentence: 'Ana Maria gave 5 of 5 stars',
      link: '/admin/testimonials',
      review: { rating: 5, comment: testimonial.comment, language: 'en', version: 1 },
    })
  })

  it('conflict: each booking on a day that is overbooked', async () => {
    await ctx.staff('PUT', '/api/site-settings', { maxPartiesPerDay: 1 })
    const day = addDays(TOMORROW, 10)
    const ids = [await book({ bookingDate: day }), await book({ bookingDate: day, overrideCapacity: true })]
    const waiting = await waitingFor('conflict')
    expect([waiting?.count, waiting?.items.map(({ id }) => id)]).toEqual([2, ids])
    expect(waiting?.items[0]?.sentence).toContain('too many parties that day')
    await ctx.staff('PUT', '/api/site-settings', { maxPartiesPerDay: 4 })
    expect(await waitingFor('conflict')).toBeUndefined()
  })

  it('is in the reader’s language', async () => {
    await book({ bookingDate: TOMORROW })
    ctx.setNow(new Date('2027-01-05T14:00:00Z'))
    const { body } = await ctx.staff('GET', '/api/admin/today', undefined, { 'X-Language': 'es' })
    expect(body.waiting[0]?.items[0]?.sentence).toContain('vencidos')
  })
})

it('400 for an invalid date, 401 for visitors', async () => {
  expect((await ctx.staff('GET', '/api/admin/today?date=2027-02-30')).status).toBe(400)
  expect((await ctx.call('GET', '/api/admin/today')).status).toBe(401)
})
