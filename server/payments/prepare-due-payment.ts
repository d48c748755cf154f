import { eq } from 'drizzle-orm'
import { type NextPayment, nextPayment } from '#domain/booking/next-payment.ts'
import type { Cents } from '#domain/money.ts'
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts'
import { say } from '#domain/sentences/said.ts'
import { lockFullBooking } from '#server/bookings/booking-queries.ts'
import { BOOKING_GONE } from '#server/bookings/booking-refusals.ts'
import type { FullBooking } from '#server/bookings/full-booking.ts'
import { tooManyIntents } from '#server/bookings/tie-intent.ts'
import type { Context } from '#server/context.ts'
import { commitUnlessRefused } from '#server/database/commit-unless-refused.ts'
import { paymentIntents } from '#server/database/schema/all-tables.ts'
import type { TiedIntent } from '#server/database/schema/payments.ts'
import type { DetailedRefusal } from '#server/http/responses.ts'
import { askProvider } from '#server/payments/provider-refusals.ts'
import type { Intent } from '#server/payments/providers/payment-provider.ts'
import type { Agreement } from '#server/terms-of-service/agreement.ts'
import { agreeBeforePaying } from './agree-before-paying.ts'
import { recordSucceeded } from './record-succeeded.ts'
import { markStopped, openIntentsOf, stopIntents } from './stop-intents.ts'

const UNDERWAY = refuse('payment_used', say('paymentUnderway'))

type Seen = Agreement & {
  readonly amountCents?: Cents | undefined
  readonly purpose?: NextPayment['purpose'] | undefined
}

/**
 * Prepares the card payment of what is due next: what is left of the first payment, or of the balance. However many
 * browsers ask, only one of these payments can be made: they are handed the same one, and those that were prepared
 * for another amount are stopped first.
 * @param seen what the customer read before pressing the button. Nothing else is charged: a deposit that somebody else
 * has paid meanwhile must not turn into a balance of the same amount.
 */
export async function prepareDuePayment(
  ctx: Context,
  booking: FullBooking,
  seen: Seen = {},
): Promise<Intent | DetailedRefusal> {
  const due = nextPayment(booking, ctx.now())
  if (isRefusal(due)) return due
  const hasChanged =
    (seen.amountCents !== undefined && seen.amountCents !== due.amountCents) ||
    (seen.purpose !== undefined && seen.purpose !== due.purpose)
  if (hasChanged) return changedTo(due)
  const notAgreed = await agreeBeforePaying(ctx, booking, {
    isFirstPayment: due.purpose === 'booking',
    ...seen,
  })
  if (notAgreed) return notAgreed
  return (await reuseOpen(ctx, booking, due)) ?? createFor(ctx, booking, due)
}

/** Hands out again what was prepared before and is still to be paid; nothing new is asked of the provider then. */
async function reuseOpen(
  ctx: Context,
  booking: FullBooking,
  due: NextPayment,
): Promise<Intent | Refusal | undefined> {
  const [latest, ...earlier] = await openIntentsOf(ctx.db, ctx, booking.id)
  const isSame =
    latest?.provider === ctx.payments.name &&
    latest.purpose === due.purpose &&
    latest.amountCents === due.amountCents
  if (!isSame) return undefined
  const intent = await askProvider(() => ctx.payments.readIntent(latest.intentId))
  if (isRefusal(intent)) return intent
  if (intent?.status === 'succeeded') await recordSucceeded(ctx, intent)
  if (intent?.status === 'succeeded' || intent?.status === 'processing') return UNDERWAY
  if (intent?.status === 'canceled') await markStopped(ctx, intent.id)
  if (intent?.status === 'canceled' || intent?.amountCents !== due.amountCents) return undefined
  return (await stopIntents(ctx, earlier, UNDERWAY)) ?? intent
}

async function createFor(ctx: Context, booking: FullBooking, due: NextPayment): Promise<Intent | Refusal> {
  const { id, reference } = booking
  const { purpose, amountCents } = due
  const tooMany = await tooManyIntents(ctx.db, ctx, id)
  if (tooMany) return tooMany
  const made = await ctx.db.$count(paymentIntents, eq(paymentIntents.bookingId, id))
  const intent = await askProvider(() =>
    ctx.payments.createIntent({
      amountCents,
      metadata: { reference, booking: String(id), purpose },
      // Browsers that ask at the same time get the same one.
      idempotencyKey: `intent-${reference}-${purpose}-${amountCents}-${made}`,
    }),
  )
  if (isRefusal(intent)) return intent
  const earlier = await tie(ctx, id, intent, due)
  if (earlier === BOOKING_GONE) await dropIntent(ctx, booking, intent)
  const refusal = isRefusal(earlier) ? earlier : await stopIntents(ctx, earlier, UNDERWAY)
  return refusal ?? intent
}

/** Stops a payment whose booking was deleted while it was being prepared; should it be paid after all, it goes back. */
async function dropIntent(
  ctx: Context,
  { reference, customerName, customerEmail, language }: FullBooking,
  { id: intentId, amountCents }: Intent,
): Promise<void> {
  const provider = ctx.payments.name
  const deletedBooking = { reference, customerName, customerEmail, language }
  await ctx.db
    .insert(paymentIntents)
    .values({
      intentId,
      provider,
      deletedBooking,
      amountCents,
      createdAt: ctx.now(),
    })
    .onConflictDoNothing()
  await stopIntents(ctx, [{ intentId, provider }], BOOKING_GONE)
}

/**
 * Ties the payment to its booking, if the same is still due: staff may have taken cash in between. Returns the
 * payments that were tied before: of two that come at once, the lock lets the later one see the earlier.
 */
function tie(
  ctx: Context,
  bookingId: number,
  intent: Intent,
  due: NextPayment,
): Promise<TiedIntent[] | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    const booking = await lockFullBooking(tx, bookingId)
    if (!booking) return BOOKING_GONE
    const dueNow = nextPayment(booking, ctx.now())
    if (isRefusal(dueNow)) return dueNow
    if (dueNow.amountCents !== due.amountCents || dueNow.purpose !== due.purpose) return changedTo(dueNow)
    await tx
      .insert(paymentIntents)
      .values({
        intentId: intent.id,
        provider: ctx.payments.name,
        bookingId,
        purpose: due.purpose,
        amountCents: due.amountCents,
        createdAt: ctx.now(),
      })
      .onConflictDoNothing()
    return openIntentsOf(tx, ctx, bookingId, intent.id)
  })
}

function changedTo({ purpose, amountCents }: NextPayment): Refusal {
  return refuse('price_changed', say('dueChanged', purpose === 'balance', amountCents))
}
