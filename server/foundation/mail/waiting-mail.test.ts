import { beforeEach, describe, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { bookingMoves, outbox } from '#server/foundation/database/schema/all-tables.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { sendDueMail } from './send-due-mail.ts'

const sent: string[] = []
/** Holds the mail server's answer, so that something can happen meanwhile. */
let sending: { readonly begun: () => void; readonly until: Promise<void> } | undefined
const ctx = testContext({
  env: { RATE_LIMITS: 'off' },
  changes: () => ({
    mail: {
      send: async ({ subject }) => {
        sending?.begun()
        await sending?.until
        sent.push(subject)
      },
      close: () => undefined,
    },
  }),
})

const secondsLater = (seconds: number) => ctx.setNow(new Date(MORNING.getTime() + seconds * 1000))
const change = (id: number, body: object) => ctx.staff('PATCH', `/api/bookings/${id}`, body)
const cancel = (id: number) => ctx.staff('POST', `/api/bookings/${id}/cancellation`, {})
const getVersion = async (id: number) => (await ctx.staff('GET', `/api/bookings/${id}`)).body.version
const undo = async (id: number, body: object) =>
  change(id, { ...body, undo: true, version: await getVersion(id) })
const getStates = async (id: number) => {
  const { body } = await ctx.staff('GET', '/api/admin/outbox?pageSize=100')
  return body.mails
    .filter(({ bookingId, kind }) => bookingId === id && kind !== 'owner-booking')
    .map(({ kind, status }) => `${kind} ${status}`)
    .toReversed()
}
/** Moves a party as staff do who saw what it means. */
const move = async (id: number, bookingDate: string, more: object = {}) => {
  const quote = await ctx.staff('POST', `/api/bookings/${id}/change-quote`, { bookingDate })
  const { version, differenceAmount } = quote.body
  return change(id, { bookingDate, version, differenceAmount, ...more })
}

beforeEach(async () => {
  secondsLater(0)
  await ctx.db.delete(outbox)
  sent.length = 0
})

describe('a mail that staff cause', () => {
  it('is in the outbox at once as waiting, and leaves ten seconds later', async () => {
    const { id } = await payForParty(ctx, { bookingDate: '2027-02-06' })
    await sendDueMail(ctx)
    await cancel(id)
    expect(await getStates(id)).toEqual(['confirmation sent', 'cancelled waiting'])
    const waiting = await ctx.staff('GET', '/api/admin/outbox?status=waiting')
    expect(waiting.body.mails.map(({ kind }) => kind)).toEqual(['cancelled'])
    secondsLater(9)
    await sendDueMail(ctx)
    expect(await getStates(id)).toEqual(['confirmation sent', 'cancelled waiting'])
    secondsLater(10)
    await sendDueMail(ctx)
    expect(await getStates(id)).toEqual(['confirmation sent', 'cancelled sent'])
  })

  it('waits without a mail server too', async () => {
    const { id } = await payForParty(ctx, { bookingDate: '2027-02-07' })
    await cancel(id)
    const unsent = { ...ctx, mail: undefined }
    await sendDueMail(unsent)
    expect(await getStates(id)).toEqual(['confirmation kept', 'cancelled waiting'])
    secondsLater(10)
    await sendDueMail(unsent)
    expect(await getStates(id)).toEqual(['confirmation kept', 'cancelled kept'])
  })

  it('of a family leaves at once', async () => {
    const { id } = await payForParty(ctx, { bookingDate: '2027-02-08' })
    const at = await createPageLink(ctx, { id })
    expect((await ctx.call('POST', at('/cancellation'), { refundAmount: '0.00' })).status).toBe(200)
    expect((await getStates(id)).at(-1)).not.toContain('waiting')
    await sendDueMail(ctx)
    expect((await getStates(id)).every((state) => state.endsWith('sent'))).toBe(true)
  })
})

describe('a waiting confirmation', () => {
  const confirmLater = async (bookingDate: string) => {
    const { id } = await payForParty(ctx, { bookingDate })
    await sendDueMail(ctx)
    // Within the hour after the booking's own mail it would say nothing new.
    secondsLater(7200)
    await change(id, { bookingStatus: 'confirmed' })
    expect(await getStates(id)).toEqual(['confirmation sent', 'confirmed waiting'])
    return id
  }

  it.each([
    ['pending', '2027-04-03'],
    ['cancelled', '2027-04-04'],
  ])('does not go if staff set the booking to %s', async (bookingStatus, bookingDate) => {
    const id = await confirmLater(bookingDate)
    expect((await ctx.staff('PUT', `/api/bookings/${id}`, { bookingStatus })).status).toBe(200)
    expect(await getStates(id)).toEqual(['confirmation sent'])
  })

  it('goes if staff set the booking to completed', async () => {
    const id = await confirmLater('2027-04-05')
    await ctx.staff('PUT', `/api/bookings/${id}`, { bookingStatus: 'completed' })
    expect(await getStates(id)).toEqual(['confirmation sent', 'confirmed waiting'])
  })

  it('does not go if staff delete the booking', async () => {
    const { body } = await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate: '2027-04-06' }))
    await change(body.id, { bookingStatus: 'confirmed' })
    expect(await getStates(body.id)).toEqual(['confirmed waiting'])
    expect((await ctx.staff('DELETE', `/api/bookings/${body.id}`)).status).toBe(204)
    expect(await ctx.db.select({ kind: outbox.kind }).from(outbox)).toEqual([])
  })
})

describe('a cancellation without money', () => {
  const unpaid = async (bookingDate: string) =>
    (await ctx.call('POST', '/api/bookings', bookingRequest({ bookingDate }))).body.id
  const setCancelled = (id: number) => ctx.staff('PUT', `/api/bookings/${id}`, { bookingStatus: 'cancelled' })
  const preview = async (id: number) => (await ctx.staff('GET', `/api/bookings/${id}/cancellation`)).body.mail

  it('tells the family, whichever way staff cancel, with the email that they saw', async () => {
    const [byStatus, byName] = [await unpaid('2027-04-08'), await unpaid('2027-04-09')]
    expect(await preview(byStatus)).toMatchObject({
      subject: 'Your party on Thursday, April 8, 2027 is canceled',
    })
    await setCancelled(byStatus)
    await cancel(byName)
    for (const id of [byStatus, byName]) expect(await getStates(id)).toEqual(['cancelled waiting'])
    expect(await preview(byStatus)).toBeUndefined()
  })

  it('is undone before the family hears of it', async () => {
    const id = await unpaid('2027-04-10')
    await setCancelled(id)
    await undo(id, { bookingStatus: 'pending' })
    expect(await getStates(id)).toEqual([])
  })

  it('of a party whose day has passed tells nobody', async () => {
    const [byStatus, byName] = [await unpaid('2027-04-11'), await unpaid('2027-04-12')]
    for (const id of [byStatus, byName])
      await change(id, { bookingDate: '2027-01-02', overrideCapacity: true })
    await ctx.db.delete(outbox)
    expect(await preview(byStatus)).toBeUndefined()
    await setCancelled(byStatus)
    await cancel(byName)
    for (const id of [byStatus, byName]) expect(await getStates(id)).toEqual([])
  })
})

describe('Undo', () => {
  it('of a cancellation: the family hears neither', async () => {
    const { id } = await payForParty(ctx, { bookingDate: '2027-02-13' })
    await cancel(id)
    expect((await undo(id, { bookingStatus: 'pending' })).status).toBe(200)
    expect(await getStates(id)).toEqual(['confirmation queued'])
  })

  it('too late: the family hears both', async () => {
    const { id } = await payForParty(ctx, { bookingDate: '2027-02-14' })
    await cancel(id)
    secondsLater(11)
    await sendDueMail(ctx)
    const { body } = await undo(id, { bookingStatus: 'pending' })
    expect(body).toMatchObject({ bookingStatus: 'pending', mailHadLeft: true })
    expect(await getStates(id)).toEqual(['confirmation sent', 'cancelled sent', 'reopened waiting'])
  })

  it('of a confirmation: the family hears of it only if it is too late, and Undo says so', async () => {
    const { id } = await payForParty(ctx, { bookingDate: '2027-02-26' })
    await sendDueMail(ctx)
    // Within the hour after the booking's own mail it would say nothing new.
    secondsLater(7200)
    await change(id, { bookingStatus: 'confirmed' })
    expect((await getStates(id)).at(-1)).toBe('confirmed waiting')
    expect((await undo(id, { bookingStatus: 'pending' })).body).not.toHaveProperty('mailHadLeft')
    expect(await getStates(id)).toEqual(['confirmation sent'])
    await change(id, { bookingStatus: 'confirmed' })
    secondsLater(7211)
    await sendDueMail(ctx)
    expect((await undo(id, { bookingStatus: 'pending' })).body.mailHadLeft).toBe(true)
    expect(await getStates(id)).toEqual(['confirmation sent', 'confirmed sent'])
  })

  it('while the mail is on its way to the mail server: it has left', async () => {
    const { id } = await payForParty(ctx, { bookingDate: '2027-02-27' })
    await sendDueMail(ctx)
    await cancel(id)
    secondsLater(11)
    const [begun, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    sending = { begun: begun.resolve, until: answered.promise }
    const job = sendDueMail(ctx)
    await begun.promise
    sending = undefined
    const { body } = await undo(id, { bookingStatus: 'pending' })
    answered.resolve()
    await job
    expect(body.mailHadLeft).toBe(true)
    expect(await getStates(id)).toEqual(['confirmation sent', 'cancelled sent', 'reopened waiting'])
  })

  it.each(['2027-03-20', '2027-03-21', '2027-03-22', '2027-03-23', '2027-03-24', '2027-03-25'])(
    'racing with a server whose clock says that the mail is due: both or neither (%s)',
    async (bookingDate) => {
      const { id } = await payForParty(ctx, { bookingDate })
      await sendDueMail(ctx)
      await cancel(id)
      sent.length = 0
      secondsLater(9)
      const ahead = Object.create(ctx, { now: { value: () => new Date(MORNING.getTime() + 10_001) } })
      const [{ body, status }] = await Promise.all([
        undo(id, { bookingStatus: 'pending' }),
        sendDueMail(ahead),
      ])
      expect(status).toBe(200)
      const hadLeft = body.mailHadLeft === true
      expect(sent).toHaveLength(hadLeft ? 1 : 0)
      expect(await getStates(id)).toEqual([
        'confirmation sent',
        ...(hadLeft ? ['cancelled sent', 'reopened waiting'] : []),
      ])
    },
  )

  it('of a cancellation that refunds: the mail with the credit note stays, and another follows', async () => {
    const { id } = await payForParty(ctx, { bookingDate: '2027-02-15', isDeposit: false })
    await cancel(id)
    await undo(id, { bookingStatus: 'pending' })
    expect(await getStates(id)).toEqual(['confirmation queued', 'cancelled waiting', 'reopened waiting'])
  })

  it('of a reopening: the party is cancelled again, and the family hears nothing', async () => {
    const { id } = await payForParty(ctx, { bookingDate: '2027-02-20' })
    await cancel(id)
    secondsLater(20)
    await sendDueMail(ctx)
    await change(id, { bookingStatus: 'confirmed' })
    expect((await getStates(id)).at(-1)).toBe('reopened waiting')
    const undone = await undo(id, { bookingStatus: 'cancelled' })
    expect(undone.body.bookingStatus).toBe('cancelled')
    expect(await getStates(id)).toEqual(['confirmation sent', 'cancelled sent'])
  })

  it('of a move: no mail, and nothing that lowers a refund', async () => {
    const { id } = await payForParty(ctx, { bookingDate: '2027-02-21' })
    expect((await move(id, '2027-02-24')).status).toBe(200)
    expect((await getStates(id)).at(-1)).toBe('order-changed waiting')
    const undone = await move(id, '2027-02-21', { undo: true })
    expect(undone.body.bookingDate).toBe('2027-02-21')
    expect(await getStates(id)).toEqual(['confirmation queued'])
    expect(await ctx.db.$count(bookingMoves, eq(bookingMoves.bookingId, id))).toBe(0)
  })

  it('of the second of two moves: the family still hears of the first', async () => {
    const { id } = await payForParty(ctx, { bookingDate: '2027-03-06' })
    await move(id, '2027-03-09')
    await move(id, '2027-03-11')
    await move(id, '2027-03-09', { undo: true })
    expect(await getStates(id)).toEqual(['confirmation queued', 'order-changed waiting'])
    expect(await ctx.db.$count(bookingMoves, eq(bookingMoves.bookingId, id))).toBe(1)
  })

  it('of what somebody changed since is refused', async () => {
    const { id } = await payForParty(ctx, { bookingDate: '2027-03-13' })
    await change(id, { bookingStatus: 'confirmed' })
    const version = await getVersion(id)
    await change(id, { customerName: 'Maria Lopez' })
    expect((await change(id, { bookingStatus: 'pending', undo: true, version })).status).toBe(409)
  })
})
