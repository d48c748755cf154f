import { join } from 'node:path'
import { DatabaseError } from 'pg'
import { StartRefusal } from '#platform/boot.ts'
import { isDatabaseDown } from './constraint.ts'
import { DrizzleQueryError } from './drizzle.ts'

type DatabaseAddress = { readonly databaseUrl: string | undefined; readonly dataDir: string }

/** Returns the StartRefusal for a start that failed because of the database; undefined for other errors. */
export function toStartRefusal(error: unknown, place: DatabaseAddress): StartRefusal | undefined {
  if (error instanceof StartRefusal) return error
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  const sentence = cause instanceof DatabaseError ? getSentence(cause, place) : undefined
  if (sentence) return new StartRefusal(sentence)
  if (!isDatabaseDown(cause) && !isUnusablePassword(cause)) return undefined
  return new StartRefusal(`${getName(place)} cannot be reached: ${getMessages(cause)}. ${getCheck(place)}`)
}

function getSentence({ code = '', message }: DatabaseError, place: DatabaseAddress): string | undefined {
  const name = getName(place)
  if (code.startsWith('28')) {
    return place.databaseUrl
      ? `${name} does not let us in: ${message}. Check user and password in DATABASE_URL.`
      : `${name} does not take the password in ${join(place.dataDir, 'postgres.password')}: ${message}. ` +
          'Delete that file and start again: a new password is made then, and no data is lost.'
  }
  if (code === '53300')
    return `${name} has no free connection: ${message}. Close other programs that use it, or raise its max_connections.`
  if (code === '53100') return `The disk of ${name} is full: ${message}. Make room and start again.`
  if (code === '3D000') return `${name} has no such database: ${message}. Create it, or correct DATABASE_URL.`
  if (code === '08P01' && message.includes('startup parameter'))
    return `${name} is a pool and not PostgreSQL itself: ${message}. Give the address of PostgreSQL: each server keeps a pool of its own.`
  if (code === '42501')
    return `${name} refuses us a right we need: ${message}. Its user must be allowed to create tables and schemas.`
  if (code === '0A000')
    return `${name} cannot do what we need: ${message}. Use PostgreSQL itself (docs/operating/databases.md).`
  if (code === '25006')
    return `${name} is read-only: ${message}. Give the address of the primary, or let the database take writes again.`
  return undefined
}

function getName({ databaseUrl }: DatabaseAddress): string {
  return databaseUrl ? 'The database server of DATABASE_URL' : 'The embedded PostgreSQL'
}

function getCheck({ databaseUrl, dataDir }: DatabaseAddress): string {
  return databaseUrl
    ? 'Check that it runs and that DATABASE_URL is right.'
    : `Check the disk and the folder ${dataDir}, then start again.`
}

/** Matches the driver's own messages for a password that cannot be valid. */
function isUnusablePassword(cause: unknown): boolean {
  return cause instanceof Error && /^SASL: /.test(cause.message)
}

function getMessages(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(getMessages).join(', ')
  return cause instanceof Error ? cause.message : String(cause)
}
