import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { DatabaseSilent } from './watched-pool.ts'

/** The driver's own error behind a failed query, if the database said no. */
export function databaseErrorOf(error: unknown): DatabaseError | undefined {
  if (error instanceof DatabaseError) return error
  return error instanceof DrizzleQueryError && error.cause instanceof DatabaseError ? error.cause : undefined
}

const SERIALIZATION_FAILURE = '40001'
const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'
// RESTRICT responses with a code of its own since PostgreSQL 18.
const RESTRICT_VIOLATION = '23001'

export function isDuplicate(error: unknown): boolean {
  return databaseErrorOf(error)?.code === UNIQUE_VIOLATION
}

/** Whether somebody else changed what a transaction of one instant (`repeatable read`) was about to change. */
export function isOvertaken(error: unknown): boolean {
  return databaseErrorOf(error)?.code === SERIALIZATION_FAILURE
}

export function isStillReferenced(error: unknown): boolean {
  const code = databaseErrorOf(error)?.code
  return code === FOREIGN_KEY_VIOLATION || code === RESTRICT_VIOLATION
}

// Connection failures, resources used up (a full disk too), an operator's intervention or a timeout, system errors.
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

/** True when the database cannot be reached or is going away, as opposed to refusing what it was asked. */
export function isDatabaseDown(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (cause instanceof DatabaseSilent) return true
  if (cause instanceof DatabaseError) return DOWN_CODES.test(cause.code ?? '')
  if (!(cause instanceof Error)) return false
  const code = 'code' in cause ? String(cause.code) : ''
  // A socket that is not there; a file that is missing is something else.
  if (code === 'ENOENT') return 'syscall' in cause && cause.syscall === 'connect'
  return (
    DOWN_CAUSES.has(code) ||
    /connection terminated|timeout expired|timeout exceeded when trying to connect|connection error|closed and is not queryable|query read timeout/i.test(
      cause.message,
    )
  )
}
