import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import { refuse } from '#domain/refusal.ts'
import { say } from '#domain/sentences/said.ts'
import type { Transaction } from '#server/database/client.ts'
import { lockHoldNetwork } from '#server/database/locks.ts'
import { bookings } from '#server/database/schema/all-tables.ts'
import type { AppContext } from '#server/http/app-environment.ts'
import { clientAddress, networkOf } from '#server/http/client-address.ts'
import type { DetailedRefusal } from '#server/http/responses.ts'

/** More than families that share an address ever book at once, and far fewer than there are Saturdays in a season. */
const HOLDS_MOST = 10

/** The network that a visitor's unpaid dates are counted for, where they are. */
export function holdNetworkOf(c: AppContext): string | undefined {
  const network = clientAddress(c)
  // A proxy on this machine that TRUST_PROXY does not tell of stands for all visitors.
  return c.get('ctx').config.rateLimits && !isThisMachine(network) ? network : undefined
}

function isThisMachine(address: string): boolean {
  return address.startsWith('127.') || address === networkOf('::1') || address === 'in-process'
}

/**
 * A booking takes its day away from everybody else until it is paid or lapses, whether it is new or an old one that
 * is revised. Without a limit one visitor could keep all days taken for good, and pay for none.
 */
export async function holdsRefusal(
  tx: Transaction,
  { network, exceptId, now }: { network: string; exceptId: number | undefined; now: Date },
): Promise<DetailedRefusal | undefined> {
  // Counted by one transaction after the other, so that many at once cannot slip through.
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
