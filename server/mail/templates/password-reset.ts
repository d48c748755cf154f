import type { Language } from '#domain/text/language.ts'
import { type MailContent, paragraph } from '../mail-content.ts'
import { staffMailWordsIn } from '../words/mail-words-in.ts'

type Forgotten = { readonly username: string; readonly url: string; readonly language: Language }

/** To a user for whom a new password was requested, by themselves or by someone else. */
export function passwordReset({ username, url, language }: Forgotten): MailContent {
  const words = staffMailWordsIn(language).password
  return {
    language,
    subject: words.subject,
    preview: words.preview(username),
    heading: words.subject,
    blocks: [
      paragraph(words.sentence(username)),
      { kind: 'button', label: words.subject, url },
      paragraph(words.notYou),
    ],
  }
}
