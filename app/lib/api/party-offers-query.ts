import { readNights, readWaiver } from '#contract/money/read-price-list.ts'
import { DEFAULT_PRICING } from '#domain/catalogue/pricing/pricing-settings.ts'
import { apiQuery } from './api-query.ts'

/** What a party can have beside its theme and add-ons: more nights, and the damage waiver. */
export const partyOffersQuery = {
  ...apiQuery('/api/price-terms', { query: {} }),
  select: (terms: Parameters<typeof readNights>[0] & Parameters<typeof readWaiver>[0]) => ({
    mostNights: readNights(terms)?.most ?? DEFAULT_PRICING.nights.most,
    waiver: readWaiver(terms),
  }),
}
