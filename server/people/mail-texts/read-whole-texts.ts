import type { MailTextName, MailTexts } from '#contract/people/mail-texts.ts'
import { LANGUAGES } from '#domain/foundation/text/language.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { readOwnText } from '#server/foundation/mail/own-texts/read-own-texts.ts'
import { wholeText } from './usual-text.ts'

/** Returns a mail's words in each language: the defaults and the owner's. */
export async function readWholeTexts(db: Queryable, name: MailTextName): Promise<MailTexts['texts']> {
  const texts: Partial<MailTexts['texts']> = {}
  for (const language of LANGUAGES)
    texts[language] = wholeText(name, language, await readOwnText(db, name, language))
  return texts as MailTexts['texts']
}
