import { randomBytes } from 'node:crypto'
import type { WebhookDelivery, WebhookEndpoint } from '#contract/operations/webhooks.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { WebhookEvent } from '#domain/operations/webhook-events.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, asc, desc, eq, ne } from '#server/foundation/database/drizzle.ts'
import { readPage } from '#server/foundation/database/read-page.ts'
import { webhookDeliveries, webhookEndpoints } from '#server/foundation/database/schema/all-tables.ts'
import { getChanges } from '#server/foundation/events/get-changes.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { urlProblem } from './post-webhook.ts'
import { getReach } from './webhook-reach.ts'

const SECRET_BYTES = 32
const ENDPOINTS_MAX = 20
const GONE = refuse('not_found', 'webhooks.gone')
const NO_DELIVERY = refuse('not_found', 'webhooks.deliveryGone')
const UNDER_WAY = refuse('conflict', 'webhooks.deliveryUnderway')
const ENOUGH = refuse('conflict', 'webhooks.atMost', { count: ENDPOINTS_MAX })

type WebhookRow = typeof webhookEndpoints.$inferSelect

export async function findWebhooks(db: Database): Promise<WebhookEndpoint[]> {
  const rows = await db.select().from(webhookEndpoints).orderBy(asc(webhookEndpoints.id))
  return rows.map(webhookResponse)
}

export async function createWebhook(
  ctx: Context,
  { url, events }: { readonly url: string; readonly events: WebhookEvent[] },
  admin: Admin,
): Promise<(WebhookEndpoint & { secret: string }) | Refusal> {
  const problem = urlProblem(url, getReach(ctx))
  if (problem) return refuse('invalid', problem)
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
  return commitUnlessRefused(ctx.db, async (tx) => {
    if ((await tx.$count(webhookEndpoints)) >= ENDPOINTS_MAX) return ENOUGH
    const [row] = await tx
      .insert(webhookEndpoints)
      .values({ url, events, secret, createdAt: ctx.now() })
      .returning()
    if (!row) throw new Error('The webhook was not stored')
    await recordEvent(tx, {
      kind: 'integration.webhook-added',
      actor: admin.username,
      subjectId: row.id,
      facts: { kind: 'webhook', url, events },
    })
    return { ...webhookResponse(row), secret }
  })
}

/** Returns a webhook with its secret, for its creator whose response was lost. */
export async function readNewWebhook(
  db: Database,
  id: number,
): Promise<(WebhookEndpoint & { secret: string }) | Refusal> {
  const [row] = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id))
  return row ? { ...webhookResponse(row), secret: row.secret } : GONE
}

type Change = {
  readonly events?: WebhookEvent[] | undefined
  readonly isActive?: boolean | undefined
}

export async function changeWebhook(
  ctx: Context,
  { id, ...change }: Change & { readonly id: number },
  admin: Admin,
): Promise<WebhookEndpoint | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    const [row] = await tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).for('update')
    if (!row) return GONE
    const changes = getChanges(row, change)
    if (changes.length === 0) return webhookResponse(row)
    await tx.update(webhookEndpoints).set(change).where(eq(webhookEndpoints.id, id))
    await recordEvent(tx, {
      kind: 'integration.webhook-changed',
      actor: admin.username,
      subjectId: id,
      facts: { kind: 'changes', changes },
    })
    return webhookResponse({
      ...row,
      events: change.events ?? row.events,
      isActive: change.isActive ?? row.isActive,
    })
  })
}

export async function deleteWebhook(ctx: Context, id: number, admin: Admin): Promise<null | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    const [row] = await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id)).returning()
    if (!row) return GONE
    await recordEvent(tx, {
      kind: 'integration.webhook-removed',
      actor: admin.username,
      subjectId: id,
      facts: { kind: 'text', text: row.url },
    })
    return null
  })
}

type Page = { readonly endpointId?: number | undefined; readonly page: number; readonly pageSize: number }

export async function findDeliveries(db: Database, { endpointId, ...wanted }: Page) {
  const which = endpointId === undefined ? undefined : eq(webhookDeliveries.endpointId, endpointId)
  const { rows, ...page } = await readPage(wanted, {
    total: db.$count(webhookDeliveries, which),
    ordered: selectDeliveries(db).where(which).orderBy(desc(webhookDeliveries.id)),
  })
  return { deliveries: rows.map(deliveryResponse), ...page }
}

/** Sends a delivery again with the same id and contents, so that the receiver recognizes the repetition. */
export async function resendDelivery(ctx: Context, id: number): Promise<WebhookDelivery | Refusal> {
  await ctx.db
    .update(webhookDeliveries)
    .set({ status: 'queued', attempts: 0, nextAttemptAt: ctx.now() })
    .where(and(eq(webhookDeliveries.id, id), ne(webhookDeliveries.status, 'sending')))
  const [row] = await selectDeliveries(ctx.db).where(eq(webhookDeliveries.id, id))
  if (!row) return NO_DELIVERY
  return row.delivery.status === 'sending' ? UNDER_WAY : deliveryResponse(row)
}

function selectDeliveries(db: Database) {
  return db
    .select({ delivery: webhookDeliveries, url: webhookEndpoints.url })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
}

function webhookResponse({ id, url, events, isActive, createdAt }: WebhookRow): WebhookEndpoint {
  return { id, url, events, isActive, createdAt: createdAt.toISOString() }
}

type SelectedDelivery = { readonly delivery: typeof webhookDeliveries.$inferSelect; readonly url: string }

function deliveryResponse({ delivery, url }: SelectedDelivery): WebhookDelivery {
  const { payload: _, nextAttemptAt, deliveredAt, createdAt, ...shown } = delivery
  return {
    ...shown,
    url,
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    deliveredAt: deliveredAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}
