import { and, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * The columns of a table of things to send. Of any number of servers, the one that leases a row sends it: until its
 * lease ends, no other one takes the row.
 */
type Outgoing = Readonly<Record<'id' | 'status' | 'attempts' | 'nextAttemptAt', PgColumn>>

/** Matches rows to send now: those whose time has come, and those of a server whose lease ended without a report. */
export function isDue({ status, nextAttemptAt }: Outgoing, now: Date): SQL | undefined {
  return and(inArray(status, ['queued', 'sending']), or(lte(nextAttemptAt, now), isNull(nextAttemptAt)))
}

/** Matches rows that no server has in hand: those that wait, and those of a server whose lease ended without a report. */
export function isFree({ status, nextAttemptAt }: Outgoing, now: Date): SQL | undefined {
  return or(eq(status, 'queued'), and(eq(status, 'sending'), lte(nextAttemptAt, now)))
}

/** Returns what leasing a row writes. */
export function leased({ attempts }: Outgoing, leaseEnd: Date) {
  return { status: 'sending', attempts: sql`${attempts} + 1`, nextAttemptAt: leaseEnd } as const
}

type Lease = { readonly id: number; readonly attempts: number }

/** Matches a leased row as long as no other server took it: one whose lease ended belongs to whoever leased it since. */
export function isStillOurs({ id, status, attempts }: Outgoing, lease: Lease): SQL | undefined {
  return and(eq(id, lease.id), eq(status, 'sending'), eq(attempts, lease.attempts))
}

/** Returns what a failed try writes: the next one after a pause in minutes, or none without a pause. */
export function triedInVain(now: Date, pause: number | undefined) {
  return pause === undefined
    ? ({ status: 'failed', nextAttemptAt: null } as const)
    : ({ status: 'queued', nextAttemptAt: minutesAfter(now, pause) } as const)
}

export function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000)
}
