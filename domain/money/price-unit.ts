/**
 * What the price of an add-on refers to. It is shown beside the price and changes no amount: the family chooses the
 * quantity.
 */
export const PRICE_UNITS = ['party', 'child', 'teepee'] as const
export type PriceUnit = (typeof PRICE_UNITS)[number]
export const DEFAULT_PRICE_UNIT: PriceUnit = 'party'
