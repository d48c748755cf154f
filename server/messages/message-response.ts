import type { ContactMessage } from '#contract/people/contact.ts'
import type { contactSubmissions } from '#server/database/schema/all-tables.ts'

/** An answered message has no draft anymore, though one is kept in case the mark is taken back. */
export function messageResponse(row: typeof contactSubmissions.$inferSelect): ContactMessage {
  const { draft, language: _, ...message } = row
  return { ...message, createdAt: row.createdAt.toISOString(), ...(draft && !row.responded && { draft }) }
}
