import type { Language } from '#domain/text/language.ts'
import { type MailContent, paragraph } from '../mail-content.ts'
import { mailWordsIn } from '../words/mail-words-in.ts'

type Asked = { readonly language: Language; readonly confirmUrl: string }

/** To an address that was entered into the newsletter form. */
export function newsletterConfirmation({ language, confirmUrl }: Asked): MailContent {
  const words = mailWordsIn(language).newsletter
  return {
    language,
    subject: words.subject,
    preview: words.preview,
    heading: words.heading,
    blocks: [
      paragraph(words.sentence),
      { kind: 'button', label: words.confirm, url: confirmUrl },
      paragraph(words.nothingElse),
    ],
  }
}
