import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { stripeContext } from '#test/simulated/stripe/stripe-world.ts'

const { ctx, stripe, deliver } = await stripeContext()
const GOOD = '4242424242424242'
const ROUNDS = 8

async function bookWithIntent(bookingDate: string) {
  const { paymentIntentId } = (await ctx.call('POST', '/api/create-payment-intent', { amount: 10 })).body
  const request = bookingRequest({ bookingDate, paymentIntentId })
  const { id, bookingId } = (await ctx.call('POST', '/api/bookings', request)).body
  return { id, bookingId, intentId: paymentIntentId as string }
}

/** Confirms the browser's card form, at any moment during the deletion. */
async function pay(intentId: string, afterMilliseconds: number): Promise<void> {
  await pause(afterMilliseconds)
  try {
    stripe.ledger.confirm(intentId, GOOD)
  } catch (error) {
    if (!String(error).includes('status of canceled')) throw error
  }
}

describe('a card payment while staff delete the booking', () => {
  it('keeps the booking or refunds the money, whichever is faster', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const booking = await bookWithIntent(addDays('2027-02-01', round * 2))
      const [deleted] = await Promise.all([
        ctx.staff('DELETE', `/api/bookings/${booking.id}`),
        pay(booking.intentId, round * 2.5),
      ])
      for (const webhook of stripe.webhooks.splice(0)) await deliver(webhook)
      const after = await ctx.staff('GET', `/api/bookings/${booking.id}`)
      const kept =
        stripe.ledger.find(booking.intentId).amount_received - stripe.ledger.getRefunded(booking.intentId)
      const outcome = [deleted.status, after.status, after.body.isPaid, kept]
      expect([
        [204, 404, undefined, 0],
        [409, 200, true, 7_500],
      ]).toContainEqual(outcome)
    }
  })

  it('stops payments that were prepared during the deletion', async () => {
    for (let round = 0; round < 5; round++) {
      const { body } = await ctx.call(
        'POST',
        '/api/bookings',
        bookingRequest({ bookingDate: addDays('2027-04-01', round * 2) }),
      )
      const prepare = async () => {
        await pause(round * 2)
        return ctx.call('POST', '/api/create-payment-intent', { amount: 10, bookingId: body.bookingId })
      }
      await Promise.all([ctx.staff('DELETE', `/api/bookings/${body.id}`), prepare(), prepare()])
      const payable = [...stripe.ledger.intents.values()].filter(
        ({ metadata, status }) => metadata.reference === body.bookingId && status !== 'canceled',
      )
      expect(payable).toEqual([])
    }
  })
})

describe('staff delete a booking they saw as unpaid while its family pays', () => {
  /** Returns whether we have the money but no booking. */
  async function isLost(bookingDate: string, query: string, after: number | 'payment'): Promise<boolean> {
    const { id, bookingId, intentId } = await bookWithIntent(bookingDate)
    const payAndTell = async () => {
      await pay(intentId, 0)
      await ctx.call('POST', `/api/bookings/${bookingId}/payment`)
    }
    const paid = payAndTell()
    await (after === 'payment' ? paid : pause(after))
    const [deleted] = await Promise.all([ctx.staff('DELETE', `/api/bookings/${id}${query}`), paid])
    for (const webhook of stripe.webhooks.splice(0)) await deliver(webhook)
    if (deleted.status === 409 && query === '')
      expect(deleted.body).toMatchObject({ code: 'has_payments', paidAmount: '75.00' })
    const kept = stripe.ledger.find(intentId).amount_received - stripe.ledger.getRefunded(intentId)
    return deleted.status === 204 && kept > 0
  }
  const countLost = async (from: string, query: string) => {
    let lost = 0
    for (let round = 0; round < ROUNDS; round++)
      if (await isLost(addDays(from, round * 2), query, round * 30)) lost++
    return lost
  }

  it('first demonstrates the loss: without deciding about the amount, the money stays without a booking', async () => {
    expect(await isLost('2027-05-01', '?money=keep&reason=Unseen', 'payment')).toBe(true)
  })

  it('loses no money, and says how much was paid', async () => {
    expect(await countLost('2027-07-01', '')).toBe(0)
  })

  it('asks again if more was paid than staff have seen', async () => {
    expect(await countLost('2027-09-01', '?money=keep&reason=No-show&paidAmount=0.01')).toBe(0)
  })
})
