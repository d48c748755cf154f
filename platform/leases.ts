import { and, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

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

export function getLeaseColumns({ attempts }: Outgoing, leaseEnd: Date) {
  return { status: 'sending', attempts: sql`${attempts} + 1`, nextAttemptAt: leaseEnd } as const
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
