import { DEFAULT_LANGUAGE, type Language } from '#domain/text/language.ts'
import type { MailContent } from '#server/mail/mail-content.ts'
import type { OwnedKind } from '#server/mail/own-texts/owners-texts.ts'
import { getMailSamples } from '#server/mail/sample-mails.ts'

/** Returns a mail of a kind as families get it, with a sample party. */
export function sampleMail(kind: OwnedKind, language: Language): MailContent {
  const [sample] = getMailSamples(kind, language)
  if (!sample) throw new Error(`There is no sample of ${kind}`)
  return sample
}

/** Returns what the texts of a mail can name. */
export function getFieldNames(kind: OwnedKind): string[] {
  return Object.keys(sampleMail(kind, DEFAULT_LANGUAGE).fields ?? {})
}
