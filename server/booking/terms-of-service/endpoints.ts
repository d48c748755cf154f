import * as contract from '#contract/booking/terms-of-service.ts'
import type { CallResponse } from '#contract/calls.ts'
import { toPublishedTerms } from '#domain/booking/changes/published-terms.ts'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import { DEFAULT_LANGUAGE, TRANSLATED_LANGUAGES } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { writeTerms } from '#domain/site/site-texts/usual-terms.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { readTranslations } from '#server/foundation/database/translation-queries.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { publishTerms } from './publish-terms.ts'
import { currentTerms, listPublished, termsResponse } from './terms-queries.ts'

const NONE_PUBLISHED = refuse('not_found', 'terms.nonePublished')

export const termsEndpoints = endpoints((serve) => {
  serve(contract.readTerms, async ({ ctx, language }) => {
    const current = await currentTerms(ctx.db)
    if (!current) return NONE_PUBLISHED
    const place = `terms/${current.version}` as const
    const translation = (await readTranslations(ctx.db, language, [place])).get(place)
    return { ...termsResponse(current), ...(translation !== undefined && { translation }) }
  })
  serve(contract.listTerms, ({ ctx }) => listPublished(ctx.db))
  serve(contract.readBuiltInTerms, ({ ctx }) => readBuiltInTerms(ctx.db))
  serve(contract.publishTerms, ({ ctx, body, admin }) => publishTerms(ctx, body, admin))
})

type BuiltInTerms = CallResponse<'get', '/api/admin/terms/built-in'>

/** Returns the terms in each language that a booking agrees to while no version is published. */
async function readBuiltInTerms(db: Database): Promise<BuiltInTerms> {
  const terms = toPublishedTerms((await readPricing(db)).policy)
  return {
    text: writeTerms(terms, textIn(DEFAULT_LANGUAGE)),
    translations: Object.fromEntries(
      TRANSLATED_LANGUAGES.map((language) => [language, writeTerms(terms, textIn(language))]),
    ),
  }
}
