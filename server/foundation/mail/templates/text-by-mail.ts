import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type MailContent, type OwnersMail, paragraph } from '../mail-content.ts'

/** To the customer: what a text message could not deliver. */
export function textByMail(body: string, language: Language): OwnersMail<'text-by-mail'> {
  const text = textIn(language)
  return {
    textName: 'text-by-mail',
    language,
    subject: text('texts.byMail.subject'),
    preview: body,
    heading: text('texts.byMail.heading'),
    blocks: [paragraph(body), paragraph(text('texts.byMail.why'), 'why')],
    fields: {},
  }
}

type Received = { readonly phone: string; readonly body: string; readonly url: string }

/** To the owner: somebody sent a text. */
export function ownerText({ phone, body, url }: Received, language: Language): MailContent {
  const text = textIn(language)
  return {
    language,
    subject: text('texts.ownerMail.subject', { phone }),
    preview: body.slice(0, 120),
    heading: text('texts.ownerMail.heading', { phone }),
    blocks: [
      { kind: 'quote', text: body },
      { kind: 'button', label: text('texts.ownerMail.open'), url },
    ],
  }
}
