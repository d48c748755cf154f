import { and, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/**
 * Columns of a table of outgoing items. With any number of servers, the one that leases a row sends it: no other takes
 * the row until the lease ends.
 */
export type Outgoing = Readonly<Record<'id' | 'status' | 'attempts' | 'nextAttemptAt', PgColumn>>

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

type Site = { readonly db: NodePgDatabase; readonly now: () => Date }

export type Sending = {
  /** How long a server that does not report counts as alive. */
  readonly leaseMinutes: number
  /** By id if missing. */
  readonly order?: readonly PgColumn[]
  /** After this, no other row is leased. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Leases and sends each row that is due, one after the other. Any number of servers may do this at once. Returns how
 * many were sent.
 * @param send returns whether it was sent; 'interrupted' ends this run
 */
export async function sendEachDue<Table extends PgTable & Outgoing>(
  site: Site,
  table: Table,
  { signal, ...sending }: Sending,
  send: (row: Table['$inferSelect']) => Promise<boolean | 'interrupted'>,
): Promise<number> {
  let sent = 0
  const lease = () => leaseNext(site, table, sending)
  for (let row = await lease(); row; row = signal?.aborted ? undefined : await lease()) {
    const outcome = await send(row)
    if (outcome === 'interrupted') break
    sent += Number(outcome)
  }
  return sent
}

/** Leases the next row that is due, and returns it. */
async function leaseNext<Table extends PgTable & Outgoing>(
  { db, now }: Site,
  table: Table,
  { leaseMinutes, order = [table.id] }: Omit<Sending, 'signal'>,
): Promise<Table['$inferSelect'] | undefined> {
  const leasedAt = now()
  const due = db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(isDue(table, leasedAt))
    .orderBy(...order)
    .limit(1)
    .for('update', { skipLocked: true })
  const taken = {
    status: 'sending',
    attempts: sql`${table.attempts} + 1`,
    nextAttemptAt: minutesAfter(leasedAt, leaseMinutes),
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
