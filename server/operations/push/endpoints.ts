import * as contract from '#contract/operations/push.ts'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Admin, Context } from '#server/context.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { pushMessages, pushSubscriptions, users } from '#server/foundation/database/schema/all-tables.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { pushPayload } from './push-payload.ts'
import { findSubscriptions, subscribe, unsubscribe } from './subscriptions.ts'
import { readVapidKeys } from './vapid-keys.ts'

const NO_BROWSER = refuse('conflict', 'push.noBrowser')

export const pushEndpoints = endpoints((serve) => {
  serve(contract.readPushKey, async ({ ctx }) => ({ publicKey: (await readVapidKeys(ctx)).publicKey }))
  serve(contract.listPushSubscriptions, ({ ctx, admin }) => findSubscriptions(ctx, admin))
  serve(contract.subscribeToPush, ({ ctx, body, admin }) => subscribe(ctx, body, admin))
  serve(contract.unsubscribeFromPush, ({ ctx, body, admin }) => unsubscribe(ctx, body.endpoint, admin))
  serve(contract.testPush, async ({ ctx, admin }) => {
    const queued = await queueTest(ctx, admin)
    return queued > 0 ? { queued } : NO_BROWSER
  })
})

/** Queues a notification for each browser of the account, whatever the hour. */
async function queueTest({ db, now }: Context, { userId }: Admin): Promise<number> {
  const rows = await db
    .select({ id: pushSubscriptions.id, language: users.language })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(eq(pushSubscriptions.userId, userId))
  if (rows.length === 0) return 0
  await db.insert(pushMessages).values(
    rows.map(({ id, language }) => ({
      subscriptionId: id,
      kind: 'test' as const,
      subjectId: userId,
      payload: JSON.stringify(pushPayload('test', userId, language)),
      nextAttemptAt: now(),
      createdAt: now(),
    })),
  )
  return rows.length
}
