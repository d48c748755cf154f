import * as contract from '#contract/catalogue/translations.ts'
import { listSpanishTexts, type SpanishText, saveSpanishText } from '#contract/site/spanish-texts.ts'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import { isTranslated } from '#domain/foundation/text/language.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { findTranslations } from './owner-texts.ts'
import { saveTranslation } from './save-translation.ts'

const NO_SUCH_LANGUAGE = refuse('not_found', 'translations.noLanguage')

export const translationEndpoints = endpoints((serve) => {
  serve(contract.listTranslations, ({ ctx, params: { language } }) =>
    isTranslated(language) ? findTranslations(ctx.db, language) : NO_SUCH_LANGUAGE,
  )
  serve(contract.saveTranslation, async ({ ctx, params: { language }, body, admin }) => {
    if (!isTranslated(language)) return NO_SUCH_LANGUAGE
    return (await saveTranslation(ctx, language, body, admin)) ?? findTranslations(ctx.db, language)
  })

  // From when Spanish was the only language besides English.
  serve(listSpanishTexts, ({ ctx }) => findSpanishTexts(ctx.db))
  serve(saveSpanishText, async ({ ctx, body: { place, spanish }, admin }) => {
    const refusal = await saveTranslation(ctx, 'es', { place, translation: spanish }, admin)
    return refusal ?? findSpanishTexts(ctx.db)
  })
})

async function findSpanishTexts(db: Database): Promise<SpanishText[]> {
  const texts = await findTranslations(db, 'es')
  return texts.map(({ translation, hasEnglishChanged, ...text }) => ({
    ...text,
    spanish: translation,
    hasEnglishChanged,
  }))
}
