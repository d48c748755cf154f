import * as contract from '#contract/booking/terms-of-service.ts'
import { message } from '#domain/foundation/messages/message.ts'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import { readTranslations } from '#server/foundation/database/translation-queries.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { readBuiltInTerms } from './built-in-terms.ts'
import { publishTerms } from './publish-terms.ts'
import { currentTerms, listPublished, termsResponse } from './terms-queries.ts'

const NONE_PUBLISHED = refuse('not_found', message('terms.nonePublished'))

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
