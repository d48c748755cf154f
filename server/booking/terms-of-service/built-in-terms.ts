import type { CallResponse } from '#contract/calls.ts'
import { toPublishedTerms } from '#domain/booking/changes/published-terms.ts'
import { DEFAULT_LANGUAGE, TRANSLATED_LANGUAGES } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { writeTerms } from '#domain/site/site-texts/usual-terms.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Database } from '#server/foundation/database/client.ts'

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
