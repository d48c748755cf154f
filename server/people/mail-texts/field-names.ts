import type { MailTextName } from '#contract/people/mail-texts.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/foundation/text/language.ts'
import type { OwnersMail } from '#server/foundation/mail/mail-content.ts'
import { getMailSamples } from '#server/foundation/mail/sample-mails.ts'

/** Returns a mail of this kind as families get it, about a sample party. */
export function sampleMail(kind: MailTextName, language: Language): OwnersMail {
  const [sample] = getMailSamples(kind, language)
  if (!sample) throw new Error(`There is no sample of ${kind}`)
  return sample
}

export function getFieldNames(kind: MailTextName): string[] {
  return Object.keys(sampleMail(kind, DEFAULT_LANGUAGE).fields)
}
