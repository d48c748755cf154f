import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Context } from '#server/context.ts'
import type { Session, Transaction } from '#server/foundation/database/client.ts'
import { unlessReadOnly } from '#server/foundation/database/constraint.ts'
import { eq, sql } from '#server/foundation/database/drizzle.ts'
import { rateLimits } from '#server/foundation/database/schema/all-tables.ts'
import type { AppEnvironment } from './app-environment.ts'
import { clientAddress } from './client-address.ts'
import type { DetailedRefusal } from './detailed-refusal.ts'
import { refusalResponse } from './responses.ts'

export type Limit = { readonly name: string; readonly most: number; readonly seconds: number }

/** Counts one request, or what it uses up, against the limit; all servers share the counter. */
export async function countAgainst(
  ctx: Pick<Context, 'config' | 'now'> & { readonly db: Session },
  limit: Limit,
  who: string,
  amount = 1,
): Promise<DetailedRefusal | undefined> {
  if (!ctx.config.rateLimits) return undefined
  const now = ctx.now()
  const fresh = new Date(now.getTime() + limit.seconds * 1000)
  const key = getKey(limit, who)
  const row =
    (await unlessReadOnly(countInDatabase(ctx.db, { key, amount, now, fresh }))) ??
    countInMemory(ctx.config, { key, amount, now, fresh })
  return row.count > limit.most ? tooMany(row.resetsAt, now) : undefined
}

type Counted = { readonly key: string; readonly amount: number; readonly now: Date; readonly fresh: Date }

async function countInDatabase(db: Session, { key, amount, now, fresh }: Counted) {
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: amount, resetsAt: fresh })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`CASE WHEN ${rateLimits.resetsAt} <= ${now} THEN ${amount}::integer ELSE ${rateLimits.count} + ${amount}::integer END`,
        resetsAt: sql`CASE WHEN ${rateLimits.resetsAt} <= ${now} THEN ${fresh} ELSE ${rateLimits.resetsAt} END`,
      },
    })
    .returning()
  return row
}

type MemoryCount = { count: number; readonly resetsAt: Date }

/** Counters of a server whose database is read-only, so that nobody may guess passwords meanwhile. */
const inMemory = new WeakMap<Context['config'], Map<string, MemoryCount>>()
const IN_MEMORY_MOST = 10_000

function countInMemory(config: Context['config'], { key, amount, now, fresh }: Counted): MemoryCount {
  const counters = inMemory.get(config) ?? new Map<string, MemoryCount>()
  inMemory.set(config, counters)
  const found = counters.get(key)
  const counter = found && found.resetsAt > now ? found : { count: 0, resetsAt: fresh }
  counter.count += amount
  counters.delete(key)
  counters.set(key, counter)
  const [oldest] = counters.keys()
  if (counters.size > IN_MEMORY_MOST && oldest !== undefined) counters.delete(oldest)
  return counter
}

/** Returns the count in the current window, and the refusal of one more request; does not count itself. */
export async function readCount(
  ctx: Context,
  limit: Limit,
  who: string,
): Promise<{ readonly count: number; readonly refusal?: DetailedRefusal }> {
  const now = ctx.now()
  const [row] = await ctx.db
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, getKey(limit, who)))
  if (!row || row.resetsAt <= now) return { count: 0 }
  const isReached = ctx.config.rateLimits && row.count >= limit.most
  return { count: row.count, ...(isReached ? { refusal: tooMany(row.resetsAt, now) } : {}) }
}

/** Uncounts a request, for limits that only count failures. */
export async function uncount(ctx: Context, limit: Limit, who: string): Promise<void> {
  if (!ctx.config.rateLimits) return
  const key = getKey(limit, who)
  const counter = inMemory.get(ctx.config)?.get(key)
  if (counter) counter.count = Math.max(counter.count - 1, 0)
  await unlessReadOnly(
    ctx.db
      .update(rateLimits)
      .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
      .where(eq(rateLimits.key, key)),
  )
}

/** Resets a counter that would otherwise lock out the wrong person. */
export async function forgetCount(tx: Transaction, limit: Limit, who: string): Promise<void> {
  await tx.delete(rateLimits).where(eq(rateLimits.key, getKey(limit, who)))
}

/** Allows at most `most` requests per address within `seconds`. */
export function limitRequests(limit: Limit) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const refusal = await countAgainst(c.get('ctx'), limit, clientAddress(c))
    if (refusal) return refusalResponse(c, refusal)
    return next()
  })
}

/** Addresses and names are only compared, never read, so the key is a short hash of fixed length. */
function getKey({ name }: Limit, who: string): string {
  return `${name}:${createHash('sha256').update(who).digest('base64url').slice(0, 27)}`
}

function tooMany(resetsAt: Date, now: Date): DetailedRefusal {
  const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000))
  const refusal = refuse('rate_limited', 'service.rateLimited', { seconds })
  return { ...refusal, retryAfterSeconds: seconds }
}
