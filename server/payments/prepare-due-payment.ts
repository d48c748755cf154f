import { randomUUID } from 'node:crypto'
import { type NextPayment, nextPayment } from '#domain/booking/next-payment.ts'
import { formatDollars, toDecimal } from '#domain/money.ts'
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts'
import { lockFullBooking } from '#server/bookings/booking-queries.ts'
import { BOOKING_GONE } from '#server/bookings/booking-refusals.ts'
import { type FullBooking, paymentStateOf } from '#server/bookings/full-booking.ts'
import type { Context } from '#server/context.ts'
import { centsOf } from '#server/database/cents-of.ts'
import { commitUnlessRefused } from '#server/database/commit-unless-refused.ts'
import { paymentIntents } from '#server/database/schema/all-tables.ts'
import type { Intent } from '#server/payments/payment-provider.ts'
import { askProvider } from '#server/payments/provider-refusals.ts'
import { openIntentsOf, stopIntents } from './stop-intents.ts'

const UNDERWAY = refuse(
  'payment_used',
  'A payment for this booking has just arrived or is on its way. Please reload this page in a moment.',
)

/**
 * Prepares the card payment of what is due next: what is left of the first payment, or of the balance. However many
 * browsers ask, only one of these payments can be made: those that were prepared earlier are stopped before this one
 * is handed out.
 * @param seen what the customer read before pressing the button. Nothing else is charged: a deposit that somebody else
 * has paid meanwhile must not turn into a balance of the same amount.
 */
export async function prepareDuePayment(
  ctx: Context,
  booking: FullBooking,
  seen: { amount?: string | undefined; purpose?: NextPayment['purpose'] | undefined } = {},
): Promise<Intent | Refusal> {
  const due = nextPayment(paymentStateOf(booking), ctx.now())
  if (isRefusal(due)) return due
  const hasChanged =
    (seen.amount !== undefined && centsOf(seen.amount) !== due.amountCents) ||
    (seen.purpose !== undefined && seen.purpose !== due.purpose)
  if (hasChanged) return changedTo(due)
  const { id, reference } = booking
  const metadata = { reference, booking: String(id), purpose: due.purpose }
  const intent = await askProvider(() =>
    ctx.payments.createIntent({ amountCents: due.amountCents, metadata, idempotencyKey: randomUUID() }),
  )
  if (isRefusal(intent)) return intent
  const earlier = await tie(ctx, id, intent, due)
  const refusal = isRefusal(earlier) ? earlier : await stopIntents(ctx, earlier, UNDERWAY)
  return refusal ?? intent
}

/**
 * Ties the payment to its booking, if the same is still due: staff may have taken cash in between. Returns the
 * payments that were tied before: of two that come at once, the lock lets the later one see the earlier.
 */
function tie(ctx: Context, bookingId: number, intent: Intent, due: NextPayment): Promise<string[] | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    const booking = await lockFullBooking(tx, bookingId)
    if (!booking) return BOOKING_GONE
    const dueNow = nextPayment(paymentStateOf(booking), ctx.now())
    if (isRefusal(dueNow)) return dueNow
    if (dueNow.amountCents !== due.amountCents || dueNow.purpose !== due.purpose) return changedTo(dueNow)
    await tx.insert(paymentIntents).values({
      intentId: intent.id,
      provider: ctx.payments.name,
      bookingId,
      purpose: due.purpose,
      amount: toDecimal(due.amountCents),
    })
    return openIntentsOf(tx, ctx, bookingId, intent.id)
  })
}

function changedTo({ purpose, amountCents }: NextPayment): Refusal {
  const what =
    purpose === 'balance' ? 'The first payment has arrived. What is left to pay' : 'What is to be paid'
  return refuse(
    'price_changed',
    `${what} is ${formatDollars(amountCents)} by now. Please look at it again before you pay.`,
  )
}
