import type { Language } from '#domain/foundation/text/language.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type MailContent, paragraph } from '../mail-content.ts'

/** To the sender of a contact form message: the staff's reply, with the original message. */
export function staffReply(
  reply: { readonly subject: string; readonly message: string },
  original: { readonly message: string; readonly day: PartyDay; readonly language: Language },
): MailContent {
  return {
    language: original.language,
    subject: reply.subject,
    preview: reply.message.slice(0, 120),
    heading: reply.subject,
    blocks: [
      paragraph(reply.message),
      paragraph(textIn(original.language)('mails.reply.youWrote', { day: original.day })),
      { kind: 'quote', text: original.message },
    ],
  }
}

/** To a family: what staff wrote in their conversation. */
export function threadReply(written: string, subject: string, language: Language): MailContent {
  return { language, subject, preview: written.slice(0, 120), heading: subject, blocks: [paragraph(written)] }
}
