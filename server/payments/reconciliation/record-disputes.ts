import { formatDollars } from '#domain/money/money.ts'
import type { Context } from '#server/context.ts'
import { eq } from '#server/database/drizzle.ts'
import { bookings, payments } from '#server/database/schema/all-tables.ts'
import { providerNamed } from '#server/payments/providers/payment-providers.ts'

/** Records banks' disputes of a payment on its booking, as the provider currently knows them. */
export async function recordDisputes(ctx: Context, intentId: string): Promise<void> {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.intentId, intentId))
  if (!payment?.bookingId) return
  const disputes = await providerNamed(ctx.providers, payment.provider).getDisputes(intentId)
  const disputeNote =
    disputes
      .map(
        ({ amountCents, reason, status }) =>
          `Dispute of ${formatDollars(amountCents)}: ${spaced(reason)} (${spaced(status)})`,
      )
      .join('; ') || null
  await ctx.db.update(bookings).set({ disputeNote }).where(eq(bookings.id, payment.bookingId))
}

function spaced(word: string): string {
  return word.replaceAll('_', ' ')
}
