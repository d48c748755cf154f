/**
 * Every request that a page makes between the click on Pay and the confirmation, for a card that requires
 * authentication.
 */
export const MOMENTS = ['book', 'charge', 'answer the bank', 'look up'] as const
export type Moment = (typeof MOMENTS)[number]
