import { afterEach, beforeEach, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import { recordSucceeded } from '#server/money/payments/recording/record-succeeded.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { createPaidParty, payChange } from '#test/journeys/paid-party.ts'
import { payByTestCard } from '#test/journeys/pay-for-party.ts'
import { present } from '#test/present.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

const follow = (depositFollowsFrom: number) =>
  ctx.staff('PUT', '/api/admin/pricing', { changes: { depositFollowsFrom } })

beforeEach(async () => {
  expect((await follow(5)).status).toBe(200)
})
afterEach(() => follow(0))

/** A party for one teepee, of which only the deposit of $37.50 is paid. */
const oneTeepee = (bookingDate: string) => createPaidParty(ctx, { bookingDate, numberOfTeepees: 1 })

it('holds ten teepees once the deposit for ten is paid, and applies then', async () => {
  const { booking, quote, change, read } = await oneTeepee('2027-02-13')
  const pending = await change({ numberOfTeepees: 10 })
  if (!('changeId' in pending.body)) throw new Error('Nothing to pay')
  expect([pending.status, (await read()).booking.numberOfTeepees]).toEqual([201, 1])
  const other = bookingRequest({ bookingDate: '2027-02-13' })
  expect(await ctx.call('POST', '/api/bookings', other)).toMatchObject({ status: 409 })
  expect((await quote({ numberOfTeepees: 10 })).body).toMatchObject({
    after: { totalAmount: '750.00', depositAmount: '375.00' },
    dueNowAmount: '337.50',
    balanceAmount: '375.00',
    sentence:
      'You pay $337.50 now. Until then, your order stays as it was. The payment completes the deposit for 10 teepees. The balance of $375.00 is due by Saturday, February 6, 2027.',
  })
  await payChange(ctx, booking, pending.body)
  expect(await read()).toMatchObject({
    booking: { numberOfTeepees: 10, depositAmount: '375.00', balanceAmount: '375.00' },
    paidAmount: '375.00',
    owedAmount: '375.00',
  })
  const mails = await ctx.db.select().from(outbox).where(eq(outbox.bookingId, booking.id))
  const mail = mails.find(({ kind }) => kind === 'order-changed')
  expect(mail?.text).toContain('You paid $337.50 for the change. Thank you!')
})

it('keeps the deposit as it was below that size, for staff, and while it is off', async () => {
  const small = await oneTeepee('2027-02-20')
  expect((await small.change({ numberOfTeepees: 4 })).status).toBe(200)
  const waived = await ctx.staff('PATCH', `/api/bookings/${small.booking.id}`, { numberOfTeepees: 10 })
  expect(waived.body).toMatchObject({ numberOfTeepees: 10, depositAmount: '37.50', paidAmount: '37.50' })
  await follow(0)
  const off = await oneTeepee('2027-02-27')
  expect((await off.change({ numberOfTeepees: 10 })).status).toBe(200)
})

it('asks a family that gave a large order up and wants it again for no more than the first time', async () => {
  const { booking, change, read } = await oneTeepee('2027-03-06')
  const paid: string[] = []
  for (const numberOfTeepees of [5, 1, 10, 2, 10, 5]) {
    const changed = await change({ numberOfTeepees })
    if ('changeId' in changed.body) await payChange(ctx, booking, changed.body)
    paid.push((await read()).paidAmount)
  }
  expect(paid).toEqual(['187.50', '187.50', '375.00', '375.00', '375.00', '375.00'])
  expect((await read()).booking).toMatchObject({ totalAmount: '375.00', depositAmount: '375.00' })
})

it('is missing on a new site, 400 beyond what a family can order, and told in the log', async () => {
  await follow(0)
  const { body: pricing } = await ctx.staff('GET', '/api/admin/pricing')
  expect(pricing.changes).not.toHaveProperty('depositFollowsFrom')
  expect(await follow(11)).toMatchObject({
    status: 400,
    body: { message: 'Enter a whole number of teepees from 0 to 10' },
  })
  expect((await follow(5)).body.changes).toMatchObject({ depositFollowsFrom: 5 })
  const log = await ctx.staff('GET', '/api/admin/audit?subject=settings')
  expect(JSON.stringify(log.body.entries[0])).toContain('deposit first, from this many teepees')
})

it('is refunded whole, and the order stays, if something else was paid meanwhile or too little arrives', async () => {
  const beside = await oneTeepee('2027-03-13')
  const pending = await beside.change({ numberOfTeepees: 10 })
  if (!('changeId' in pending.body)) throw new Error('Nothing to pay')
  const cash = { amount: '37.50', method: 'cash' } as const
  expect((await ctx.staff('POST', `/api/bookings/${beside.booking.id}/payments`, cash)).status).toBe(201)
  expect((await payChange(ctx, beside.booking, pending.body)).body.status).toBe('refunded')
  expect(await beside.read()).toMatchObject({ booking: { numberOfTeepees: 1 }, paidAmount: '75.00' })

  const short = await oneTeepee('2027-03-20')
  const due = (await short.change({ numberOfTeepees: 10 })).body
  if (!('changeId' in due)) throw new Error('Nothing to pay')
  await payByTestCard(ctx, due.paymentIntentId, due.clientSecret)
  const intent = present(await ctx.payments.readIntent(due.paymentIntentId))
  await recordSucceeded(ctx, { ...intent, receivedCents: intent.receivedCents - 1 })
  expect(await short.read()).toMatchObject({ booking: { numberOfTeepees: 1 }, paidAmount: '37.50' })
})
