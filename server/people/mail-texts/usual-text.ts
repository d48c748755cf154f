import { CLOSING, type MailText, type MailTextName } from '#contract/people/mail-texts.ts'
import type { MessageId } from '#domain/foundation/messages/message.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { sourceIn } from '#domain/foundation/translation/text-in.ts'
import type { OwnText } from '#domain/people/mail-texts/own-text.ts'
import { OWNERS_TEXTS, type OwnersTexts } from '#server/foundation/mail/own-texts/owners-texts.ts'

type WholeText = MailText['usual']

/**
 * Returns a mail's default words, with fields as the owner writes them; the closing words only ever come from the
 * owner.
 */
export function usualText(kind: MailTextName, language: Language): WholeText {
  const { subject, heading, paragraphs }: OwnersTexts = OWNERS_TEXTS[kind]
  const write = (id: MessageId) => nameFieldsIn(sourceIn(language, id))
  return {
    subject: write(subject),
    heading: write(heading),
    paragraphs: {
      ...Object.fromEntries(Object.entries(paragraphs).map(([slot, id]) => [slot, write(id)])),
      [CLOSING]: '',
    },
  }
}

/**
 * Writes fields without their styles, such as `{day}`, except that a short day is `{shortDay}`, and a plural is named
 * after what it counts: `{teepees}`.
 */
function nameFieldsIn(source: string): string {
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
