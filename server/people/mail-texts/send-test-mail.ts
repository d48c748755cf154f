import type { MailTextName } from '#contract/people/mail-texts.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Admin, Context } from '#server/context.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { users } from '#server/foundation/database/schema/all-tables.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { countAgainst } from '#server/foundation/http/rate-limit.ts'
import { queueMail } from '#server/foundation/mail/queue-mail.ts'
import { type ChangeInLanguage, previewMail } from './preview-mail.ts'

const NO_ADDRESS = refuse('conflict', 'mailTexts.noAddress')

const LIMIT = { name: 'test-mails', most: 30, seconds: 3600 }

/**
 * Sends a mail with these words to the person who asks for it. Its links lead to the sample party, which does not
 * exist.
 */
export async function sendTestMail(
  ctx: Context,
  kind: MailTextName,
  change: ChangeInLanguage,
  { userId }: Admin,
): Promise<{ sentTo: string } | DetailedRefusal | Refusal> {
  const [user] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  const recipient = user?.email
  if (!recipient) return NO_ADDRESS
  const mail = await previewMail(ctx, kind, change)
  if (isRefusal(mail)) return mail
  const tooMany = await countAgainst(ctx, LIMIT, String(userId))
  if (tooMany) return tooMany
  await ctx.db.transaction((tx) =>
    queueMail(tx, ctx, {
      kind: 'test-mail',
      to: recipient,
      language: change.language,
      content: mail.content,
    }),
  )
  return { sentTo: recipient }
}
