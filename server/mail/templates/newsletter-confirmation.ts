import type { Language } from '#domain/text/language.ts'
import { textIn } from '#domain/translation/text-in.ts'
import { type MailContent, paragraph } from '../mail-content.ts'
import { mailWordsIn } from '../words/mail-words-in.ts'

type Asked = { readonly language: Language; readonly confirmUrl: string }

/** To an address that was entered into the newsletter form. */
export function newsletterConfirmation({ language, confirmUrl }: Asked): MailContent {
  const words = mailWordsIn(language).newsletter
  const text = textIn(language)
  return {
    language,
    subject: text('mails.newsletter.subject'),
    preview: words.preview,
    heading: text('mails.newsletter.heading'),
    blocks: [
      paragraph(text('mails.newsletter.sentence'), 'sentence'),
      { kind: 'button', label: words.confirm, url: confirmUrl },
      paragraph(words.nothingElse),
    ],
  }
}
