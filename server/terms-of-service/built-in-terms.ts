import type { CallResponse } from '#contract/calls.ts'
import { toPublishedTerms } from '#domain/changes/published-terms.ts'
import { writeTerms } from '#domain/site-texts/usual-terms.ts'
import { DEFAULT_LANGUAGE, TRANSLATED_LANGUAGES } from '#domain/text/language.ts'
import { textIn } from '#domain/translation/text-in.ts'
import type { Database } from '#server/database/client.ts'
import { readPricing } from '#server/pricing/pricing-queries.ts'

type BuiltInTerms = CallResponse<'get', '/api/admin/terms/built-in'>

/** Returns the terms in each language that a booking agrees to while no version is published. */
export async function readBuiltInTerms(db: Database): Promise<BuiltInTerms> {
  const terms = toPublishedTerms((await readPricing(db)).policy)
  return {
    text: writeTerms(terms, textIn(DEFAULT_LANGUAGE)),
    translations: Object.fromEntries(
      TRANSLATED_LANGUAGES.map((language) => [language, writeTerms(terms, textIn(language))]),
    ),
  }
}
