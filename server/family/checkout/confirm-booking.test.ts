import { describe, expect, it } from 'vitest'
import { asc, eq } from '#server/foundation/database/drizzle.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import { sendDueMail } from '#server/foundation/mail/send-due-mail.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

const later = (hours: number) => ctx.setNow(new Date(+MORNING + hours * 3_600_000))
const mailsTo = (id: number) =>
  ctx.db.select().from(outbox).where(eq(outbox.bookingId, id)).orderBy(asc(outbox.id))
const getKinds = async (id: number) =>
  (await mailsTo(id)).map(({ kind }) => kind).filter((kind) => !kind.startsWith('owner-'))

async function change(id: number, body: object) {
  const { version } = (await ctx.staff('GET', `/api/bookings/${id}`)).body
  return ctx.staff('PUT', `/api/bookings/${id}`, { ...body, version })
}
const confirm = (id: number) => change(id, { bookingStatus: 'confirmed' })

/** Books and pays, in the family's language; the mail about it went two hours ago. */
async function book(bookingDate: string, changes: object = {}) {
  ctx.setNow(MORNING)
  const { id } = await payForParty(ctx, { bookingDate, ...changes })
  await sendDueMail(ctx)
  later(2)
  return id
}

describe('when staff confirm a booking', () => {
  it('tells the family once', async () => {
    const id = await book('2027-02-13')
    expect((await confirm(id)).status).toBe(200)
    expect(await getKinds(id)).toEqual(['confirmation', 'confirmed'])
    const mail = (await mailsTo(id)).at(-1)
    expect(mail?.recipient).toBe('maria@example.com')
    expect(mail?.subject).toBe('Your Boho Blossom party on Saturday, February 13, 2027 is confirmed')
    expect(mail?.text).toContain('your party is confirmed.')
    await change(id, { guestCount: 5 })
    expect(await getKinds(id)).toEqual(['confirmation', 'confirmed'])
  })

  it('tells a family of a booking that is not paid', async () => {
    ctx.setNow(MORNING)
    const { body } = await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: '2027-02-20' }))
    await confirm(body.id)
    expect(await getKinds(body.id)).toEqual(['confirmed'])
  })

  it('tells nobody within an hour after the mail about the payment, or while that waits', async () => {
    ctx.setNow(MORNING)
    const { id } = await payForParty(ctx, { bookingDate: '2027-02-27' })
    later(2)
    await confirm(id)
    expect(await getKinds(id)).toEqual(['confirmation'])
    ctx.setNow(MORNING)
    const soon = await payForParty(ctx, { bookingDate: '2027-03-06' })
    await sendDueMail(ctx)
    later(0.9)
    await confirm(soon.id)
    expect(await getKinds(soon.id)).toEqual(['confirmation'])
  })

  it('tells nobody if it is undone in time', async () => {
    const id = await book('2027-03-13')
    await confirm(id)
    await change(id, { bookingStatus: 'pending', undo: true })
    expect(await getKinds(id)).toEqual(['confirmation'])
  })

  it('tells nobody about a party that is over', async () => {
    const id = await book('2027-03-20')
    ctx.setNow(new Date('2027-03-22T14:00:00Z'))
    await confirm(id)
    expect(await getKinds(id)).toEqual(['confirmation'])
  })
})
