import type { Transaction } from '#server/foundation/database/client.ts'
import { type SQL, sql } from '#server/foundation/database/drizzle.ts'
import { events, webhookEndpoints } from '#server/foundation/database/schema/all-tables.ts'
import { type EventKind, getEntry, type Happening } from './event-kinds.ts'

type Subject = {
  readonly subjectId?: number | SQL<number> | null | undefined
  /** Of a booking: the columns that were written. */
  readonly written?: typeof events.$inferInsert.written
  /** Of a booking: the version that it has now. */
  readonly version?: number | SQL | undefined
}

/** Records what happened, in the transaction in which it happens. */
export async function recordEvent(
  tx: Transaction,
  event: Happening & { readonly subjectId?: number | null },
): Promise<void> {
  await recordEvents(tx, event, [event])
}

/** Records the same about one record or several. Returns the webhooks to tell of it. */
export async function recordEvents(
  tx: Transaction,
  { kind, actor, facts }: Happening,
  subjects: readonly Subject[],
): Promise<readonly number[]> {
  const { action, webhook } = getEntry(kind)
  const insert = tx.insert(events).values(
    subjects.map(({ subjectId = null, written, version }) => {
      return { kind, actor, action, subject: getSubject(kind), subjectId, facts, written, version }
    }),
  )
  if (!webhook) {
    await insert
    return []
  }
  const { id, isActive, events: chosen } = webhookEndpoints
  const [row] = await insert.returning({
    webhooks: sql<number[]>`ARRAY(SELECT ${id} FROM ${webhookEndpoints}
      WHERE ${isActive} AND ${chosen} @> ARRAY[${webhook}]::text[] ORDER BY ${id})`,
  })
  return row?.webhooks ?? []
}

/** `add-on` of `add-on.created`. */
function getSubject(kind: EventKind): string {
  return kind.slice(0, kind.indexOf('.'))
}
