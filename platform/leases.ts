import { and, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/**
 * Columns of a table of outgoing items. With any number of servers, the one that leases a row sends it: no other takes
 * the row until the lease ends.
 */
type Outgoing = Readonly<Record<'id' | 'status' | 'attempts' | 'nextAttemptAt', PgColumn>>

/** Matches rows to send now: those that are due, and those whose server let its lease run out without reporting. */
export function isDue({ status, nextAttemptAt }: Outgoing, now: Date): SQL | undefined {
  return and(inArray(status, ['queued', 'sending']), or(lte(nextAttemptAt, now), isNull(nextAttemptAt)))
}

/**
 * Matches rows that no server is working on: waiting ones, and those whose server let its lease run out without
 * reporting.
 */
export function isFree({ status, nextAttemptAt }: Outgoing, now: Date): SQL | undefined {
  return or(eq(status, 'queued'), and(eq(status, 'sending'), lte(nextAttemptAt, now)))
}

type Taking = {
  readonly now: Date
  /** How long a server that does not report counts as alive. */
  readonly minutes: number
  /** By id if missing. */
  readonly order?: readonly PgColumn[]
}

/** Leases the next row that is due, and returns it. */
export async function leaseNext<Table extends PgTable & Outgoing>(
  db: NodePgDatabase,
  table: Table,
  { now, minutes, order = [table.id] }: Taking,
): Promise<Table['$inferSelect'] | undefined> {
  const due = db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(isDue(table, now))
    .orderBy(...order)
    .limit(1)
    .for('update', { skipLocked: true })
  const taken = {
    status: 'sending',
    attempts: sql`${table.attempts} + 1`,
    nextAttemptAt: minutesAfter(now, minutes),
  }
  const [row] = await db
    .update(table as PgTable)
    .set(taken)
    .where(sql`${table.id} = ${due}`)
    .returning()
  return row
}

type Lease = { readonly id: number; readonly attempts: number }

/** Matches a leased row unless another server has taken it over after its lease ended. */
export function isStillOurs({ id, status, attempts }: Outgoing, lease: Lease): SQL | undefined {
  return and(eq(id, lease.id), eq(status, 'sending'), eq(attempts, lease.attempts))
}

/** Returns the column values after a failed attempt: the next one after a pause in minutes, or none without a pause. */
export function getFailureColumns(now: Date, pause: number | undefined) {
  return pause === undefined
    ? ({ status: 'failed', nextAttemptAt: null } as const)
    : ({ status: 'queued', nextAttemptAt: minutesAfter(now, pause) } as const)
}

export function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000)
}
