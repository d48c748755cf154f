import { describe, expect, it } from 'vitest'
import { asc, eq } from '#server/foundation/database/drizzle.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

const cancel = (id: number) => ctx.staff('POST', `/api/bookings/${id}/cancellation`, {})
const setStatus = (id: number, bookingStatus: string) =>
  ctx.staff('PATCH', `/api/bookings/${id}`, { bookingStatus })
const mailsTo = (id: number) =>
  ctx.db.select().from(outbox).where(eq(outbox.bookingId, id)).orderBy(asc(outbox.id))
const getKinds = async (id: number) =>
  (await mailsTo(id)).map(({ kind }) => kind).filter((kind) => ['cancelled', 'reopened'].includes(kind))

describe('PATCH /api/bookings/:id of a cancelled booking', () => {
  it('mails the family that was told about the end, each time, with what is left to pay', async () => {
    const { id } = await payForParty(ctx, { bookingDate: '2027-02-13' })
    await cancel(id)
    await setStatus(id, 'confirmed')
    expect(await getKinds(id)).toEqual(['cancelled', 'reopened'])
    const mail = (await mailsTo(id)).at(-1)
    expect(mail?.subject).toBe('Your party on Saturday, February 13, 2027 is back on')
    expect(mail?.text).toContain('this booking is open again, and we’re holding its date for you.')
    expect(mail?.text).toMatch(/\$75\.00 .*Saturday, February 6, 2027/)
    await cancel(id)
    await setStatus(id, 'pending')
    expect(await getKinds(id)).toEqual(['cancelled', 'reopened', 'cancelled', 'reopened'])
  })

  it('mails nobody who was not told about the end, or whose party is over', async () => {
    const slip = await payForParty(ctx, { bookingDate: '2027-02-20' })
    await setStatus(slip.id, 'cancelled')
    await setStatus(slip.id, 'confirmed')
    expect(await getKinds(slip.id)).toEqual([])
    const over = await payForParty(ctx, { bookingDate: '2027-02-27' })
    await cancel(over.id)
    ctx.setNow(new Date('2027-03-01T14:00:00Z'))
    await setStatus(over.id, 'completed')
    ctx.setNow(MORNING)
    expect(await getKinds(over.id)).toEqual(['cancelled'])
  })
})

describe('GET /api/bookings/:id/reopening', () => {
  const preview = (id: number) => ctx.staff('GET', `/api/bookings/${id}/reopening`)

  it('shows the mail that reopening then sends, and what was refunded', async () => {
    const { id } = await payForParty(ctx, { bookingDate: '2027-03-13', isDeposit: false })
    await cancel(id)
    const { status, body } = await preview(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ paidAmount: '75.00', refundedAmount: '75.00' })
    await setStatus(id, 'confirmed')
    const sent = (await mailsTo(id)).at(-1)
    expect(body.mail).toMatchObject({ recipient: sent?.recipient, subject: sent?.subject })
    expect(body.mail?.text).toContain('this booking is open again, and we’re holding its date for you.')
    expect(body.mail?.text).not.toContain('http')
  })

  it('shows no mail to a family that was told nothing, that is confirmed again, or whose party is over', async () => {
    const slip = await payForParty(ctx, { bookingDate: '2027-03-20' })
    await setStatus(slip.id, 'cancelled')
    expect((await preview(slip.id)).body).toEqual({ paidAmount: '75.00', refundedAmount: '0.00' })
    await setStatus(slip.id, 'completed')
    expect((await preview(slip.id)).body.mail).toBeUndefined()
    const over = await payForParty(ctx, { bookingDate: '2027-03-27' })
    await cancel(over.id)
    ctx.setNow(new Date('2027-03-28T14:00:00Z'))
    expect((await preview(over.id)).body.mail).toBeUndefined()
    ctx.setNow(MORNING)
  })

  it('needs a known booking and staff', async () => {
    expect((await preview(999_999)).status).toBe(404)
    expect((await ctx.call('GET', '/api/bookings/1/reopening')).status).toBe(401)
  })
})
