import { refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, asc, eq, gt, ne, sql } from '#server/foundation/database/drizzle.ts'
import { preparedSelect } from '#server/foundation/database/execute-prepared.ts'
import { lockHoldNetwork } from '#server/foundation/database/locks.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
import type { AppContext } from '#server/foundation/http/app-environment.ts'
import { clientAddress, toNetwork } from '#server/foundation/http/client-address.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'

/** More than families behind one address ever book at once, and far fewer than the Saturdays of a season. */
const HOLDS_MOST = 10

/** Returns the network that a visitor's holds are counted against, if they are counted. */
export function getHoldNetwork(c: AppContext): string | undefined {
  const network = clientAddress(c)
  // Behind a local proxy that TRUST_PROXY does not declare, all visitors share one address.
  return c.get('ctx').config.rateLimits && !isThisMachine(network) ? network : undefined
}

function isThisMachine(address: string): boolean {
  return address.startsWith('127.') || address === toNetwork('::1') || address === 'in-process'
}

const selectNetworkHolds = preparedSelect('holds_of_network', (db) => {
  const { id, holdNetwork, bookingStatus, isPaid, holdExpiresAt } = bookings
  return db
    .select({ until: holdExpiresAt })
    .from(bookings)
    .where(
      and(
        eq(holdNetwork, sql.placeholder('network')),
        eq(bookingStatus, 'pending'),
        eq(isPaid, false),
        gt(holdExpiresAt, sql.placeholder('now')),
        ne(id, sql.placeholder('exceptId')),
      ),
    )
    .orderBy(asc(holdExpiresAt))
})

/**
 * Refuses a hold beyond the limit of a network. A booking, new or revised, blocks its day for others until it is paid
 * or expires. Without a limit, a single visitor could block all days indefinitely without paying.
 */
export async function holdsRefusal(
  tx: Transaction,
  { network, exceptId, now }: { network: string; exceptId: number | undefined; now: Date },
): Promise<DetailedRefusal | undefined> {
  // Only one transaction counts at a time, so that parallel requests cannot slip through.
  const [, held] = await Promise.all([
    lockHoldNetwork(tx, network),
    selectNetworkHolds(tx, { network, now, exceptId: exceptId ?? -1 }),
  ])
  const first = held[0]?.until
  if (held.length < HOLDS_MOST || !first) return undefined
  const retryAfterSeconds = Math.max(1, Math.ceil((first.getTime() - now.getTime()) / 1000))
  const wait = Math.ceil(retryAfterSeconds / 60)
  const refusal = refuse('rate_limited', 'service.tooManyHolds', { count: HOLDS_MOST, minutes: wait })
  return { ...refusal, retryAfterSeconds }
}
