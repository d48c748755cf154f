import type { WebhookEvent } from '#domain/operations/webhook-events.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { type SQL, sql } from '#server/foundation/database/drizzle.ts'
import { events, webhookEndpoints } from '#server/foundation/database/schema/all-tables.ts'
import { type EventKind, getEntry, type Happening, type QuietHappening } from './event-kinds.ts'

type Subject = {
  readonly subjectId?: number | SQL<number> | null | undefined
  /** Of a booking: the columns that were written. */
  readonly written?: typeof events.$inferInsert.written
  /** Of a booking: the version that it has now. */
  readonly version?: number | SQL | undefined
}

/** A webhook to tell of an event. */
export type Subscription = { readonly event: WebhookEvent; readonly endpointId: number }

/** Records what happened, in the transaction in which it happens, if no webhook is told of it. */
export async function recordEvent(
  tx: Transaction,
  event: QuietHappening & { readonly subjectId?: number | null },
): Promise<void> {
  await recordEvents(tx, event, [event])
}

type Told = Happening & {
  /** What webhooks are told in addition. */
  readonly also?: readonly WebhookEvent[] | undefined
}

/** Records the same about records, if there are any. Returns the webhooks to tell of it. */
export async function recordEvents(
  tx: Transaction,
  { kind, actor, facts, also = [] }: Told,
  subjects: readonly Subject[],
): Promise<readonly Subscription[]> {
  if (subjects.length === 0) return []
  const { action, webhooks = [], jobs } = getEntry(kind)
  const due = jobs && [...jobs]
  const insert = tx.insert(events).values(
    subjects.map(({ subjectId = null, written, version }) => {
      return { kind, actor, action, subject: getSubject(kind), subjectId, facts, written, version, due }
    }),
  )
  const told = [...new Set([...webhooks, ...also])]
  if (told.length === 0) {
    await insert
    return []
  }
  const [row] = await insert.returning({ subscriptions: findSubscriptions(told) })
  return row?.subscriptions ?? []
}

/** The latest event of a booking in this transaction, as the cause of what is inserted. */
export function latestEventOf(bookingId: number) {
  return sql<number | null>`(SELECT id FROM ${events}
    WHERE subject = 'booking' AND subject_id = ${bookingId} AND xmin = pg_current_xact_id()::xid
    ORDER BY id DESC LIMIT 1)`
}

/** In the order of the webhooks' events. The insert asks, as that saves a statement. */
function findSubscriptions(told: readonly WebhookEvent[]) {
  return sql<readonly Subscription[]>`(
    SELECT coalesce(json_agg(json_build_object('event', told.event, 'endpointId', endpoint.id) ORDER BY told.place, endpoint.id), '[]')
    FROM unnest(${sql.param(told)}::text[]) WITH ORDINALITY AS told (event, place)
    JOIN ${webhookEndpoints} AS endpoint ON endpoint.is_active AND told.event = ANY(endpoint.events))`
}

/** `add-on` of `add-on.created`. */
function getSubject(kind: EventKind): string {
  return kind.slice(0, kind.indexOf('.'))
}
