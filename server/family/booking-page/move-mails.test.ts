import { beforeEach, describe, expect, it } from 'vitest'
import { and, eq, inArray } from '#server/foundation/database/drizzle.ts'
import { bookings, outbox } from '#server/foundation/database/schema/all-tables.ts'
import { createMoves, createPaidParty } from '#test/journeys/paid-party.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

const set = (change: object) => ctx.staff('PUT', '/api/admin/pricing', change)
async function createParty(changes: Record<string, unknown>) {
  const party = await createPaidParty(ctx, changes)
  return { ...party, ...createMoves(ctx, party) }
}

/** Returns a booking's mails of the stored kinds, earliest first. */
const listMails = (bookingId: number, ...kinds: string[]) =>
  ctx.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.bookingId, bookingId), inArray(outbox.kind, kinds)))
    .orderBy(outbox.id)

beforeEach(async () => {
  ctx.setNow(MORNING)
  await ctx.db.update(bookings).set({ bookingStatus: 'cancelled' })
  await set({ rules: [], policy: { reschedule: { times: 3, daysBefore: 7, fee: '25' } } })
})

it('a paid move promises no refund that an earlier move lost', async () => {
  const { move, toPending, pay, read, booking } = await createParty({
    bookingDate: '2027-03-13',
    isDeposit: false,
  })
  ctx.setNow(new Date('2027-03-03T14:00:00Z'))
  expect((await move('2027-06-12')).status).toBe(200)
  ctx.setNow(new Date('2027-03-24T14:00:00Z'))
  await pay(toPending(await move('2027-07-10')))
  expect(await read()).toMatchObject({ booking: { bookingDate: '2027-07-10' }, refundAmount: '0.00' })
  const [, again] = await listMails(booking.id, 'rescheduled')
  expect(again?.text).toContain('canceling gives no refund')
})

describe('a move to a day with another price', () => {
  const [SATURDAY, OTHER_SATURDAY] = ['2027-03-20', '2027-03-27']
  const [TUESDAY, OTHER_TUESDAY] = ['2027-03-16', '2027-03-23']
  const weekend = { name: 'Weekend', when: { weekdays: [6] }, change: { kind: 'add', amount: '30' } }
  const fee = 'You paid $25.00 for this move.'

  it.each([
    [
      'settled with the balance',
      { days: [TUESDAY, SATURDAY], isDeposit: true, prices: ['$150.00', '$180.00'] },
      ['The balance goes up by $30.00 to $105.00'],
    ],
    [
      'paid first',
      { days: [TUESDAY, SATURDAY], isDeposit: false, prices: ['$150.00', '$180.00'] },
      ['You paid $30.00 for the change.'],
    ],
    [
      'paid first, with the fee',
      { days: [TUESDAY, OTHER_TUESDAY, SATURDAY], isDeposit: false, prices: ['$150.00', '$180.00'] },
      ['You paid $30.00 for the change.', fee],
    ],
    [
      'refunded, with a fee to pay',
      { days: [SATURDAY, OTHER_SATURDAY, TUESDAY], isDeposit: false, prices: ['$180.00', '$150.00'] },
      ['You’ll get $30.00 back.', fee],
    ],
    [
      'settled with the balance, with a fee to pay',
      { days: [TUESDAY, OTHER_TUESDAY, SATURDAY], isDeposit: true, prices: ['$150.00', '$180.00'] },
      ['The balance goes up by $30.00 to $105.00', fee],
    ],
  ])(
    '%s: one email each to family and owner says all of it',
    async (_, { days, isDeposit, prices }, says) => {
      await set({ rules: [weekend] })
      const [first = '', ...later] = days
      const { move, toPending, pay, read, booking } = await createParty({ bookingDate: first, isDeposit })
      const mailed = async () => listMails(booking.id, 'rescheduled', 'order-changed', 'owner-change')
      let before = await mailed()
      for (const day of later) {
        before = await mailed()
        const moved = await move(day)
        if (moved.status === 201) await pay(toPending(moved))
      }
      const day = later.at(-1)
      expect((await read()).booking.bookingDate).toBe(day)
      const mails = (await mailed()).slice(before.length)
      expect(mails.map(({ kind }) => kind)).toEqual(['order-changed', 'owner-change'])
      const [toFamily, toOwner] = mails
      for (const sentence of [...says, 'Moving doesn’t change what’s refundable'])
        expect(toFamily?.text).toContain(sentence)
      expect(toFamily?.text).not.toMatch(/need to pay again|keeps its price/)
      expect(toFamily?.text.includes(fee)).toBe(says.includes(fee))
      expect(toOwner?.subject).toContain('moved to')
      expect(toOwner?.text).toContain(`The price goes from ${prices[0]} to ${prices[1]}.`)
      expect(toOwner?.text).toMatch(/Before: (Tues|Satur)day, March \d+, 2027/)
    },
  )
})
