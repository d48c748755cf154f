import type { NewPushSubscription, PushSubscription } from '#contract/operations/push.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Admin, Context } from '#server/context.ts'
import { and, asc, eq, ne } from '#server/foundation/database/drizzle.ts'
import { pushSubscriptions } from '#server/foundation/database/schema/all-tables.ts'
import { urlProblem } from '#server/foundation/webhooks/post-webhook.ts'
import { getReach } from '#server/foundation/webhooks/webhook-reach.ts'

const SUBSCRIPTIONS_MOST = 20
const GONE = refuse('not_found', 'push.browserGone')
const ENOUGH = refuse('conflict', 'push.atMost', { most: SUBSCRIPTIONS_MOST })

type SubscriptionRow = typeof pushSubscriptions.$inferSelect

export async function findSubscriptions({ db }: Context, { userId }: Admin): Promise<PushSubscription[]> {
  const rows = await db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.id))
  return rows.map(subscriptionResponse)
}

/** Stores a browser for this account. If another account used it before, it belongs to the person using it now. */
export async function subscribe(
  ctx: Context,
  { endpoint, keys, kinds, quietFrom, quietTo }: NewPushSubscription,
  { userId }: Admin,
): Promise<PushSubscription | Refusal> {
  const problem = urlProblem(endpoint, getReach(ctx))
  if (problem) return refuse('invalid', problem)
  const others = and(eq(pushSubscriptions.userId, userId), ne(pushSubscriptions.endpoint, endpoint))
  if ((await ctx.db.$count(pushSubscriptions, others)) >= SUBSCRIPTIONS_MOST) return ENOUGH
  const wanted = { userId, ...keys, kinds, quietFrom, quietTo }
  const [row] = await ctx.db
    .insert(pushSubscriptions)
    .values({ endpoint, ...wanted, createdAt: ctx.now() })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: wanted })
    .returning()
  if (!row) throw new Error('The subscription was not stored')
  return subscriptionResponse(row)
}

export async function unsubscribe(
  { db }: Context,
  endpoint: string,
  { userId }: Admin,
): Promise<null | Refusal> {
  const gone = await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)))
    .returning({ id: pushSubscriptions.id })
  return gone.length > 0 ? null : GONE
}

function subscriptionResponse(subscription: SubscriptionRow): PushSubscription {
  const { endpoint, kinds, quietFrom, quietTo, createdAt } = subscription
  return { endpoint, kinds, quietFrom, quietTo, createdAt: createdAt.toISOString() }
}
