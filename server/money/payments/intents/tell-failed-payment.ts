import { tellBookings } from '#server/booking/bookings/write/tell-booking.ts'
import type { Context } from '#server/context.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { paymentIntents } from '#server/foundation/database/schema/all-tables.ts'

/** Announces that a family's card, or its bank, refused. Charges of saved cards are told where they are made. */
export async function tellFailedPayment(ctx: Context, intentId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const isOwn = and(eq(paymentIntents.intentId, intentId), eq(paymentIntents.isOffSession, false))
    const [intent] = await tx.select().from(paymentIntents).where(isOwn)
    if (!intent || intent.bookingId === null) return
    const facts = { kind: 'payment', amountCents: intent.amountCents, method: null } as const
    const event = { kind: 'booking.payment-failed', actor: 'customer', facts } as const
    await tellBookings(tx, ctx, [intent.bookingId], event)
  })
}
