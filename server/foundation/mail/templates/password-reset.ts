import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type MailContent, paragraph } from '../mail-content.ts'

type Forgotten = { readonly username: string; readonly url: string; readonly language: Language }

/** To a user for whom a new password was requested, by themselves or by someone else. */
export function passwordReset({ username, url, language }: Forgotten): MailContent {
  const text = textIn(language)
  return {
    language,
    subject: text('mails.password.subject'),
    preview: text('mails.password.preview', { username }),
    heading: text('mails.password.subject'),
    blocks: [
      paragraph(text('mails.password.sentence', { username })),
      { kind: 'button', label: text('mails.password.subject'), url },
      paragraph(text('mails.password.notYou')),
    ],
  }
}
