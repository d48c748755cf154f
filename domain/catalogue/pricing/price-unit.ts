/** What the price of an add-on is per. It is only shown beside the price; the family chooses the quantity. */
export const PRICE_UNITS = ['party', 'child', 'teepee'] as const
export type PriceUnit = (typeof PRICE_UNITS)[number]
export const DEFAULT_PRICE_UNIT: PriceUnit = 'party'
