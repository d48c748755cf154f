import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'

/** The driver's own error behind a failed query, if the database said no. */
export function databaseErrorOf(error: unknown): DatabaseError | undefined {
  if (error instanceof DatabaseError) return error
  return error instanceof DrizzleQueryError && error.cause instanceof DatabaseError ? error.cause : undefined
}

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'
// RESTRICT responses with a code of its own since PostgreSQL 18.
const RESTRICT_VIOLATION = '23001'

export function isDuplicate(error: unknown): boolean {
  return databaseErrorOf(error)?.code === UNIQUE_VIOLATION
}

export function isStillReferenced(error: unknown): boolean {
  const code = databaseErrorOf(error)?.code
  return code === FOREIGN_KEY_VIOLATION || code === RESTRICT_VIOLATION
}

/** True when the database cannot be reached or is going away, as opposed to refusing what it was asked. */
export function isDatabaseDown(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (cause instanceof DatabaseError) return /^(08|57P|53)/.test(cause.code ?? '')
  if (!(cause instanceof Error)) return false
  const code = 'code' in cause ? String(cause.code) : ''
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'].includes(code) ||
    /connection terminated|timeout exceeded when trying to connect|connection error|query read timeout/i.test(
      cause.message,
    )
  )
}
