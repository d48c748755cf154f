import { addressPattern } from '#domain/people/customers/without-words.ts'
import { type SQL, type SQLWrapper, sql } from '#server/foundation/database/drizzle.ts'

/** Matches texts that contain one of these e-mail addresses, however it is spelled. */
export function mentions(text: SQLWrapper, emails: readonly string[]): SQL {
  return sql`EXISTS (SELECT FROM unnest(${sql.param(emails.map(addressPattern))}::text[]) AS pattern WHERE ${text} ~* pattern)`
}

/** Matches texts that contain one of these references. */
export function contains(text: SQLWrapper, references: readonly string[]): SQL {
  return sql`EXISTS (SELECT FROM unnest(${sql.param([...references])}::text[]) AS reference WHERE strpos(${text}, reference) > 0)`
}
