import type { ContactMessage } from '#contract/people/contact.ts'
import type { Admin } from '#server/context.ts'
import type { contactSubmissions } from '#server/foundation/database/schema/all-tables.ts'
import { mailTextFor } from '#server/foundation/mail/mail-text-for.ts'

type Message = typeof contactSubmissions.$inferSelect

export function messageResponse(row: Message, reader: Pick<Admin, 'keyId'>): ContactMessage {
  const { draft, language: _, answeredBy: __, ...message } = row
  return {
    ...message,
    message: mailTextFor(reader, message.message),
    createdAt: row.createdAt.toISOString(),
    ...(draft && { draft: { ...draft, message: mailTextFor(reader, draft.message) } }),
  }
}
