import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { HOUR_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { damageClaims, events, outbox } from '#server/foundation/database/schema/all-tables.ts'
import { addColleague } from '#test/factories/colleague.ts'
import { AFTER, damagedParties, LINES } from '#test/factories/damaged-party.ts'
import { payByTestCard } from '#test/journeys/pay-for-party.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { reconcile } from '../reconciliation/reconcile.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const celebrated = damagedParties(ctx)
let office: Record<string, string>

beforeAll(async () => {
  office = (await addColleague(ctx, 'mona', 'office')).headers
  await ctx.staff('PUT', '/api/admin/pricing', { damage: { maximum: '250' } })
})
afterEach(() => ctx.setNow(MORNING))

const wait = (hours: number) => ctx.setNow(new Date(AFTER.getTime() + hours * HOUR_MILLISECONDS))

describe('damage of PUT /api/admin/pricing', () => {
  it('200: is stored, and logged in both languages', async () => {
    await ctx.staff('PUT', '/api/admin/pricing', { damage: { maximum: '300' } })
    const { body } = await ctx.staff('PUT', '/api/admin/pricing', { damage: { maximum: '250' } })
    expect(body.damage).toEqual({ maximum: '250.00' })
    const log = await ctx.staff('GET', '/api/admin/audit?subject=settings')
    expect(log.body.entries[0]?.told[0]?.text).toBe('Damage, maximum per party: $300.00 → $250.00')
  })

  it('400: for an invalid amount', async () => {
    const { status } = await ctx.staff('PUT', '/api/admin/pricing', { damage: { maximum: '-1' } })
    expect(status).toBe(400)
  })
})

describe('a claim for damage', () => {
  it('charges what the damage waiver leaves', async () => {
    const set = (waiver: object) => ctx.staff('PUT', '/api/admin/pricing', { waiver })
    await set({ enabled: true, percent: '9', covers: '60' })
    const { claim, answer, charge } = await celebrated(undefined, { damageWaiver: true })
    const { id } = (await claim()).body
    await answer(id, { answer: 'agree' })
    expect((await charge(id)).body).toMatchObject({ status: 'decided', chargedAmount: '25.00' })
    await set({ enabled: false })
  })

  it('counts what the damage waiver has covered against the next claim of the party', async () => {
    const set = (waiver: object) => ctx.staff('PUT', '/api/admin/pricing', { waiver })
    await set({ enabled: true, percent: '9', covers: '100' })
    const { claim, answer, charge, mails } = await celebrated(undefined, { damageWaiver: true })
    const decide = async () => {
      const { id } = (await claim()).body
      await answer(id, { answer: 'agree' })
      return { id, ...(await charge(id)) }
    }
    const covered = await decide()
    expect(covered).toMatchObject({ status: 200, body: { status: 'withdrawn', chargedAmount: '0.00' } })
    expect(await mails()).toContain('damage-withdrawn')
    expect(await charge(covered.id)).toMatchObject({ status: 200, body: covered.body })
    expect((await decide()).body).toMatchObject({ status: 'decided', chargedAmount: '70.00' })
    await set({ enabled: false })
  })

  it('201: is mailed to the family, which sees its pictures, agrees, and pays; the price is unaffected', async () => {
    const { booking, at, claim, own, answer, charge, pay, settle, paid, mails, list } = await celebrated()
    const before = (await ctx.call('GET', at())).body
    const made = await claim()
    expect(made).toMatchObject({
      status: 201,
      body: { status: 'open', claimedAmount: '85.00', answer: null, photoIds: [], canCharge: false },
    })
    const { id } = made.body
    expect((await own(id)).body).toMatchObject({
      lines: [LINES[0] && { ...LINES[0], amount: '60.00' }, LINES[1]],
      answerUntil: '2027-02-16T14:00:00.000Z',
      canAnswer: true,
      photos: [],
    })
    expect(await mails()).toContain('damage-claimed')

    expect((await answer(id, { answer: 'agree' })).body).toMatchObject({ answer: 'agree', canAnswer: false })
    expect(await mails()).toContain('owner-damage-answer')
    expect((await charge(id)).body).toMatchObject({ status: 'decided', chargedAmount: '85.00' })
    expect(await mails()).toContain('damage-decided')

    expect((await settle(await pay(id))).body).toMatchObject({ status: 'paid' })
    expect((await own(id)).body).toMatchObject({ status: 'paid', paidAt: AFTER.toISOString() })
    expect(await paid()).toMatchObject([{ amountCents: 8_500, method: 'card' }])
    expect(await mails()).toContain('damage-paid')
    expect((await list()).leftAmount).toBe('165.00')
    const asStaff = (await ctx.staff('GET', `/api/bookings/${booking.id}`)).body
    expect(asStaff).toMatchObject({ paidAmount: '150.00', owedAmount: '0.00' })
    expect((await ctx.call('GET', at())).body).toEqual({ ...before, damageClaimIds: [id] })
    const actions = await ctx.db.select().from(events).where(eq(events.subjectId, booking.id))
    for (const action of [
      'claimed damage of',
      'answered a damage claim of',
      'decided a damage claim of',
      'paid for damage of',
    ])
      expect(actions.map((entry) => entry.action)).toContain(action)
  })

  it('200: is decided by staff after 48 hours, whatever the family said; a lower amount is shown as such', async () => {
    const { booking, claimed, answer, charge, own } = await celebrated()
    const id = await claimed()
    await answer(id, { answer: 'disagree', text: 'It was torn already' })
    wait(47)
    expect(await charge(id)).toMatchObject({ status: 409 })
    wait(48)
    expect((await answer(id, { answer: 'agree' })).body.code).toBe('too_late')
    expect((await charge(id, { amount: '85.01' })).status).toBe(400)
    expect((await charge(id, { amount: '30' })).body).toMatchObject({
      status: 'decided',
      chargedAmount: '30.00',
    })
    // Repeating it changes nothing; another amount is refused.
    expect((await charge(id, { amount: '30' })).status).toBe(200)
    expect((await charge(id, { amount: '20' })).status).toBe(409)
    expect((await own(id)).body).toMatchObject({ answerText: 'It was torn already', chargedAmount: '30.00' })
    const told = await ctx.db.select().from(outbox).where(eq(outbox.bookingId, booking.id))
    expect(told.filter(({ kind }) => kind === 'damage-decided')).toHaveLength(1)
    expect(told.find(({ kind }) => kind === 'damage-decided')?.text).toContain('instead of the $85.00')
  })

  it('is paid once, however often it is requested; a payment after the withdrawal is refunded', async () => {
    const { booking, claimed, answer, charge, prepare, withdraw, settle, paid, mails } = await celebrated()
    const id = await claimed()
    expect((await prepare(id)).status).toBe(409)
    await answer(id, { answer: 'agree' })
    await charge(id)
    const [one, two] = await Promise.all([prepare(id), prepare(id)])
    expect(one.body.paymentIntentId).toBe(two.body.paymentIntentId)
    await payByTestCard(ctx, one.body.paymentIntentId, one.body.clientSecret)
    await Promise.all([settle(one.body.paymentIntentId), settle(one.body.paymentIntentId), reconcile(ctx)])
    expect(await paid()).toHaveLength(1)
    expect((await prepare(id)).status).toBe(409)
    expect((await withdraw(id)).body.code).toBe('payment_used')

    const second = await claimed()
    await answer(second, { answer: 'agree' })
    await charge(second)
    const late = await prepare(second)
    await ctx.db.update(damageClaims).set({ status: 'withdrawn' }).where(eq(damageClaims.id, second))
    await payByTestCard(ctx, late.body.paymentIntentId, late.body.clientSecret)
    expect((await settle(late.body.paymentIntentId)).body.status).toBe('refunded')
    expect(await mails()).toContain('money-back')
    expect((await ctx.staff('GET', `/api/bookings/${booking.id}`)).body.paidAmount).toBe('150.00')
  })

  it('200: can be withdrawn, and then nothing can be paid', async () => {
    const { claimed, answer, charge, prepare, withdraw, own, mails, list } = await celebrated()
    const id = await claimed()
    await answer(id, { answer: 'agree' })
    await charge(id)
    const { body } = await prepare(id)
    expect((await withdraw(id)).body.status).toBe('withdrawn')
    expect((await withdraw(id)).status).toBe(200)
    const confirmed = await payByTestCard(ctx, body.paymentIntentId, body.clientSecret)
    expect(confirmed.body).not.toMatchObject({ status: 'succeeded' })
    expect((await prepare(id)).status).toBe(409)
    expect((await own(id)).body.status).toBe('withdrawn')
    expect((await list()).leftAmount).toBe('250.00')
    expect((await mails()).filter((kind) => kind === 'damage-withdrawn')).toHaveLength(1)
  })

  it('409: before the day after the party, beyond what the terms allow, and if claims are off', async () => {
    const { claim, list } = await celebrated('2027-02-13')
    ctx.setNow(new Date('2027-02-13T20:00:00Z'))
    expect((await claim()).body.code).toBe('conflict')
    expect((await list()).closedSentence).toBe('You can claim damage from the day after the party starts.')
    ctx.setNow(AFTER)
    expect((await claim()).status).toBe(201)
    expect((await claim({ lines: [{ text: 'Projector', amount: '165.01' }] })).body).toMatchObject({
      code: 'amount_too_large',
      message: 'Your terms allow at most $250.00 per party, with $165.00 left. Ask for less.',
    })
    await ctx.staff('PUT', '/api/admin/pricing', { damage: { maximum: '0' } })
    expect((await claim()).status).toBe(409)
    await ctx.staff('PUT', '/api/admin/pricing', { damage: { maximum: '250' } })
  })

  it('409: is not decided beyond terms that were changed since, together with other claims', async () => {
    const { claimed, answer, charge } = await celebrated()
    const [first, second] = [await claimed(), await claimed()]
    for (const id of [first, second]) await answer(id, { answer: 'agree' })
    expect((await charge(first)).status).toBe(200)
    await ctx.staff('PUT', '/api/admin/pricing', { damage: { maximum: '120' } })
    expect((await charge(second)).body.code).toBe('amount_too_large')
    expect((await charge(second, { amount: '35' })).status).toBe(200)
    await ctx.staff('PUT', '/api/admin/pricing', { damage: { maximum: '250' } })
  })

  it('400, 401, 403 and 404', async () => {
    const { path, at, claim, claimed, answer, charge } = await celebrated()
    for (const body of [
      {},
      { lines: [] },
      { lines: [{ text: ' ', amount: '5' }] },
      { lines: [{ text: 'x', amount: '0' }] },
    ])
      expect((await claim(body)).status).toBe(400)
    const id = await claimed()
    expect((await answer(id, { answer: 'perhaps' })).status).toBe(400)
    expect((await charge(id, { amount: 'much' })).status).toBe(400)
    for (const method of ['GET', 'POST'] as const)
      expect((await ctx.call(method, path, method === 'POST' ? { lines: LINES } : undefined)).status).toBe(
        401,
      )
    const crew = (await addColleague(ctx, `crew-${id}`, 'crew')).headers
    expect((await ctx.call('POST', path, { lines: LINES }, crew)).status).toBe(403)
    const other = await celebrated()
    expect((await other.own(id)).status).toBe(404)
    expect((await other.answer(id, { answer: 'agree' })).status).toBe(404)
    expect((await other.charge(id)).status).toBe(404)
    expect((await other.withdraw(id)).status).toBe(404)
    expect((await other.prepare(id)).status).toBe(404)
    expect((await ctx.staff('POST', '/api/bookings/999999/damage-claims', { lines: LINES })).status).toBe(404)
    expect((await ctx.staff('GET', '/api/bookings/999999/damage-claims')).status).toBe(404)
    const wrong = at(`/damage-claims/${id}`).replace(/token=.*/, 'token=x') as `/api/my-bookings/${string}`
    expect((await ctx.fetch(wrong)).status).toBe(404)
  })

  it('is created once by a repeated request', async () => {
    const { path, list } = await celebrated()
    const headers = { ...office, 'Idempotency-Key': randomUUID() }
    const [one, two] = [
      await ctx.call('POST', path, { lines: LINES }, headers),
      await ctx.call('POST', path, { lines: LINES }, headers),
    ]
    expect([one.status, two.status, two.body.id]).toEqual([201, 201, one.body.id])
    expect((await list()).claims).toHaveLength(1)
  })

  it('is decided once by two concurrent decisions, and several concurrent claims stay within the terms', async () => {
    const { claim, claimed, answer, charge, list } = await celebrated()
    const id = await claimed()
    await answer(id, { answer: 'agree' })
    const both = await Promise.all([charge(id, { amount: '85' }), charge(id, { amount: '40' })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const many = await Promise.all(
      [60, 60, 60, 60].map((amount) => claim({ lines: [{ text: 'x', amount }] })),
    )
    expect(many.some(({ status }) => status === 400)).toBe(true)
    expect(Number((await list()).leftAmount)).toBeGreaterThanOrEqual(0)
  })

  it('accepts an answer or a decision; of two concurrent ones, whichever came first', async () => {
    const { claimed, answer, charge, list } = await celebrated()
    const id = await claimed()
    await answer(id, { answer: 'agree' })
    const [said, decided] = await Promise.all([answer(id, { answer: 'disagree' }), charge(id)])
    expect([said.status, decided.status]).toEqual([409, 200])
    expect((await list()).claims[0]).toMatchObject({ answer: 'agree', status: 'decided' })
  })
})
