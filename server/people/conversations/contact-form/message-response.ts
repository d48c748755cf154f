import type { ContactMessage } from '#contract/people/contact.ts'
import type { contactSubmissions } from '#server/foundation/database/schema/all-tables.ts'

export function messageResponse(row: typeof contactSubmissions.$inferSelect): ContactMessage {
  const { draft, language: _, answeredBy: __, ...message } = row
  return { ...message, createdAt: row.createdAt.toISOString(), ...(draft && { draft }) }
}
