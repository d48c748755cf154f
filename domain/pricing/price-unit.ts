/** What one of an add-on is for. It is told beside the price and changes no amount: the family says how many it takes. */
export const PRICE_UNITS = ['party', 'child', 'teepee'] as const
export type PriceUnit = (typeof PRICE_UNITS)[number]
export const DEFAULT_PRICE_UNIT: PriceUnit = 'party'
