import { refuse } from '#domain/refusal/refusal.ts'
import { say } from '#domain/sentences/said.ts'
import type { Transaction } from '#server/database/client.ts'
import { and, asc, eq, gt, ne, sql } from '#server/database/drizzle.ts'
import { lockHoldNetwork } from '#server/database/locks.ts'
import { bookings } from '#server/database/schema/all-tables.ts'
import type { AppContext } from '#server/http/app-environment.ts'
import { clientAddress, networkOf } from '#server/http/client-address.ts'
import type { DetailedRefusal } from '#server/http/detailed-refusal.ts'

/** More than families sharing an address ever book at once, and far fewer than the Saturdays of a season. */
const HOLDS_MOST = 10

/** Returns the network that a visitor's holds are counted for, if they are counted. */
export function holdNetworkOf(c: AppContext): string | undefined {
  const network = clientAddress(c)
  // Behind a local proxy that TRUST_PROXY does not declare, all visitors share one address.
  return c.get('ctx').config.rateLimits && !isThisMachine(network) ? network : undefined
}

function isThisMachine(address: string): boolean {
  return address.startsWith('127.') || address === networkOf('::1') || address === 'in-process'
}

/**
 * Refuses a hold beyond the limit of a network. A booking, new or revised, blocks its day for others until it is paid
 * or lapses. Without a limit one visitor could block all days for good without paying.
 */
export async function holdsRefusal(
  tx: Transaction,
  { network, exceptId, now }: { network: string; exceptId: number | undefined; now: Date },
): Promise<DetailedRefusal | undefined> {
  // Counted by one transaction at a time, so that parallel requests cannot slip through.
  await lockHoldNetwork(tx, network)
  const held = await tx
    .select({ until: bookings.holdExpiresAt })
    .from(bookings)
    .where(
      and(
        eq(bookings.holdNetwork, network),
        eq(bookings.bookingStatus, 'pending'),
        eq(bookings.isPaid, false),
        gt(bookings.holdExpiresAt, now),
        ne(bookings.id, exceptId ?? sql`-1`),
      ),
    )
    .orderBy(asc(bookings.holdExpiresAt))
  const first = held[0]?.until
  if (held.length < HOLDS_MOST || !first) return undefined
  const retryAfterSeconds = Math.max(1, Math.ceil((first.getTime() - now.getTime()) / 1000))
  const wait = Math.ceil(retryAfterSeconds / 60)
  const refusal = refuse('rate_limited', say('tooManyHolds', HOLDS_MOST, wait))
  return { ...refusal, retryAfterSeconds }
}
