import { settlingHoldExpiry } from '#domain/booking/changes/hold.ts'
import { holdsCapacity } from '#domain/booking/status.ts'
import { dayRefusal } from '#server/booking/bookings/day-refusal.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { sendLink } from '#server/booking/bookings/send-link.ts'
import { lockWithDay, retryUntilLocked } from '#server/booking/bookings/write/commit-booking.ts'
import { writeBooking } from '#server/booking/bookings/write/write-booking.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq, isNotNull, isNull } from '#server/foundation/database/drizzle.ts'
import { paymentIntents } from '#server/foundation/database/schema/all-tables.ts'
import type { Intent } from '../providers/payment-provider.ts'
import { recordSucceeded } from '../recording/record-succeeded.ts'
import { markStopped } from './stop-intents.ts'

/** Records the provider's current state of a payment; may be called any number of times, in any order. */
export async function recordIntentState(ctx: Context, intent: Intent): Promise<void> {
  if (intent.status === 'succeeded') await recordSucceeded(ctx, intent)
  if (intent.status === 'canceled') await markStopped(ctx, intent.id)
  if (intent.status === 'processing') await noteSettling(ctx, intent)
  else await endSettling(ctx, intent)
}

/** Keeps the date of a payment that its bank is processing. Nothing is confirmed before the money has arrived. */
async function noteSettling(ctx: Context, { id }: Intent): Promise<void> {
  await withBooking(ctx, id, async (tx, booking) => {
    await tx
      .update(paymentIntents)
      .set({ settlingSince: ctx.now() })
      .where(and(eq(paymentIntents.intentId, id), isNull(paymentIntents.settlingSince)))
    await keepDate(tx, ctx, booking, { isRefused: false })
  })
}

/** When a bank refuses days later, nobody is at the screen anymore, so the family gets a link to pay in another way. */
async function endSettling(ctx: Context, { id, status }: Intent): Promise<void> {
  const [settling] = await ctx.db
    .select({ id: paymentIntents.intentId })
    .from(paymentIntents)
    .where(and(eq(paymentIntents.intentId, id), isNotNull(paymentIntents.settlingSince)))
  if (!settling) return
  await withBooking(ctx, id, async (tx, booking) => {
    const ended = await tx
      .update(paymentIntents)
      .set({ settlingSince: null })
      .where(and(eq(paymentIntents.intentId, id), isNotNull(paymentIntents.settlingSince)))
      .returning({ purpose: paymentIntents.purpose })
    const [attached] = ended
    const isForPrice = attached?.purpose === 'booking' || attached?.purpose === 'balance'
    if (!booking || !isForPrice || status !== 'requires_payment_method') return
    await keepDate(tx, ctx, booking, { isRefused: true })
    await sendLink(tx, ctx, booking.id, { isBankRefusal: true })
  })
}

/** Keeps the date of an unpaid booking that still has it, or could. */
async function keepDate(
  tx: Transaction,
  ctx: Context,
  booking: FullBooking | undefined,
  { isRefused }: { readonly isRefused: boolean },
): Promise<void> {
  const now = ctx.now()
  if (!booking?.holdExpiresAt || booking.isPaid || booking.bookingStatus !== 'pending') return
  const isGone = !holdsCapacity(booking, now) && (await dayRefusal(tx, booking, now))
  if (isGone) return
  const { bookingDate } = booking
  const holdExpiresAt = settlingHoldExpiry(booking.holdExpiresAt, { now, bookingDate, isRefused })
  if (!holdExpiresAt) return
  await writeBooking(
    tx,
    booking,
    { changes: { columns: { holdExpiresAt } }, event: { kind: 'booking.hold-extended', actor: 'system' } },
    now,
  )
}

type Work = (tx: Transaction, booking: FullBooking | undefined) => Promise<void>

/** Runs the work with the payment's booking, if there is one, locked. */
function withBooking(ctx: Context, intentId: string, work: Work): Promise<void> {
  return retryUntilLocked(() =>
    ctx.db.transaction(async (tx) => {
      const [attached] = await tx
        .select({ bookingId: paymentIntents.bookingId })
        .from(paymentIntents)
        .where(eq(paymentIntents.intentId, intentId))
      const booking = attached?.bookingId ? await lockWithDay(tx, attached.bookingId) : undefined
      if (booking === 'moved') return booking
      return work(tx, booking)
    }),
  )
}
