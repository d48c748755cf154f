import { readDetails } from '#server/foundation/audit-log/describe-facts.ts'
import type { auditLog } from '#server/foundation/database/schema/all-tables.ts'

type Entry = typeof auditLog.$inferSelect

/** Returns stored entries of the log with their details as the API returns them. */
export function withDetails(entries: readonly Entry[]): Entry[] {
  return entries.map((entry) => ({ ...entry, details: readDetails(entry).details }))
}

/** Returns entries that name an address: in their text, as early releases wrote it, in their facts, and in both. */
export function entriesNaming(email: string): (typeof auditLog.$inferInsert)[] {
  const entry = { actor: 'dana', action: 'replied to', subject: 'message' }
  const facts = { kind: 'text', text: `On\n${email}` }
  return [
    { ...entry, details: email },
    { ...entry, facts },
    { ...entry, details: email, facts },
  ]
}
