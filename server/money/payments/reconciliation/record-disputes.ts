import { formatDollars } from '#domain/foundation/money/money.ts'
import { commitBooking } from '#server/booking/bookings/write/commit-booking.ts'
import type { Context } from '#server/context.ts'
import { asc, eq } from '#server/foundation/database/drizzle.ts'
import { payments } from '#server/foundation/database/schema/all-tables.ts'
import type { ProviderDispute } from '#server/money/payments/providers/payment-provider.ts'

/** Records banks' disputes of all payments of a payment's booking on it, as the providers currently know them. */
export async function recordDisputes(ctx: Context, intentId: string): Promise<void> {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.intentId, intentId))
  if (!payment?.bookingId) return
  const paid = await ctx.db
    .select({ provider: payments.provider, intentId: payments.intentId })
    .from(payments)
    .where(eq(payments.bookingId, payment.bookingId))
    .orderBy(asc(payments.id))
  const disputes: ProviderDispute[] = []
  for (const { provider, intentId: ofPayment } of paid) {
    // A provider that is no longer configured cannot be asked.
    const known = provider === null ? undefined : ctx.providers[provider]
    if (known && ofPayment !== null) disputes.push(...(await known.getDisputes(ofPayment)))
  }
  const disputeNote =
    disputes
      .map(
        ({ amountCents, reason, status }) =>
          `Dispute of ${formatDollars(amountCents)}: ${spaced(reason)} (${spaced(status)})`,
      )
      .join('; ') || null
  await commitBooking(ctx, { id: payment.bookingId }, async (_tx, booking) => {
    const write = {
      changes: { columns: { disputeNote } },
      event: {
        kind: booking.disputeNote === null ? 'booking.disputed' : 'booking.dispute-changed',
        actor: 'system',
      },
    } as const
    return { ...(booking.disputeNote !== disputeNote && { write }), after: () => null }
  })
}

function spaced(word: string): string {
  return word.replaceAll('_', ' ')
}
