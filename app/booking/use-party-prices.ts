import { useQuery } from '@tanstack/react-query'
import { addonsQuery } from '#app/lib/api/addons-query.ts'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import type { BookingDraft } from '#app/lib/draft/booking-draft.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { priceDraft } from './use-order.ts'
import { usePriceTerms } from './use-price-terms.ts'

export type PartyPrices = {
  /**
   * The price with everything chosen so far, as the summary totals it, and with delivery and tax as far as they are
   * known; undefined without a bookable theme, for more teepees than it is offered with, and until those of a ZIP code
   * are there.
   */
  readonly getPrice: (themeId: number | null, teepees: number) => Cents | undefined
  /** The lowest one of all themes. */
  readonly getLowestPrice: (teepees: number) => Cents | undefined
}

/** What a party costs with another theme or another number of teepees, where and when the draft's is. */
export function usePartyPrices(draft: BookingDraft): PartyPrices {
  const { data: themes = [] } = useQuery(themesQuery)
  const { data: addons } = useQuery(addonsQuery)
  const { terms, isAwaited } = usePriceTerms(draft)
  const getPrice: PartyPrices['getPrice'] = (themeId, numberOfTeepees) => {
    const party = { ...draft, themeId, numberOfTeepees }
    const { theme, mostTeepees, quote } = priceDraft(party, themes, addons, terms)
    const isOffered = theme && numberOfTeepees <= mostTeepees
    return isOffered && !isAwaited ? quote.totalCents - quote.discountCents : undefined
  }
  const getLowestPrice = (teepees: number) => {
    const prices = themes.flatMap(({ id }) => getPrice(id, teepees) ?? [])
    return prices.length > 0 ? Math.min(...prices) : undefined
  }
  return { getPrice, getLowestPrice }
}
