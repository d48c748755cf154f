import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { CONFIRMATION_DAYS } from '#domain/site/newsletter.ts'
import { type OwnersMail, paragraph } from '../mail-content.ts'

type ConfirmationRequest = { readonly language: Language; readonly confirmUrl: string }

/** To an address that was entered into the newsletter form. */
export function newsletterConfirmation({
  language,
  confirmUrl,
}: ConfirmationRequest): OwnersMail<'newsletter-confirmation'> {
  const text = textIn(language)
  return {
    textName: 'newsletter-confirmation',
    language,
    subject: text('mails.newsletter.subject'),
    preview: text('mails.newsletter.preview'),
    heading: text('mails.newsletter.heading'),
    blocks: [
      paragraph(text('mails.newsletter.sentence'), 'sentence'),
      { kind: 'button', label: text('mails.newsletter.confirm'), url: confirmUrl },
      paragraph(text('mails.newsletter.nothingElse', { days: CONFIRMATION_DAYS })),
    ],
    fields: {},
  }
}
