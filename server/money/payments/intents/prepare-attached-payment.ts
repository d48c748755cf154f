import type { Cents } from '#domain/foundation/money/money.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { recordIntent, tooManyIntents } from '#server/booking/bookings/attach-intent.ts'
import { lockFullBooking } from '#server/booking/bookings/booking-queries.ts'
import { BOOKING_GONE } from '#server/booking/bookings/booking-refusals.ts'
import type { BookingRow, FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { paymentIntents } from '#server/foundation/database/schema/all-tables.ts'
import type { AttachedIntent, DeletedBooking } from '#server/foundation/database/schema/money/payments.ts'
import type { Intent } from '#server/money/payments/providers/payment-provider.ts'
import { callProvider } from '#server/money/payments/providers/provider-refusals.ts'
import { recordSucceeded } from '../recording/record-succeeded.ts'
import { listWaysFor } from './offered-ways.ts'
import { markStopped, readOpenIntents, stopIntents } from './stop-intents.ts'

type Recheck = (booking: FullBooking, tx: Transaction) => Refusal | undefined | Promise<Refusal | undefined>

type AttachedPayment = {
  readonly purpose: AttachedIntent['purpose']
  readonly amountCents: Cents
  readonly damageClaimId?: number
  /** Whether the paying card is saved, because its family agreed to a later off-session charge. */
  readonly savesCard?: boolean
  /** The refusal if one of these payments has just been made. */
  readonly underway: Refusal
  /** Returns why the payment is no longer wanted; called with the booking locked. */
  readonly recheck: Recheck
}

/**
 * Prepares a card payment for a booking. However many browsers call it, only one payment of its kind can be made: they
 * get the same one, and payments prepared for another amount are stopped first.
 */
export async function prepareAttachedPayment(
  ctx: Context,
  booking: FullBooking,
  wanted: AttachedPayment,
): Promise<Intent | Refusal> {
  // Counted before looking for an open payment: a call that counts too early to see one made meanwhile uses the same
  // key as that one, and a call that counts later finds it.
  const made = await ctx.db.$count(paymentIntents, eq(paymentIntents.bookingId, booking.id))
  return (await reuseOpen(ctx, booking, wanted)) ?? createFor(ctx, booking, wanted, made)
}

function getKind({ purpose, damageClaimId }: AttachedPayment) {
  if (damageClaimId !== undefined) return { damageClaimId }
  return purpose === 'tip' ? 'tip' : 'price'
}

/** Returns a payment that was prepared before and is still open; creates nothing at the provider. */
async function reuseOpen(
  ctx: Context,
  booking: FullBooking,
  wanted: AttachedPayment,
): Promise<Intent | Refusal | undefined> {
  const [latest, ...earlier] = await readOpenIntents(ctx.db, ctx, booking.id, { kind: getKind(wanted) })
  const isSame =
    latest?.provider === ctx.payments.name &&
    latest.purpose === wanted.purpose &&
    latest.amountCents === wanted.amountCents &&
    latest.savesCard === (wanted.savesCard ?? false) &&
    // A charge to a saved card is never handed to a browser.
    !latest.isOffSession
  if (!isSame) return undefined
  const intent = await callProvider(() => ctx.payments.readIntent(latest.intentId))
  if (isRefusal(intent)) return intent
  if (intent?.status === 'succeeded') await recordSucceeded(ctx, intent)
  if (intent?.status === 'succeeded' || intent?.status === 'processing') return wanted.underway
  if (intent?.status === 'canceled') await markStopped(ctx, intent.id)
  if (intent?.status === 'canceled' || intent?.amountCents !== wanted.amountCents) return undefined
  return (await stopIntents(ctx, earlier, wanted.underway)) ?? intent
}

/** @param made how many payments were prepared for the booking before */
async function createFor(
  ctx: Context,
  booking: FullBooking,
  wanted: AttachedPayment,
  made: number,
): Promise<Intent | Refusal> {
  const { id, reference } = booking
  const { purpose, amountCents, damageClaimId, savesCard = false } = wanted
  const tooMany = await tooManyIntents(ctx.db, ctx, id)
  if (tooMany) return tooMany
  const ways = await listWaysFor(ctx.db, purpose, savesCard)
  const intent = await callProvider(() =>
    ctx.payments.createIntent({
      amountCents,
      metadata: {
        reference,
        booking: String(id),
        purpose,
        ...(damageClaimId !== undefined && { claim: String(damageClaimId) }),
      },
      // Browsers that call at the same time get the same intent.
      idempotencyKey: `intent-${reference}-${purpose}${damageClaimId ?? ''}-${amountCents}-${made}${savesCard ? '-saves' : ''}`,
      ways,
      ...(savesCard && { savesCard }),
    }),
  )
  if (isRefusal(intent)) return intent
  const earlier = await attach(ctx, id, intent, wanted)
  if (isRefusal(earlier) && earlier.code === 'not_found') await dropIntent(ctx, booking, intent)
  const refusal = isRefusal(earlier) ? earlier : await stopIntents(ctx, earlier, wanted.underway)
  return refusal ?? intent
}

/** Stops a payment whose booking was deleted while it was being prepared; if it is paid after all, it is refunded. */
async function dropIntent(
  ctx: Context,
  booking: FullBooking,
  { id: intentId, amountCents }: Intent,
): Promise<void> {
  const provider = ctx.payments.name
  const deletedBooking = getDeletedBooking(booking)
  await recordIntent(ctx.db, ctx, { intentId, provider, deletedBooking, amountCents })
  await stopIntents(ctx, [{ intentId, provider }], BOOKING_GONE)
}

/**
 * Attaches the payment to its booking, if it is still wanted: staff may have taken cash in between. Returns the
 * payments that were attached before: of two concurrent calls, the lock lets the later one see the earlier one.
 */
function attach(
  ctx: Context,
  bookingId: number,
  intent: Intent,
  wanted: AttachedPayment,
): Promise<AttachedIntent[] | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    const booking = await lockFullBooking(tx, bookingId)
    if (!booking) return BOOKING_GONE
    const refusal = await wanted.recheck(booking, tx)
    if (refusal) return refusal
    const { purpose, damageClaimId, amountCents, savesCard } = wanted
    const what = { bookingId, purpose, damageClaimId, amountCents, savesCard }
    await recordIntent(tx, ctx, { intentId: intent.id, provider: ctx.payments.name, ...what })
    return readOpenIntents(tx, ctx, bookingId, { kind: getKind(wanted), keep: intent.id })
  })
}

/** What is kept of a deleted booking, to tell its customer in their language if a card is charged for it after all. */
export function getDeletedBooking({
  reference,
  customerName,
  customerEmail,
  language,
}: BookingRow): DeletedBooking {
  return { reference, customerName, customerEmail, language }
}
