import type { MailTextChange, MailTextName, RenderedMail } from '#contract/people/mail-texts.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import type { Context } from '#server/context.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import type { MailContent } from '#server/foundation/mail/mail-content.ts'
import { applyOwnText } from '#server/foundation/mail/own-texts/apply-own-text.ts'
import { readOwnText } from '#server/foundation/mail/own-texts/read-own-texts.ts'
import { readLetterhead } from '#server/foundation/mail/queue-mail.ts'
import { renderHtml } from '#server/foundation/mail/render-html.ts'
import { renderText } from '#server/foundation/mail/render-text.ts'
import { mergeOwnText } from './change-own-text.ts'
import { sampleMail } from './field-names.ts'

export type ChangeInLanguage = MailTextChange & { readonly language: Language }

/** Returns a mail about a sample party with these words, as it would look once they were saved. */
export async function previewMail(
  ctx: Context,
  kind: MailTextName,
  { language, ...change }: ChangeInLanguage,
): Promise<{ readonly content: MailContent; readonly look: RenderedMail } | DetailedRefusal> {
  const own = mergeOwnText(kind, language, await readOwnText(ctx.db, kind, language), change)
  if (isRefusal(own)) return own
  const content = applyOwnText(sampleMail(kind, language), own)
  const letterhead = await readLetterhead(ctx.db, ctx, language)
  const look = {
    subject: content.subject,
    html: renderHtml(content, letterhead),
    text: renderText(content, letterhead),
  }
  return { content, look }
}
