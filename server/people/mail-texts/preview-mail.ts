import type { MailTextChange, MailTextName, RenderedMail } from '#contract/people/mail-texts.ts'
import { isRefusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import type { Admin, Context } from '#server/context.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { users } from '#server/foundation/database/schema/all-tables.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { countAgainst } from '#server/foundation/http/rate-limit.ts'
import type { MailContent } from '#server/foundation/mail/mail-content.ts'
import { applyOwnText, readOwnText } from '#server/foundation/mail/own-texts/read-own-texts.ts'
import { queueMail, readLetterhead } from '#server/foundation/mail/queue-mail.ts'
import { renderHtml } from '#server/foundation/mail/render-html.ts'
import { renderText } from '#server/foundation/mail/render-text.ts'
import { mergeOwnText } from './change-own-text.ts'
import { sampleMail } from './field-names.ts'

type ChangeInLanguage = MailTextChange & { readonly language: Language }

/** Returns a mail about a sample party with these words, as it would look once they were saved. */
export async function previewMail(
  ctx: Context,
  kind: MailTextName,
  { language, ...change }: ChangeInLanguage,
): Promise<{ readonly content: MailContent; readonly look: RenderedMail } | DetailedRefusal> {
  const own = mergeOwnText(kind, language, await readOwnText(ctx.db, kind, language), change)
  if (isRefusal(own)) return own
  const content = applyOwnText(sampleMail(kind, language), own)
  return { content, look: await renderMail(ctx, content, language) }
}

export async function renderMail(
  ctx: Context,
  content: MailContent,
  language: Language,
): Promise<RenderedMail> {
  const letterhead = await readLetterhead(ctx.db, ctx, language)
  const { subject } = content
  return { subject, html: renderHtml(content, letterhead), text: renderText(content, letterhead) }
}

const NO_ADDRESS = refuse('conflict', 'mailTexts.noAddress')

const LIMIT = { name: 'test-mails', most: 30, seconds: 3600 }

/**
 * Sends a mail with these words to the person who asks for it. Its links lead to the sample party, which does not
 * exist.
 */
export function sendTestMail(ctx: Context, kind: MailTextName, change: ChangeInLanguage, admin: Admin) {
  return mailToAuthor(ctx, change.language, admin, async () => {
    const mail = await previewMail(ctx, kind, change)
    return isRefusal(mail) ? mail : mail.content
  })
}

/** Sends what somebody is writing to them, at the address of their account. */
export async function mailToAuthor(
  ctx: Context,
  language: Language,
  { userId }: Admin,
  compose: () => Promise<MailContent | DetailedRefusal> | MailContent,
): Promise<{ sentTo: string } | DetailedRefusal> {
  const [user] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  const recipient = user?.email
  if (!recipient) return NO_ADDRESS
  const content = await compose()
  if (isRefusal(content)) return content
  const tooMany = await countAgainst(ctx, LIMIT, String(userId))
  if (tooMany) return tooMany
  const mail = { kind: 'test-mail', to: recipient, language, content } as const
  await ctx.db.transaction((tx) => queueMail(tx, ctx, mail))
  return { sentTo: recipient }
}
