import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { ownerReader, queueMail } from '#server/foundation/mail/queue-mail.ts'
import { ownerText } from '#server/foundation/mail/templates/text-by-mail.ts'
import { adminUrl } from '#server/site-url.ts'
import type { StoredText } from './queue-text.ts'

/** Mails the owner a text that was received, because nobody watches the admin all day. */
export async function notifyOwner(
  tx: Transaction,
  ctx: Context,
  { id, phone, body }: StoredText,
): Promise<void> {
  const { recipient, language } = await ownerReader(tx)
  await queueMail(tx, ctx, {
    kind: 'owner-text',
    recipient,
    content: ownerText({ phone, body, url: `${adminUrl(ctx)}/messages/threads/t${id}` }, language),
    dedupeKey: toOwnerKey(id),
  })
}

export function toOwnerKey(textId: number): string {
  return `owner-text-${textId}`
}
