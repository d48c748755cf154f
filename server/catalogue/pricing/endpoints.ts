import { listZipAreas as listZipAreasCall } from '#contract/catalogue/zip-areas.ts'
import { listAdvice, replayPrices as replayPricesCall } from '#contract/money/price-advice.ts'
import * as contract from '#contract/money/pricing.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { advisePrices, replayPrices } from './advise-prices.ts'
import { changePricing } from './change-pricing.ts'
import { listVersions } from './policy-versions.ts'
import { priceTermsFor } from './price-terms.ts'
import { priceTermsResponse, pricingResponse, readPricing } from './pricing-queries.ts'
import { listZipAreas } from './zip-areas.ts'

export const pricingEndpoints = endpoints((serve) => {
  serve(contract.readPriceTerms, async ({ ctx, query }) => {
    const pricing = await readPricing(ctx.db)
    const place = { ...query, today: partyDayAt(ctx.now()) }
    return priceTermsResponse(priceTermsFor(place, pricing), pricing.policy)
  })
  serve(contract.readPricing, async ({ ctx }) => pricingResponse(await readPricing(ctx.db)))
  serve(contract.listPolicyVersions, ({ ctx }) => listVersions(ctx.db))
  serve(listZipAreasCall, () => listZipAreas())
  serve(listAdvice, ({ ctx, language }) => advisePrices(ctx, language))
  serve(replayPricesCall, ({ ctx, body }) => replayPrices(ctx, body))
  serve(contract.changePricing, ({ ctx, body, admin }) => changePricing(ctx, body, admin))
})
