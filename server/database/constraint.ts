import { DatabaseError } from 'pg'
import { DrizzleQueryError } from './drizzle.ts'
import { DatabaseSilent } from './watched-pool.ts'

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

// Connection failures, exhausted resources (including a full disk), operator intervention, timeouts, system errors.
const DOWN_CODES = /^(08|53|57P|57014|58|25P03)/
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

/** Returns whether the database cannot be reached or is shutting down, as opposed to rejecting a query. */
export function isDatabaseDown(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (cause instanceof DatabaseSilent) return true
  if (cause instanceof DatabaseError) return DOWN_CODES.test(cause.code ?? '')
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
