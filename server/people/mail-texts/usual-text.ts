import { CLOSING, GREETING, type MailText, type MailTextName } from '#contract/people/mail-texts.ts'
import type { MessageId } from '#domain/foundation/messages/message.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { sourceIn } from '#domain/foundation/translation/text-in.ts'
import type { OwnText } from '#domain/people/mail-texts/own-text.ts'
import { ownedId, titleIds } from '#server/foundation/mail/kinds/define-mail.ts'
import { getMail } from '#server/foundation/mail/mails.ts'
import { sampleMail } from './field-names.ts'

type WholeText = MailText['usual']

/**
 * Returns a mail's default words, with fields as the owner writes them; the closing words only ever come from the
 * owner.
 */
export function usualText(kind: MailTextName, language: Language): WholeText {
  const { subject, heading } = titleIds(kind)
  const write = (id: MessageId) => nameFieldsIn(sourceIn(language, id))
  const greets = sampleMail(kind, language).blocks.some((block) => 'slot' in block && block.slot === GREETING)
  const slots = [...(greets ? [GREETING] : []), ...(getMail(kind).owned ?? [])]
  return {
    subject: write(subject),
    heading: write(heading),
    paragraphs: {
      ...Object.fromEntries(slots.map((slot) => [slot, write(ownedId(kind, slot))])),
      [CLOSING]: '',
    },
  }
}

/**
 * Writes fields without their styles, such as `{day}`, except that a short day is `{shortDay}`, and a plural is named
 * after what it counts: `{teepees}`.
 */
export function nameFieldsIn(source: string): string {
  return source
    .replace(/\{(\w+), plural,(?:[^{}]|\{(?:[^{}]|\{\w+\})*\})*\}/g, '{$1}')
    .replace(/\{day, date, short\}/g, '{shortDay}')
    .replace(/\{day, date, month\}/g, '{monthDay}')
    .replace(/\{(\w+),[^{}]*\}/g, '{$1}')
}

/** Returns the words in effect, with the defaults. */
export function wholeText(kind: MailTextName, language: Language, own: OwnText): MailText {
  const usual = usualText(kind, language)
  const { subject = usual.subject, heading = usual.heading, paragraphs = {} } = own
  const known = Object.entries(usual.paragraphs).map(([slot, words]) => [slot, paragraphs[slot] ?? words])
  return {
    subject,
    heading,
    paragraphs: Object.fromEntries(known),
    usual,
    isOwn: Object.keys(own).length > 0,
  }
}
