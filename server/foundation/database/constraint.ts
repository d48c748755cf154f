import { DatabaseError } from 'pg'
import { DatabaseReadOnly, DatabaseSilent } from './database-failures.ts'
import { DrizzleQueryError } from './drizzle.ts'

/** Returns the driver's error behind a failed query, if the database rejected it. */
export function findDatabaseError(error: unknown): DatabaseError | undefined {
  if (error instanceof DatabaseError) return error
  return error instanceof DrizzleQueryError && error.cause instanceof DatabaseError ? error.cause : undefined
}

const SERIALIZATION_FAILURE = '40001'
const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'
// Since PostgreSQL 18, RESTRICT violations have a separate error code.
const RESTRICT_VIOLATION = '23001'

export function isDuplicate(error: unknown): boolean {
  return findDatabaseError(error)?.code === UNIQUE_VIOLATION
}

/** Returns whether a concurrent change conflicts with a `repeatable read` transaction. */
export function isOvertaken(error: unknown): boolean {
  return findDatabaseError(error)?.code === SERIALIZATION_FAILURE
}

export function isStillReferenced(error: unknown): boolean {
  const code = findDatabaseError(error)?.code
  return code === FOREIGN_KEY_VIOLATION || code === RESTRICT_VIOLATION
}

const READ_ONLY = '25006'

/** Returns whether the database refused a write because it is read-only, or a standby. */
export function isReadOnly(error: unknown): boolean {
  return error instanceof DatabaseReadOnly || findDatabaseError(error)?.code === READ_ONLY
}

/** Does without a write that only keeps track of something, such as a last use, so that reading goes on without it. */
export async function unlessReadOnly<T>(write: PromiseLike<T>): Promise<T | undefined> {
  try {
    return await write
  } catch (error) {
    if (isReadOnly(error)) return undefined
    throw error
  }
}

// Connection failures, exhausted resources (including a full disk), operator intervention, timeouts, system errors, and
// writes refused by a server that was demoted or made read-only.
const DOWN_CODES = /^(08|53|57P|57014|58|25P03|25006)/
const DOWN_CAUSES = new Set([
  'EAGAIN',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/**
 * Returns whether the database cannot be reached, is shutting down or takes no writes, as opposed to rejecting a query.
 */
export function isDatabaseDown(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (cause instanceof DatabaseSilent || cause instanceof DatabaseReadOnly) return true
  if (cause instanceof DatabaseError) return DOWN_CODES.test(cause.code ?? '') || isRecoveryConflict(cause)
  if (!(cause instanceof Error)) return false
  const code = 'code' in cause ? String(cause.code) : ''
  // A missing socket; a missing file is a different error.
  if (code === 'ENOENT') return 'syscall' in cause && cause.syscall === 'connect'
  return (
    DOWN_CAUSES.has(code) ||
    /connection terminated|timeout expired|timeout exceeded when trying to connect|connection error|closed and is not queryable|query read timeout/i.test(
      cause.message,
    )
  )
}

/**
 * A standby cancels a query that keeps it from replaying a change of its primary. The code is that of a serialization
 * failure, and the message may be in any language, but the function that reports it is always named.
 */
function isRecoveryConflict({ code, routine, message }: DatabaseError): boolean {
  return code === SERIALIZATION_FAILURE && /recovery/i.test(`${routine} ${message}`)
}
