import { Webhook } from 'standardwebhooks'
import { getFailureColumns, isStillOurs } from '#platform/leases.ts'
import type { Context } from '#server/context.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { webhookDeliveries, webhookEndpoints } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { sendEach } from '#server/foundation/jobs/send-each.ts'
import { postWebhook } from './post-webhook.ts'
import { getReach } from './webhook-reach.ts'

/** Longer than the response timeout: a server that has not reported by then counts as dead. */
const LEASE_MINUTES = 1
/** The pauses after each failed attempt, in minutes: three days in total. */
const PAUSES_MINUTES = [1, 5, 15, 60, 180, 480, 1440, 2160]

/** The status with which a receiver asks for no more events (Standard Webhooks). */
const GONE = 410

type LeasedDelivery = typeof webhookDeliveries.$inferSelect

/** Sends every delivery that is due. Returns how many were accepted. */
export function sendDueWebhooks(ctx: Context, signal?: AbortSignal): Promise<number> {
  const order = [webhookDeliveries.nextAttemptAt, webhookDeliveries.id]
  const sending = { leaseMinutes: LEASE_MINUTES, order, signal }
  return sendEach(ctx, webhookDeliveries, sending, (delivery) => sendOne(ctx, delivery))
}

async function sendOne(ctx: Context, delivery: LeasedDelivery): Promise<boolean> {
  const [endpoint] = await ctx.db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, delivery.endpointId))
  if (!endpoint) return false
  const outcome = endpoint.isActive ? await post(ctx, endpoint, delivery) : PAUSED
  const hasArrived = outcome.lastStatus !== null && outcome.lastStatus >= 200 && outcome.lastStatus < 300
  const isGone = outcome.lastStatus === GONE
  if (isGone) await switchOff(ctx, endpoint)
  const isEnd = isGone || !endpoint.isActive
  const pause = isEnd ? undefined : PAUSES_MINUTES[delivery.attempts - 1]
  await ctx.db
    .update(webhookDeliveries)
    .set({
      ...outcome,
      ...(hasArrived
        ? { status: 'delivered', deliveredAt: ctx.now(), nextAttemptAt: null }
        : { ...getFailureColumns(ctx.now(), pause), deliveredAt: null }),
    })
    .where(isStillOurs(webhookDeliveries, delivery))
  return hasArrived
}

/** Disables the endpoint: nothing more is queued for it, or sent to it, until staff enable it again. */
async function switchOff(ctx: Context, { id, url }: typeof webhookEndpoints.$inferSelect): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(webhookEndpoints)
      .set({ isActive: false })
      .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.isActive, true)))
      .returning()
    if (row)
      await recordEvent(tx, {
        kind: 'integration.webhook-switched-off',
        actor: 'system',
        subjectId: id,
        facts: { kind: 'webhook-gone', url, status: GONE },
      })
  })
}

type Outcome = { readonly lastStatus: number | null; readonly lastFailure: string | null }

const PAUSED: Outcome = { lastStatus: null, lastFailure: 'The webhook is paused' }

async function post(
  ctx: Context,
  { url, secret }: typeof webhookEndpoints.$inferSelect,
  { id, payload, createdAt }: LeasedDelivery,
): Promise<Outcome> {
  // The same in every attempt, so that the receiver recognizes a repetition.
  const messageId = `msg_${id}_${createdAt.getTime().toString(36)}`
  const now = ctx.now()
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'Moonlit-Teepees-Webhooks',
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(messageId, now, payload),
  }
  try {
    const status = await postWebhook({ url, headers, body: payload }, getReach(ctx))
    const isFine = status >= 200 && status < 300
    return { lastStatus: status, lastFailure: isFine ? null : `The endpoint answered ${status}` }
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    return { lastStatus: null, lastFailure: failure.slice(0, 500) }
  }
}
