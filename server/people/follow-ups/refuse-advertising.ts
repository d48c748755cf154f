import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { emailKey } from '#domain/people/customers/contact-keys.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, eq, ne } from '#server/foundation/database/drizzle.ts'
import { LOCKS, lockFor } from '#server/foundation/database/locks.ts'
import {
  advertisingRefusals,
  bookings,
  newsletterSubscribers,
} from '#server/foundation/database/schema/all-tables.ts'
import { type FollowUp, findByUnsubscribeToken } from './follow-up-links.ts'

const NO_SUCH_LINK = refuse('not_found', 'followUps.linkUnknown')

/**
 * Ends all advertising to the mailbox that got the link: follow-ups from now on, and the newsletter. Repeating it
 * changes nothing.
 */
export async function refuseAdvertising(
  ctx: Context,
  token: string,
): Promise<{ success: boolean } | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    const row = await findByUnsubscribeToken(tx, token)
    if (!row) return NO_SUCH_LINK
    // A mail that is being decided about is either written before this and then withdrawn, or not written at all.
    await lockFor(tx, LOCKS.advertising)
    await storeRefusal(tx, ctx, row.addressHash)
    await leaveNewsletter(tx, ctx, row)
    return { success: true }
  })
}

/** Call it with advertising locked. It stays when the address leaves the newsletter's list, or its family is erased. */
export async function storeRefusal(tx: Transaction, ctx: Context, addressHash: string): Promise<void> {
  await tx.insert(advertisingRefusals).values({ addressHash, createdAt: ctx.now() }).onConflictDoNothing()
}

/** The link is for a booking's address; nothing is left of an erased one. */
async function leaveNewsletter(
  tx: Transaction,
  ctx: Context,
  { bookingId }: Pick<FollowUp, 'bookingId'>,
): Promise<void> {
  if (bookingId === null) return
  const [booking] = await tx
    .select({ email: bookings.customerEmail })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
  if (!booking) return
  await tx
    .update(newsletterSubscribers)
    .set({ state: 'unsubscribed', unsubscribedAt: ctx.now() })
    .where(
      and(
        eq(newsletterSubscribers.email, emailKey(booking.email)),
        ne(newsletterSubscribers.state, 'unsubscribed'),
      ),
    )
}
