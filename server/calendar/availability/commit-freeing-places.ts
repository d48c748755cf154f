import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'

/** Commits work that may free a place on a day, unless it is refused, and then announces that places may be free. */
export async function commitFreeingPlaces<T>(
  ctx: Context,
  work: (tx: Transaction) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const done = await commitUnlessRefused(ctx.db, work)
  if (!isRefusal(done)) await ctx.placesFreed()
  return done
}
