import { getFailureColumns, isStillOurs } from '#platform/leases.ts'
import type { Context } from '#server/context.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { pushMessages, pushSubscriptions } from '#server/foundation/database/schema/all-tables.ts'
import { inTurn } from '#server/foundation/jobs/isolate-failures.ts'
import { sendEach } from '#server/foundation/jobs/send-each.ts'
import { postWebhook } from '#server/foundation/webhooks/post-webhook.ts'
import { getReach } from '#server/foundation/webhooks/webhook-reach.ts'
import { queuePush } from './queue-push.ts'
import { readVapidKeys } from './vapid-keys.ts'

/** Longer than the response timeout: a server that has not reported by then counts as dead. */
const LEASE_MINUTES = 1
const PAUSES_MINUTES = [1, 5, 15]
/** How many seconds a push service keeps a notification for a phone that is switched off (RFC 8030, TTL). */
const KEPT_SECONDS = 4 * 3600
/** The push service no longer knows this browser (RFC 8030, section 7.3). */
const GONE = [404, 410]

type Message = typeof pushMessages.$inferSelect
type Subscription = typeof pushSubscriptions.$inferSelect

/** Queues new notifications and sends everything that is due. Returns how many arrived. */
export async function sendPush(ctx: Context, signal?: AbortSignal): Promise<number> {
  const order = [pushMessages.nextAttemptAt, pushMessages.id]
  const sending = { leaseMinutes: LEASE_MINUTES, order, signal }
  const sendQueued = () => sendEach(ctx, pushMessages, sending, (message) => sendOne(ctx, message))
  return inTurn(ctx, queuePush, sendQueued)
}

async function sendOne(ctx: Context, message: Message): Promise<boolean> {
  const [subscription] = await ctx.db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.id, message.subscriptionId))
  if (!subscription) return false
  const outcome = await post(ctx, subscription, message.payload)
  if (typeof outcome === 'number' && GONE.includes(outcome)) {
    await ctx.db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscription.id))
    return false
  }
  const hasArrived = typeof outcome === 'number' && outcome >= 200 && outcome < 300
  const failure = typeof outcome === 'number' ? `The push service answered ${outcome}` : outcome
  await ctx.db
    .update(pushMessages)
    .set(
      hasArrived
        ? { status: 'delivered', nextAttemptAt: null, lastFailure: null }
        : { ...getFailureColumns(ctx.now(), PAUSES_MINUTES[message.attempts - 1]), lastFailure: failure },
    )
    .where(isStillOurs(pushMessages, message))
  return hasArrived
}

/**
 * Encrypts for the browser (RFC 8291), signs for its push service (RFC 8292), and returns the response's status, or
 * what failed.
 */
async function post(ctx: Context, { endpoint, p256dh, auth }: Subscription, payload: string) {
  try {
    const { default: webPush } = await import('web-push')
    const vapidDetails = { subject: await readContact(ctx), ...(await readVapidKeys(ctx)) }
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails,
      TTL: KEPT_SECONDS,
      urgency: 'high',
    })
    return await postWebhook(
      { url: endpoint, headers: headers as Record<string, string>, body: body ?? '' },
      getReach(ctx),
    )
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    return failure.slice(0, 500)
  }
}

/** Returns the contact for the operators of push services. */
async function readContact({ config, db }: Context): Promise<string> {
  if (config.publicUrl?.startsWith('https://')) return config.publicUrl
  return `mailto:${(await readSettings(db)).contactInfo.email}`
}
