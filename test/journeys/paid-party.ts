import { expect } from 'vitest'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { payByTestCard, payForParty } from '#test/journeys/pay-for-party.ts'
import type { TestContext } from '#test/test-context.ts'

/** Books and pays a party, and returns what its family can do on its page. */
export async function createPaidParty(ctx: TestContext, changes: Record<string, unknown> = {}) {
  const booking = await payForParty(ctx, changes)
  const at = await createPageLink(ctx, booking)
  const quote = (wanted: object) => ctx.call('POST', at('/change-quote'), wanted)
  /** Makes the change that was shown in the quote. */
  const change = async (wanted: object, headers?: Record<string, string>) => {
    const { body } = await quote(wanted)
    const { version, differenceAmount } = body
    return ctx.call('POST', at('/change'), { ...wanted, version, differenceAmount }, headers)
  }
  const read = async () => (await ctx.call('GET', at())).body
  return { booking, at, quote, change, read }
}

export type OpenPayment = { readonly paymentIntentId: string; readonly clientSecret: string }

/** Pays what a change of the booking's order costs. */
export async function payChange(
  ctx: TestContext,
  booking: { readonly bookingId: string },
  { paymentIntentId, clientSecret }: OpenPayment,
) {
  await payByTestCard(ctx, paymentIntentId, clientSecret)
  return ctx.call('POST', `/api/bookings/${booking.bookingId}/payment`, { paymentIntentId })
}

/** What a family does on its page to move its party, and to pay for the move. */
export function createMoves(
  ctx: TestContext,
  { booking, at }: Pick<Awaited<ReturnType<typeof createPaidParty>>, 'booking' | 'at'>,
) {
  const move = (bookingDate: string) => ctx.call('POST', at('/reschedule'), { bookingDate })
  const toPending = (answer: Awaited<ReturnType<typeof move>>) => {
    expect(answer.status).toBe(201)
    if (!('moveId' in answer.body)) throw new Error('Nothing to pay')
    return answer.body
  }
  const pay = (intent: OpenPayment) => payChange(ctx, booking, intent)
  return { move, toPending, pay }
}
