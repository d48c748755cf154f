import type { Context } from '#server/context.ts'
import { contactSubmissions } from '#server/foundation/database/schema/all-tables.ts'
import { queueMail } from '#server/foundation/mail/queue-mail.ts'
import { recordAndAnnounce } from '#server/foundation/webhooks/queue-webhooks.ts'
import { messageResponse } from './message-response.ts'

type NewMessage = Pick<
  typeof contactSubmissions.$inferInsert,
  'name' | 'email' | 'subject' | 'message' | 'language'
>

/** Stores a visitor's message and mails the owner, or does neither. */
export async function receiveMessage(ctx: Context, message: NewMessage) {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.insert(contactSubmissions).values(message).returning()
    if (!row) throw new Error('The message was not stored')
    const event = { kind: 'message.received', actor: 'customer', subjectId: row.id } as const
    await recordAndAnnounce(tx, event, { now: ctx.now(), data: messageResponse(row, {}) })
    await queueMail(tx, ctx, { kind: 'owner-message', sent: row })
    return row
  })
}
