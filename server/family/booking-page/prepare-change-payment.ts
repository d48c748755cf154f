import { toDecimal } from '#domain/foundation/money/money.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { recordIntent, tooManyIntents } from '#server/booking/bookings/attach-intent.ts'
import { lockBooking } from '#server/booking/bookings/booking-queries.ts'
import { CHANGE_UNDERWAY, CHANGED_MEANWHILE } from '#server/booking/bookings/booking-refusals.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { lapseChanges, type OrderChangeRow } from '#server/booking/order-changes/order-change-queries.ts'
import type { Context } from '#server/context.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, eq, isNull } from '#server/foundation/database/drizzle.ts'
import { orderChanges } from '#server/foundation/database/schema/all-tables.ts'
import { listWaysFor } from '#server/money/payments/intents/offered-ways.ts'
import { stopIntents } from '#server/money/payments/intents/stop-intents.ts'
import type { Intent } from '#server/money/payments/providers/payment-provider.ts'
import { callProvider } from '#server/money/payments/providers/provider-refusals.ts'
import { recordSucceeded } from '#server/money/payments/recording/record-succeeded.ts'

/** Prepares the card payment that a change is waiting for; repeated calls return the same one, unless it was stopped. */
export async function prepareChangePayment(
  ctx: Context,
  booking: FullBooking,
  change: OrderChangeRow,
): Promise<Intent | Refusal> {
  const { intentId } = change
  if (intentId === null) return create(ctx, booking, change)
  const intent = await callProvider(() => ctx.payments.readIntent(intentId))
  if (isRefusal(intent)) return intent
  // A request made at the same moment for another change, or for this one, stopped it, or the account has changed.
  if (!intent || intent.status === 'canceled') return create(ctx, booking, change)
  if (intent.status === 'succeeded') await recordSucceeded(ctx, intent)
  return intent.status === 'succeeded' || intent.status === 'processing' ? CHANGE_UNDERWAY : intent
}

async function create(ctx: Context, booking: FullBooking, change: OrderChangeRow): Promise<Intent | Refusal> {
  const { id, reference } = booking
  const amountCents = change.dueCents
  const purpose = change.feeCents > 0 ? 'move' : 'change'
  const key = `change-${reference}-${change.id}`
  const tooMany = await tooManyIntents(ctx.db, ctx, id)
  const ways = await listWaysFor(ctx.db, 'change')
  const intent =
    tooMany ??
    (await callProvider(() =>
      ctx.payments.createIntent({
        amountCents,
        metadata: { reference, booking: String(id), purpose },
        // Browsers that call at the same time get the same intent.
        idempotencyKey: change.intentId ? `${key}-${change.intentId}` : key,
        ways,
      }),
    ))
  if (isRefusal(intent)) {
    await lapseChanges(ctx.db, and(eq(orderChanges.id, change.id), isNull(orderChanges.intentId)))
    return intent
  }
  const { name: provider } = ctx.payments
  const isAttached = await commitUnlessRefused(ctx.db, async (tx) => {
    await lockBooking(tx, id)
    const attached = await tx
      .update(orderChanges)
      .set({ intentId: intent.id })
      .where(and(eq(orderChanges.id, change.id), eq(orderChanges.status, 'waiting')))
      .returning({ id: orderChanges.id })
    await recordIntent(tx, ctx, { intentId: intent.id, provider, bookingId: id, purpose, amountCents })
    return attached.length > 0
  })
  if (isAttached) return intent
  // Another change has replaced it meanwhile.
  return (await stopIntents(ctx, [{ intentId: intent.id, provider }], CHANGE_UNDERWAY)) ?? CHANGED_MEANWHILE
}

/** Returns what a move that waits for its payment costs, by what it is for. */
export function listMoveLines(
  { feeCents, dueCents }: Pick<OrderChangeRow, 'feeCents' | 'dueCents'>,
  language: Language,
) {
  const text = textIn(language)
  return [
    { label: text('orderChange.moveFee'), cents: feeCents },
    { label: text('orderChange.moveDifference'), cents: dueCents - feeCents },
  ]
    .filter(({ cents }) => cents > 0)
    .map(({ label, cents }) => ({ label, amount: toDecimal(cents) }))
}
