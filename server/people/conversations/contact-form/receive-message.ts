import type { Context } from '#server/context.ts'
import { contactSubmissions } from '#server/foundation/database/schema/all-tables.ts'
import { ownerReader, queueMail } from '#server/foundation/mail/queue-mail.ts'
import { ownerMessage } from '#server/foundation/mail/templates/owner-mails.ts'
import { adminUrl } from '#server/site-url.ts'

type NewMessage = Pick<
  typeof contactSubmissions.$inferInsert,
  'name' | 'email' | 'subject' | 'message' | 'language'
>

/** Stores a visitor's message and mails the owner, or does neither. */
export async function receiveMessage(ctx: Context, message: NewMessage) {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.insert(contactSubmissions).values(message).returning()
    if (!row) throw new Error('The message was not stored')
    const { recipient, language } = await ownerReader(tx)
    await queueMail(tx, ctx, {
      kind: 'owner-message',
      recipient,
      replyTo: message.email,
      content: ownerMessage(row, language, adminUrl(ctx)),
    })
    return row
  })
}
