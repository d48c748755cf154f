import type { events } from '#server/foundation/database/schema/all-tables.ts'
import { readDetails } from '#server/foundation/events/describe-facts.ts'

type Entry = typeof events.$inferSelect

/** Returns stored entries of the log with their details as the API returns them. */
export function withDetails(entries: readonly Entry[]): Entry[] {
  return entries.map((entry) => ({ ...entry, details: readDetails(entry).details }))
}

/** Returns entries that name an address: in their text, as early releases wrote it, in their facts, and in both. */
export function entriesNaming(email: string): (typeof events.$inferInsert)[] {
  const entry = { kind: 'message.replied', actor: 'dana', action: 'replied to', subject: 'message' }
  const facts = { kind: 'text', text: `On\n${email}` }
  return [
    { ...entry, details: email },
    { ...entry, facts },
    { ...entry, details: email, facts },
  ]
}
