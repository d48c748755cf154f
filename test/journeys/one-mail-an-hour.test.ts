import { expect, it } from 'vitest'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { and, asc, eq, gte, ne } from '#server/foundation/database/drizzle.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import { sendDueMail } from '#server/foundation/mail/send-due-mail.ts'
import { remindAboutBalances } from '#server/money/payments/balances/remind-about-balances.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { payForParty } from './pay-for-party.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

/** What happens to a party with a paid deposit within an hour, and what its family gets. */
const JOURNEYS: [about: string, acts: readonly Act[], mails: readonly string[]][] = [
  ['the link to pay, then the reminder', ['link', 'remind'], ['payment-link']],
  ['the reminder has not gone when staff send the link', ['remind', 'link'], ['payment-link']],
  ['a payment in part, then the reminder', ['payPart', 'remind'], ['payment-receipt']],
  ['the reminder has not gone when the balance is paid', ['remind', 'payRest'], ['payment-receipt']],
  ['the link has not gone when the balance is paid', ['link', 'payRest'], ['payment-receipt']],
  ['the link has not gone when the party is cancelled', ['link', 'cancel'], ['cancelled']],
  ['staff’s word has not gone when the party is cancelled', ['confirm', 'cancel'], ['cancelled']],
  ['a reopening says that the party is on', ['cancel', 'reopen', 'confirm'], ['cancelled', 'reopened']],
  // Each of these says something that the one before did not, or is a document that everybody must get.
  ['two payments', ['payPart', 'payPart'], ['payment-receipt', 'payment-receipt']],
  ['a move, then a bigger order', ['move', 'grow'], ['order-changed', 'order-changed']],
  ['a cancellation, then its reopening', ['cancel', 'reopen'], ['cancelled', 'reopened']],
  ['staff’s word, then a move', ['confirm', 'move'], ['confirmed', 'order-changed']],
  ['staff’s word, then a payment', ['confirm', 'payRest'], ['confirmed', 'payment-receipt']],
]

type Act = keyof typeof ACTS

const setStatus = (id: number, bookingStatus: string) =>
  ctx.staff('PATCH', `/api/bookings/${id}`, { bookingStatus })
const pay = (id: number, amount: string) =>
  ctx.staff('POST', `/api/bookings/${id}/payments`, { method: 'cash', amount })
/** Changes an order as staff do who saw what it means. */
async function changeOrder(id: number, change: object) {
  const quote = await ctx.staff('POST', `/api/bookings/${id}/change-quote`, change)
  const { version, differenceAmount } = quote.body
  return ctx.staff('PATCH', `/api/bookings/${id}`, { ...change, version, differenceAmount })
}

const ACTS = {
  confirm: (id: number) => setStatus(id, 'confirmed'),
  reopen: (id: number) => setStatus(id, 'pending'),
  link: (id: number) => ctx.staff('POST', `/api/bookings/${id}/payment-link`, {}),
  remind: async () => ({ status: (await remindAboutBalances(ctx)) < 2 ? 200 : 500 }),
  payPart: (id: number) => pay(id, '10.00'),
  payRest: (id: number) => pay(id, '75.00'),
  cancel: (id: number) => ctx.staff('POST', `/api/bookings/${id}/cancellation`, {}),
  move: (id: number, day: string) => changeOrder(id, { bookingDate: addDays(day, 1) }),
  grow: (id: number) => changeOrder(id, { numberOfTeepees: 3 }),
}

/** Returns the kinds of the mails about a booking since then that go or have gone. */
async function getGoing(id: number, since: Date): Promise<string[]> {
  const goes = and(eq(outbox.bookingId, id), ne(outbox.status, 'kept'), gte(outbox.createdAt, since))
  const mails = await ctx.db.select().from(outbox).where(goes).orderBy(asc(outbox.id))
  return mails.map(({ kind }) => kind)
}

it.each(JOURNEYS.map((journey, index) => [...journey, addDays('2027-02-13', 14 * index)] as const))(
  '%s: no two mails within an hour about one thing',
  async (_, acts, kinds, bookingDate) => {
    ctx.setNow(MORNING)
    const { id } = await payForParty(ctx, { bookingDate })
    await sendDueMail(ctx)
    // Families are reminded ten days before.
    const start = new Date(`${addDays(bookingDate, -10)}T15:00:00Z`)
    for (const [minutes, act] of acts.entries()) {
      ctx.setNow(new Date(+start + minutes * 60_000))
      const { status } = await ACTS[act](id, bookingDate)
      expect([act, Math.floor(status / 100)]).toEqual([act, 2])
    }
    expect(await getGoing(id, start)).toEqual(kinds)
  },
)

it.each([
  ['the link to pay', ['link'], ['payment-link'], '2027-09-11'],
  ['no link, as the balance was paid since', ['link', 'payRest'], ['payment-receipt'], '2027-09-25'],
] as const)('a cancellation that staff undo in time: %s goes', async (_, acts, kinds, bookingDate) => {
  ctx.setNow(MORNING)
  const { id } = await payForParty(ctx, { bookingDate })
  await sendDueMail(ctx)
  const start = new Date(+MORNING + 24 * 3_600_000)
  for (const [minutes, act] of acts.entries()) {
    ctx.setNow(new Date(+start + minutes * 60_000))
    await ACTS[act](id)
  }
  ctx.setNow(new Date(+start + 10 * 60_000))
  // With a refund, the mail has a credit note, and stays.
  const kept = { refundAmount: '0.00', reason: 'Agreed by phone' }
  expect((await ctx.staff('POST', `/api/bookings/${id}/cancellation`, kept)).status).toBe(201)
  const { version } = (await ctx.staff('GET', `/api/bookings/${id}`)).body
  await ctx.staff('PATCH', `/api/bookings/${id}`, { bookingStatus: 'pending', undo: true, version })
  expect(await getGoing(id, start)).toEqual(kinds)
})
