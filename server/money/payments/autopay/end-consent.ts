import type { DeclineVerdict } from '#domain/money/payments/decline.ts'
import { lockBooking } from '#server/booking/bookings/booking-queries.ts'
import { sendLink } from '#server/booking/bookings/send-link.ts'
import type { Context } from '#server/context.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { cardConsents } from '#server/foundation/database/schema/all-tables.ts'
import type { ActiveConsent } from '../mandates/mandate-queries.ts'

/** Ends a consent, because its balance was charged or there is nothing left to charge. */
export async function endConsent(
  ctx: Context,
  { id }: ActiveConsent,
  status: 'charged' | 'removed',
): Promise<undefined> {
  await ctx.db
    .update(cardConsents)
    .set({ status })
    .where(and(eq(cardConsents.id, id), eq(cardConsents.status, 'active')))
}

/**
 * Stops charging the card: the family is mailed, once, a link to pay in another way, or to let its bank authenticate;
 * staff see it among what needs their attention until the balance is paid.
 */
export async function failConsent(
  ctx: Context,
  { id, bookingId }: ActiveConsent,
  verdict: DeclineVerdict | undefined,
): Promise<undefined> {
  await ctx.db.transaction(async (tx) => {
    await lockBooking(tx, bookingId)
    const ended = await tx
      .update(cardConsents)
      .set({ status: 'failed' })
      .where(and(eq(cardConsents.id, id), eq(cardConsents.status, 'active')))
      .returning({ id: cardConsents.id })
    const cardRefusal = verdict === 'authentication' ? 'authentication' : 'declined'
    if (ended.length > 0) await sendLink(tx, ctx, bookingId, { cardRefusal })
  })
}
